#pragma once
// What an empty model shows instead of nothing: how to begin.

#include "document/model_document.h"

#include <QFrame>

namespace gyre::ui {

/// Lies in the middle of its parent while the model has no bodies, the palette that inserts them is not open, which
/// would be two cards one over the other, and no tool is at work that draws there.
class EmptyHint : public QFrame {
  Q_OBJECT
 public:
  /// @param tool  whose banner is seen while one is at work
  EmptyHint(ModelDocument& document, const QWidget& palette, QWidget& tool, QWidget* parent);

 signals:
  void insertClicked();
  void drawClicked();
  void examplesClicked();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refresh();
  void centre();

  ModelDocument& document_;
  const QWidget &palette_, &tool_;
};

}  // namespace gyre::ui
