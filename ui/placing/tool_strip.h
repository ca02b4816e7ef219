#pragma once
// The buttons of the placing tools, in the upper left corner of the viewport.

#include <QFrame>

class QAction;

namespace gyre::ui {

class ToolStrip : public QFrame {
 public:
  ToolStrip(const QList<QAction*>& actions, QWidget* parent);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace gyre::ui
