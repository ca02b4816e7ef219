#include "shell/presenting.h"

#include "shell/dock_places.h"
#include "shell/workbench.h"
#include "theme/theme.h"

#include <QApplication>
#include <QKeyEvent>

#include <utility>

namespace gyre::ui {

using namespace std::chrono_literals;

Presenting::Presenting(QMainWindow& window, PanelDocks& docks, PlotDocks& plots, QAction& action,
                       QList<QWidget*> beside)
    : QObject(&window), window_(window), docks_(docks), plots_(plots), action_(action), beside_(std::move(beside)) {
  sized_.setSingleShot(true);
  sized_.setInterval(200ms);
  connect(&sized_, &QTimer::timeout, this, &Presenting::restoreDocks);
  connect(&action_, &QAction::triggered, this, [this](bool on) { on ? enter() : leave(); });
  window_.installEventFilter(this);  // what comes to the window no widget in it has taken
}

bool Presenting::eventFilter(QObject* watched, QEvent* event) {
  if (before_ && watched == &window_ && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    leave();
    return true;
  }
  return QObject::eventFilter(watched, event);
}

void Presenting::enter() {
  auto& workbench = *window_.findChild<Workbench*>();
  if (!workbench.isVisibleTo(&window_)) return action_.setChecked(false);
  before_ = Before{.places = savedPlaces(window_), .state = window_.windowState(), .shown = {}};
  for (QWidget* bar : beside_) {
    if (bar->isHidden()) continue;
    before_->shown << bar;
    bar->hide();
  }
  std::vector<QDockWidget*> hidden = docks_.all();
  hidden.push_back(plots_.stepsDock());
  for (QDockWidget* dock : hidden)
    if (std::ranges::find(plots_.docks(), dock) == plots_.docks().end()) dock->hide();
  window_.setWindowState(before_->state | Qt::WindowFullScreen);
  applyTypeSize(*qApp, TypeSize::hall);
  if (!plots_.docks().front()->isHidden())
    window_.resizeDocks({plots_.docks().front()}, {window_.height() * 2 / 5}, Qt::Vertical);
  workbench.viewport().setFocus();
}

void Presenting::leave() {
  if (!before_) return;
  const Before before = *std::exchange(before_, std::nullopt);
  action_.setChecked(false);
  applyTypeSize(*qApp, TypeSize::desk);
  window_.setWindowState(before.state);
  for (QWidget* bar : before.shown) bar->show();
  places_ = before.places;
  restoreDocks();
  sized_.start();
}

/// Also once a window manager has given the window its size: in another one Qt gave the docks other sizes.
void Presenting::restoreDocks() {
  if (!before_ && window_.findChild<Workbench*>()->isVisibleTo(&window_)) restorePlaces(window_, places_);
}

}  // namespace gyre::ui

#include "moc_presenting.cpp"
