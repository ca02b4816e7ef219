#pragma once
// Editor of a text: one line, or a box when the text is prose.

#include "panels/field_editor.h"

#include <QLineEdit>
#include <QPlainTextEdit>

namespace gyre::ui {

class TextEditor : public FieldEditor {
  Q_OBJECT
 public:
  TextEditor(const Field& field, QWidget* parent);
  void show(const Value& value) override;
  bool isWide() const override { return true; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void commit(const QString& text);
  std::string shown_;
  QLineEdit* line_ = nullptr;
  QPlainTextEdit* box_ = nullptr;
};

}  // namespace gyre::ui
