#pragma once
// Text over several lines.

#include <QMimeData>
#include <QPlainTextEdit>

namespace gyre::ui {

class PlainTextBox : public QPlainTextEdit {
 public:
  using QPlainTextEdit::QPlainTextEdit;

 protected:
  /// Qt up to 6.5 reads the first format of what is pasted, and ends the program where the clipboard is empty.
  void insertFromMimeData(const QMimeData* source) override {
    if (source && source->hasText()) QPlainTextEdit::insertFromMimeData(source);
  }
};

}  // namespace gyre::ui
