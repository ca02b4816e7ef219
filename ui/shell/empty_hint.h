#pragma once
// What an empty model shows instead of nothing: how to begin.

#include "document/model_document.h"

#include <QFrame>

namespace gyre::ui {

/// Lies in the middle of its parent while the model has no bodies.
class EmptyHint : public QFrame {
  Q_OBJECT
 public:
  EmptyHint(ModelDocument& document, QWidget* parent);

 signals:
  void insertClicked();
  void examplesClicked();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refresh();
  void centre();

  ModelDocument& document_;
};

}  // namespace gyre::ui
