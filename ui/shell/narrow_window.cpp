#include "shell/narrow_window.h"

#include "shell/dock_places.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QScreen>

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace gyre::ui {

NarrowWindow::NarrowWindow(QMainWindow& window, QSize least) : QObject(&window), window_(window) {
  soon_.setSingleShot(true);
  connect(&soon_, &QTimer::timeout, this, &NarrowWindow::fit);
  window.setMinimumSize(least);
  qApp->installEventFilter(this);  // its layout gets events before the filters of the window itself
}

bool NarrowWindow::eventFilter(QObject* watched, QEvent* event) {
  // The docks still stand as they did before this change of size.
  if (watched == &window_ && event->type() == QEvent::Resize && window_.isVisible() && !folded_ && !busy_ &&
      isTooNarrow()) {
    unfolded_ = savedPlaces(window_);
    wasMadeNarrow_ = true;
  }
  // A dock that opens asks the layout for its room; what needs more than there is becomes known a moment later.
  if (watched == &window_ && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)) soon_.start();
  return QObject::eventFilter(watched, event);
}

void NarrowWindow::placesChanged() {
  folded_ = false;
  unfolded_.clear();
  fit();
}

bool NarrowWindow::isTooNarrow() const { return window_.width() < window_.layout()->minimumSize().width(); }

void NarrowWindow::fit() {
  if (busy_ || !window_.isVisible()) return;
  busy_ = true;
  if (!folded_ && isTooNarrow()) {
    neededWidth_ = window_.layout()->minimumSize().width();
    // For a panel that opens the window grows where the screen has room.
    const bool canGrow = !window_.isMaximized() && neededWidth_ <= window_.screen()->availableGeometry().width();
    if (wasMadeNarrow_ || !canGrow) fold();
    else window_.resize(neededWidth_, window_.height());
  } else if (folded_ && window_.width() >= neededWidth_) {
    unfold();
  }
  busy_ = false;
}

std::vector<QDockWidget*> NarrowWindow::docksIn(Qt::DockWidgetArea area) const {
  std::vector<QDockWidget*> docks;
  for (QDockWidget* dock : window_.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
    if (!dock->isFloating() && dock->isVisible() && window_.dockWidgetArea(dock) == area) docks.push_back(dock);
  return docks;
}

void NarrowWindow::fold() {
  if (unfolded_.isEmpty()) unfolded_ = savedPlaces(window_);
  folded_ = true;
  wasMadeNarrow_ = false;
  // What stands topmost and leftmost takes the others in; of its tabs the one that was in front stays there.
  const auto gather = [this](const std::vector<QDockWidget*>& docks, QDockWidget* into) {
    for (QDockWidget* dock : docks)
      if (dock != into && !window_.tabifiedDockWidgets(into).contains(dock)) window_.tabifyDockWidget(into, dock);
  };
  const auto first = [](const std::vector<QDockWidget*>& docks) {
    const auto place = [](const QDockWidget* dock) {
      const bool isBehind = dock->x() < 0 || dock->y() < 0;  // Qt keeps what is behind another tab out of the window
      return std::tuple(isBehind, dock->y(), dock->x());
    };
    return *std::min_element(docks.begin(), docks.end(),
                             [&](const QDockWidget* a, const QDockWidget* b) { return place(a) < place(b); });
  };
  auto left = docksIn(Qt::LeftDockWidgetArea);
  const auto right = docksIn(Qt::RightDockWidgetArea), below = docksIn(Qt::BottomDockWidgetArea);
  if (!left.empty() && !right.empty()) {
    QDockWidget* into = first(left);
    gather(right, into);
    into->raise();
  }
  if (!below.empty()) {
    QDockWidget* into = first(below);
    gather(below, into);
    into->raise();
    window_.resizeDocks({into}, {window_.height() / 3}, Qt::Vertical);
  }
}

void NarrowWindow::unfold() {
  // What was opened or closed meanwhile stays so.
  const auto docks = window_.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
  std::vector<bool> open;
  for (const QDockWidget* dock : docks) open.push_back(!dock->isHidden());
  folded_ = false;
  restorePlaces(window_, std::exchange(unfolded_, {}));
  for (qsizetype i = 0; i < docks.size(); ++i) docks[i]->setVisible(open[static_cast<std::size_t>(i)]);
}

}  // namespace gyre::ui

#include "moc_narrow_window.cpp"
