#pragma once
// The head of a dock that stands alone: its title. A dock that shares its place with others is named by its tab, and
// the head gives way, so that nothing is said twice. The dock is dragged by either.

#include <QDockWidget>
#include <QLabel>

namespace gyre::ui {

class DockTitle : public QLabel {
  Q_OBJECT
 public:
  explicit DockTitle(QDockWidget* dock);

  QSize sizeHint() const override { return minimumSizeHint(); }
  QSize minimumSizeHint() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void follow();

  QDockWidget* dock_;
  bool alone_ = false;
};

}  // namespace gyre::ui
