#pragma once
// What an empty model shows instead of nothing: how to begin.

#include "document/model_document.h"

#include <QFrame>

namespace gyre::ui {

/// Lies in the middle of its parent while the model has no bodies and the palette that inserts them is not open: not
/// two cards one over the other.
class EmptyHint : public QFrame {
  Q_OBJECT
 public:
  EmptyHint(ModelDocument& document, const QWidget& palette, QWidget* parent);

 signals:
  void insertClicked();
  void examplesClicked();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refresh();
  void centre();

  ModelDocument& document_;
  const QWidget& palette_;
};

}  // namespace gyre::ui
