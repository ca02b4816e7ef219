#include "shell/steps_dock.h"

#include "shell/dock_menu.h"
#include "shell/dock_title.h"

#include <QAction>
#include <QSettings>
#include <QTimer>

namespace gyre::ui {
namespace {

constexpr int kRoomForThree = 1580;                     // width of a window in which three plots stand side by side
const char* const kStepsClosed = "plots/steps_closed";  // in the settings

}  // namespace

StepsDock::StepsDock(QMainWindow& window, const std::vector<QDockWidget*>& beside)
    : QDockWidget(tr("Steps"), &window), window_(window), beside_(beside), plot_(new StepsPlot(&window)) {
  setObjectName("stepsDock");
  setWidget(plot_);
  new DockTitle(this, DockTitle::Docked::hasOwnHead);
  plot_->addAction(dockMenu(*this)->menuAction());
  window_.addDockWidget(Qt::BottomDockWidgetArea, this);
  window_.splitDockWidget(beside_[0], this, Qt::Horizontal);
  connect(toggleViewAction(), &QAction::triggered, this, [this](bool on) {
    if (needed_) QSettings().setValue(kStepsClosed, !on);
  });
}

void StepsDock::setActive(bool on) {
  active_ = on;
  hide();
  placeItself();
}

void StepsDock::setNeeded(bool on) {
  needed_ = on;
  placeItself();
}

void StepsDock::placeItself() {
  const bool shown = active_ && needed_ && !QSettings().value(kStepsClosed).toBool();
  if (shown == !isHidden()) return;
  if (!shown) return hide();
  const bool moved = isFloating() || window_.dockWidgetArea(this) != Qt::BottomDockWidgetArea;
  const bool isBeside = window_.width() >= kRoomForThree;
  if (!moved) {
    window_.removeDockWidget(this);
    if (isBeside) window_.splitDockWidget(beside_[0], this, Qt::Horizontal);
    else window_.tabifyDockWidget(beside_[0], this);
  }
  show();
  if (moved) return;
  if (!isBeside) beside_[0]->raise();
  QTimer::singleShot(0, this, [this, isBeside] { shareRoom(isBeside); });  // once the docks have their places
}

/// Three panes want more room than a single plot, and the other two leave it some.
void StepsDock::shareRoom(bool isBeside) {
  QDockWidget *first = beside_[0], *second = beside_[1];
  const int all = first->width() + width() + second->width();
  if (isBeside)
    window_.resizeDocks({first, this, second}, {all * 30 / 100, all * 32 / 100, all * 38 / 100}, Qt::Horizontal);
  const int least = window_.height() * 36 / 100;
  if (first->height() < least) window_.resizeDocks({first}, {least}, Qt::Vertical);
}

}  // namespace gyre::ui

#include "moc_steps_dock.cpp"
