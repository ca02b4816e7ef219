#pragma once
// The buttons of the placing tools, in the upper left corner of the viewport: in a column, or in several where the
// viewport is low, so that the triad in the corner below them is seen.

#include <QFrame>
#include <QGridLayout>

#include <vector>

class QAction;
class QToolButton;

namespace gyre::ui {

class ToolStrip : public QFrame {
 public:
  ToolStrip(const QList<QAction*>& actions, QWidget* parent);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void arrange();

  std::vector<QToolButton*> buttons_;
  QGridLayout* grid_;
  int rows_ = 0;
};

}  // namespace gyre::ui
