#include "shell/dock_title.h"

#include "shell/dock_menu.h"
#include "shell/dock_window.h"
#include "theme/icons.h"
#include "theme/tips.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

/// Whether a tab bar names the dock; a dock that was closed has no tab.
bool hasTab(QDockWidget* dock) {
  auto* window = qobject_cast<QMainWindow*>(dock->parentWidget());
  if (!window || dock->isFloating()) return false;
  const QList<QDockWidget*> others = window->tabifiedDockWidgets(dock);
  return std::any_of(others.begin(), others.end(), [](const QDockWidget* other) { return !other->isHidden(); });
}

}  // namespace

DockTitle::DockTitle(QDockWidget* dock, Docked docked)
    : QWidget(dock), dock_(dock), docked_(docked), title_(new QLabel(dock->windowTitle(), this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 4, 8, 4);
  row->setSpacing(0);
  title_->setContentsMargins(0, 4, 0, 4);
  row->addWidget(title_, 1);
  fill_ = addButton("maximise", tr("Fill the screen, or take the former size"));
  back_ = addButton("dock", tr("Back into the window"));
  close_ = addButton("close", tr("Close"));
  connect(fill_, &QToolButton::clicked, this, [this] { toggleScreenFilling(*dock_); });
  connect(back_, &QToolButton::clicked, this, [this] { dock_->setFloating(false); });
  connect(close_, &QToolButton::clicked, this, [this] { closeDock(*dock_); });
  connect(dock, &QDockWidget::windowTitleChanged, title_, &QLabel::setText);
  connect(dock, &QDockWidget::topLevelChanged, this, &DockTitle::follow);
  dock_->setTitleBarWidget(this);
  dock_->installEventFilter(this);
  follow();
}

QToolButton* DockTitle::addButton(const QString& name, const QString& tip) {
  auto* button = new QToolButton(this);
  button->setObjectName(name);
  button->setIcon(icon(name));
  button->setIconSize(QSize(16, 16));
  button->setAutoRaise(true);
  setTip(button, tip);
  layout()->addWidget(button);
  return button;
}

QSize DockTitle::minimumSizeHint() const { return isShown_ ? layout()->minimumSize() : QSize(0, 0); }

// Qt says nothing when another dock joins or leaves the tabs, but places the dock anew.
bool DockTitle::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (type == QEvent::Show || type == QEvent::Resize || type == QEvent::Move) {
    follow();
    QMetaObject::invokeMethod(this, &DockTitle::follow, Qt::QueuedConnection);  // when all docks have their places
  }
  return QWidget::eventFilter(watched, event);
}

void DockTitle::contextMenuEvent(QContextMenuEvent* event) { dockMenu(*dock_)->exec(event->globalPos()); }

void DockTitle::mouseDoubleClickEvent(QMouseEvent*) {
  if (dock_->isFloating()) dock_->setFloating(false);
  else tearOff(*dock_);
}

void DockTitle::follow() {
  const bool isFloating = dock_->isFloating();
  for (QToolButton* button : {fill_, back_, close_}) button->setVisible(isFloating);
  const bool isShown = isFloating || (docked_ == Docked::isNamed && !hasTab(dock_));
  title_->setVisible(isShown);
  if (std::exchange(isShown_, isShown) != isShown || isFloating) updateGeometry();
}

}  // namespace gyre::ui

#include "moc_dock_title.cpp"
