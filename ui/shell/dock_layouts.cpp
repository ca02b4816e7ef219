#include "shell/dock_layouts.h"

#include "shell/dock_menu.h"
#include "shell/dock_places.h"
#include "shell/saved_layouts.h"
#include "shell/workbench.h"
#include "theme/menu_text.h"

#include <QApplication>
#include <QInputDialog>

#include <cmath>

namespace gyre::ui {

DockLayouts::DockLayouts(QMainWindow& window, PanelDocks& docks)
    : QObject(&window), window_(window), docks_(docks), menu_(new QMenu(tr("La&youts"), &window)) {
  connect(menu_, &QMenu::aboutToShow, this, &DockLayouts::fill);
  // A menu that is opened takes the keyboard away from the dock that it is to speak of.
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
    for (QDockWidget* dock : docks_.all())
      if (now && dock->isAncestorOf(now)) turnedTo_ = dock;
  });
}

void DockLayouts::fill() {
  qDeleteAll(menu_->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
  menu_->clear();
  const bool hasDocks = window_.findChild<Workbench*>()->isVisibleTo(&window_);
  const QStringList names = savedLayoutNames();
  for (const QString& name : names)
    menu_->addAction(menuText(name), this, [this, name] { recall(name); })->setEnabled(hasDocks);
  menu_->addSeparator();
  menu_->addAction(tr("&Save this layout…"), this, &DockLayouts::askName)->setEnabled(hasDocks);
  QMenu* forget = menu_->addMenu(tr("&Delete"));
  for (const QString& name : names) forget->addAction(menuText(name), this, [name] { forgetLayout(name); });
  forget->setEnabled(!names.isEmpty());
  menu_->addAction(tr("&Reset layout"), this, [this] { docks_.reset(); })->setEnabled(hasDocks);
  if (!turnedTo_ || !hasDocks) return;
  menu_->addSeparator();
  menu_->addAction(dockMenu(*turnedTo_)->menuAction());
}

void DockLayouts::askName() {
  bool isAccepted = false;
  const QString name = QInputDialog::getItem(&window_, tr("Save this layout"),
                                             tr("Name of the layout; a name that there is takes the new one:"),
                                             savedLayoutNames(), -1, true, &isAccepted)
                           .trimmed();
  if (isAccepted && !name.isEmpty()) save(name);
}

/// Those of which something is seen in the main window.
std::vector<QDockWidget*> DockLayouts::inFront() const {
  std::vector<QDockWidget*> out;
  for (QDockWidget* dock : docks_.all())
    if (!dock->isFloating() && isInFront(*dock)) out.push_back(dock);
  return out;
}

void DockLayouts::save(const QString& name) {
  SavedLayout layout{.name = name, .places = savedPlaces(window_), .window = window_.size(), .shares = {}};
  for (const QDockWidget* dock : inFront())
    layout.shares.insert(dock->objectName(),
                         QSizeF(double(dock->width()) / window_.width(), double(dock->height()) / window_.height()));
  keepLayout(layout);
  emit noted(tr("The layout is saved as “%1”; View, Layouts recalls it.").arg(name));
}

void DockLayouts::recall(const QString& name) {
  const auto layout = savedLayout(name);
  if (!layout || !restorePlaces(window_, layout->places))
    return emit noted(tr("The layout “%1” is of another version of Gyre Studio, which has other panels.").arg(name));
  if (layout->window == window_.size()) return;
  // Qt restores pixels; in a window of another size the docks take the share of it that they had.
  QList<QDockWidget*> docks;
  QList<int> widths, heights;
  for (QDockWidget* dock : inFront()) {
    const QSizeF share = layout->shares.value(dock->objectName());
    if (share.isEmpty()) continue;
    docks << dock;
    widths << static_cast<int>(std::lround(share.width() * window_.width()));
    heights << static_cast<int>(std::lround(share.height() * window_.height()));
  }
  window_.resizeDocks(docks, widths, Qt::Horizontal);
  window_.resizeDocks(docks, heights, Qt::Vertical);
}

}  // namespace gyre::ui

#include "moc_dock_layouts.cpp"
