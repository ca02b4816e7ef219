#pragma once
// The head of a dock: its title and, in a window of its own, buttons that make it fill the screen, take it back and
// close it. A dock that shares its place with others is named by its tab, and one that has a head of its own, as a
// plot, by that: where it is docked its title gives way, so that nothing is said twice. The dock is dragged by title
// or tab; a double click on the title tears it off or takes it back.

#include <QDockWidget>
#include <QWidget>

class QLabel;
class QToolButton;

namespace gyre::ui {

class DockTitle : public QWidget {
  Q_OBJECT
 public:
  enum class Docked { isNamed, hasOwnHead };

  /// Becomes the title bar of the dock.
  explicit DockTitle(QDockWidget* dock, Docked docked = Docked::isNamed);

  QSize sizeHint() const override { return minimumSizeHint(); }
  QSize minimumSizeHint() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;

 private:
  QToolButton* addButton(const QString& name, const QString& tip);
  void follow();

  QDockWidget* dock_;
  Docked docked_;
  QLabel* title_;
  QToolButton *fill_, *back_, *close_;
  bool isShown_ = true;
};

}  // namespace gyre::ui
