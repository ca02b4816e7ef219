#include "shell/panel_docks.h"

#include "shell/dock_title.h"
#include "shell/narrow_window.h"
#include "theme/icons.h"

#include <QAction>
#include <QCoreApplication>
#include <QShowEvent>

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

QString nameOf(const PanelType& type) { return QLatin1String(type.id) + QLatin1String("Dock"); }

/// Behind others in its tabs a dock is put aside by Qt rather than hidden. What it shows then rests; once it comes to
/// the front again, that is told as if it had been hidden.
void wakeInFront(QDockWidget& dock) {
  QWidget* panel = dock.widget();
  QObject::connect(
      &dock, &QDockWidget::visibilityChanged, panel,
      [panel](bool seen) {
        QShowEvent event;
        if (seen && panel->isVisible()) QCoreApplication::sendEvent(panel, &event);
      },
      Qt::QueuedConnection);
}

}  // namespace

PanelDocks::PanelDocks(PanelHost& host, PlotDocks& plots) : QObject(&host.window), window_(host.window), plots_(plots) {
  window_.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  for (const PanelType& type : panelTypes()) add(type, host);
  place();
  for (const PanelType& type : panelTypes()) {
    if (type.place.heightShare > 0) openInShare(type);
    if (type.place.beside) openBeside(type);
    if (type.placed) type.placed(host, *dock(type.id));
  }
  for (const PanelType& type : panelTypes()) new DockTitle(dock(type.id));
}

void PanelDocks::add(const PanelType& type, PanelHost& host) {
  auto* dock = new QDockWidget(QCoreApplication::translate("Panel", type.title), &window_);
  dock->setObjectName(nameOf(type));
  dock->setWidget(type.make(host));
  dock->toggleViewAction()->setIcon(icon(type.icon));
  dock->toggleViewAction()->setIconVisibleInMenu(false);  // the check mark has its place
  window_.addDockWidget(type.place.area, dock);
  docks_.insert(type.id, dock);
  wakeInFront(*dock);
}

/// A panel by its id, or another dock by its name.
QDockWidget* PanelDocks::named(const char* name) const {
  QDockWidget* panel = dock(name);
  return panel ? panel : window_.findChild<QDockWidget*>(name);
}

/// What is in tabs cannot be split: that comes first.
void PanelDocks::place() {
  for (const PanelType& type : panelTypes())
    if (type.place.beside) window_.splitDockWidget(named(type.place.beside), dock(type.id), Qt::Horizontal);
  for (const PanelType& type : panelTypes())
    if (type.place.below) window_.splitDockWidget(named(type.place.below), dock(type.id), Qt::Vertical);
  for (const PanelType& type : panelTypes())
    if (type.place.tabsWith) window_.tabifyDockWidget(named(type.place.tabsWith), dock(type.id));
}

/// The panel below which another one is, or that which it is in tabs with.
const char* PanelDocks::aboveOf(const PanelType& type) {
  if (type.place.below) return type.place.below;
  const std::vector<PanelType>& types = panelTypes();
  const auto first = std::find_if(types.begin(), types.end(), [&](const PanelType& other) {
    return QLatin1String(other.id) == QLatin1String(type.place.tabsWith);
  });
  return first->place.below;
}

/// Qt gives a dock that was closed no more than its least height. Once: after that the user has the say.
void PanelDocks::openInShare(const PanelType& type) {
  QDockWidget* const opened = dock(type.id);
  QDockWidget* const above = dock(aboveOf(type));
  connect(opened->toggleViewAction(), &QAction::triggered, opened, [opened](bool on) {
    if (on) opened->raise();
  });
  const auto give = [this, above, opened, share = type.place.heightShare,
                     given = std::make_shared<bool>(false)](bool on) {
    if (!on || std::exchange(*given, true) || opened->isFloating() || opened->height() >= share * above->height())
      return;
    window_.resizeDocks({above, opened}, {1, share}, Qt::Vertical);
  };
  connect(opened, &QDockWidget::visibilityChanged, this, give, Qt::QueuedConnection);
}

/// The column of its own comes and goes; its neighbour's stays as wide as it was.
void PanelDocks::openBeside(const PanelType& type) {
  constexpr int width = 440;
  QDockWidget* const opened = dock(type.id);
  QDockWidget* const neighbour = dock(type.place.beside);
  connect(opened->toggleViewAction(), &QAction::toggled, this,
          [this, opened, neighbour, before = std::make_shared<int>(0)](bool on) {
            if (!window_.isVisible() || opened->isFloating()) return;
            if (on) *before = neighbour->width();
            else if (*before == 0) return;
            window_.resizeDocks({on ? opened : neighbour}, {on ? width : *before}, Qt::Horizontal);
          });
}

std::vector<QDockWidget*> PanelDocks::all() const {
  std::vector<QDockWidget*> out;
  for (const PanelType& type : panelTypes()) out.push_back(dock(type.id));
  out.insert(out.end(), plots_.docks().begin(), plots_.docks().end());
  return out;
}

void PanelDocks::bringToFront(const QString& id) {
  dock(id)->show();
  dock(id)->raise();
}

void PanelDocks::addTo(PanelKeys& keys) const {
  for (const PanelType& type : panelTypes()) {
    if (type.key.isEmpty()) continue;
    QDockWidget* const to = dock(type.id);
    std::function<void()> enter;
    if (type.enter) enter = [to, enterPanel = type.enter] { enterPanel(*to->widget()); };
    keys.add(to, type.key, std::move(enter));
  }
}

QString PanelDocks::pageOf(const QWidget* widget) const {
  for (const PanelType& type : panelTypes())
    if (const QDockWidget* panel = dock(type.id); panel == widget || panel->isAncestorOf(widget)) return type.page;
  return {};
}

void PanelDocks::arrange() {
  const auto& plots = plots_.docks();
  for (const char* id : {"tree", "properties"}) dock(id)->raise();
  plots[1]->raise();
  const int width = window_.width();
  window_.resizeDocks({dock("tree"), dock("properties")}, {std::min(232, width / 5), std::min(312, width / 4)},
                      Qt::Horizontal);
  window_.resizeDocks({plots[0], plots[1]}, {200, 300}, Qt::Horizontal);  // the second has the tables, too
  window_.resizeDocks({plots[0]}, {window_.height() * 3 / 10}, Qt::Vertical);
}

void PanelDocks::leaveModel() {
  for (const PanelType& type : panelTypes())
    if (QDockWidget* panel = dock(type.id); !type.place.staysInGallery || !panel->isVisible()) panel->hide();
  for (QDockWidget* panel : plots_.docks()) panel->hide();
}

std::vector<QDockWidget*> PanelDocks::openInGallery() const {
  std::vector<QDockWidget*> open;
  for (const PanelType& type : panelTypes())
    if (type.place.staysInGallery && dock(type.id)->isVisible()) open.push_back(dock(type.id));
  return open;
}

void PanelDocks::enterModel() {
  // Those are never shown meanwhile: the window would grow for them.
  for (const PanelType& type : panelTypes())
    if (!type.place.staysInGallery) dock(type.id)->setVisible(!type.place.isClosed);
  for (QDockWidget* dock : plots_.docks()) dock->show();
}

void PanelDocks::reset() {
  const std::vector<QDockWidget*> read = openInGallery();
  plots_.setActive(false);
  for (QDockWidget* dock : std::as_const(docks_)) {
    dock->setFloating(false);
    window_.removeDockWidget(dock);
  }
  plots_.placeAnew();
  for (const PanelType& type : panelTypes()) window_.addDockWidget(type.place.area, dock(type.id));
  place();
  enterModel();
  for (QDockWidget* dock : read) dock->show();
  arrange();
  for (const PanelType& type : panelTypes())
    if (type.place.below && !type.place.isClosed)
      window_.resizeDocks({dock(type.place.below), dock(type.id)}, {2, 1}, Qt::Vertical);
  plots_.setActive(true);
  if (auto* narrow = window_.findChild<NarrowWindow*>(QString(), Qt::FindDirectChildrenOnly)) narrow->placesChanged();
}

}  // namespace gyre::ui

#include "moc_panel_docks.cpp"
