// The panels of the window and where they are at first.

#include "shell/dock_title.h"
#include "shell/main_window.h"
#include "theme/icons.h"

#include <QCoreApplication>
#include <QShowEvent>

#include <utility>

namespace gyre::ui {

void MainWindow::bringToFront(const char* name) {
  dockNamed(name)->show();
  dockNamed(name)->raise();
}

QDockWidget* MainWindow::addDock(const QString& name, const QString& title, QWidget* widget, Qt::DockWidgetArea area) {
  auto* dock = new QDockWidget(title, this);
  dock->setObjectName(name);
  dock->setWidget(widget);
  addDockWidget(area, dock);
  docks_.push_back(dock);
  // Behind others in its tabs it is put aside by Qt rather than hidden. What it shows then rests; once it comes to the
  // front again, that is told as if it had been hidden.
  connect(
      dock, &QDockWidget::visibilityChanged, widget,
      [widget](bool seen) {
        QShowEvent event;
        if (seen && widget->isVisible()) QCoreApplication::sendEvent(widget, &event);
      },
      Qt::QueuedConnection);
  return dock;
}

void MainWindow::buildDocks() {
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);

  QDockWidget* tree = addDock("treeDock", tr("Model"), tree_, Qt::LeftDockWidgetArea);
  QDockWidget* channels = addDock("channelsDock", tr("Channels"), plots_->channelList(), Qt::LeftDockWidgetArea);
  QDockWidget* statistics = addDock("statisticsDock", tr("Statistics"), statistics_, Qt::LeftDockWidgetArea);
  QDockWidget* history = addDock("historyDock", tr("History"), history_, Qt::RightDockWidgetArea);
  QDockWidget* parameters = addDock("parametersDock", tr("Parameters"), parameters_, Qt::RightDockWidgetArea);
  QDockWidget* properties = addDock("propertiesDock", tr("Properties"), properties_, Qt::RightDockWidgetArea);
  QDockWidget* messages = addDock("messagesDock", tr("Messages"), messages_, Qt::BottomDockWidgetArea);
  QDockWidget* health = addDock("healthDock", tr("Health"), analyses_->health(), Qt::BottomDockWidgetArea);
  QDockWidget* statics = addDock("staticsDock", tr("Statics"), analyses_->statics(), Qt::BottomDockWidgetArea);
  QDockWidget* modes = addDock("modesDock", tr("Modes"), analyses_->modes(), Qt::BottomDockWidgetArea);
  QDockWidget* campbell = addDock("campbellDock", tr("Campbell"), analyses_->campbell(), Qt::BottomDockWidgetArea);
  QDockWidget* contacts = addDock("contactsDock", tr("Contacts"), contacts_->panel(), Qt::BottomDockWidgetArea);
  connect(contacts, &QDockWidget::visibilityChanged, contacts_.get(), &ContactDesk::ask);
  QDockWidget* compared = addDock("compareDock", tr("Comparison"), compare_->panel(), Qt::BottomDockWidgetArea);
  splitDockWidget(tree, statistics, Qt::Vertical);
  tabifyDockWidget(tree, channels);
  addDocksOnDemand(properties);  // what is in tabs cannot be split
  tabifyDockWidget(properties, parameters);
  tabifyDockWidget(parameters, history);
  tabifyDockWidget(plots_->docks()[1], messages);
  for (QDockWidget* dock : {contacts, health, statics, modes, campbell, compared}) tabifyDockWidget(messages, dock);
  for (QDockWidget* dock : {campbell, compared})
    onDemand_.push_back(dock);  // tabs more would cut the words of the others
  for (QDockWidget* dock : docks_) new DockTitle(dock);
  for (QDockWidget* dock : plots_->docks()) docks_.push_back(dock);
  connect(plots_, &PlotDocks::plotAdded, this, [this](QDockWidget* dock) { docks_.push_back(dock); });
  connect(plots_, &PlotDocks::plotRemoved, this, [this](QDockWidget* dock) { std::erase(docks_, dock); });
}

/// Below the properties, so that the table of contacts is seen beside them; closed until somebody asks for them.
void MainWindow::addDocksOnDemand(QDockWidget* above) {
  QDockWidget* solver = addDock("solverDock", tr("Contact solver"), contacts_->solver(), Qt::RightDockWidgetArea);
  QDockWidget* matrix = addDock("matrixDock", tr("Contact matrix"), contacts_->matrix(), Qt::RightDockWidgetArea);
  QDockWidget* newton = addDock("newtonDock", tr("Newton"), newton_->panel(), Qt::RightDockWidgetArea);
  QDockWidget* eigen = addDock("eigenDock", tr("Eigenvalues"), eigen_->panel(), Qt::RightDockWidgetArea);
  QDockWidget* ledger = addDock("ledgerDock", tr("Energy"), ledger_->panel(), Qt::RightDockWidgetArea);
  contacts_->panel()->addButton(solver->toggleViewAction(), icon("convergence"),
                                tr("How the solver of contacts converged (Alt+Shift+S)"));
  contacts_->panel()->addButton(matrix->toggleViewAction(), icon("matrix"),
                                tr("How contacts act on each other: the matrix W (Alt+Shift+W)"));
  splitDockWidget(above, solver, Qt::Vertical);
  tabifyDockWidget(solver, matrix);
  tabifyDockWidget(solver, newton);
  tabifyDockWidget(solver, ledger);
  tabifyDockWidget(solver, eigen);
  connect(matrix, &QDockWidget::visibilityChanged, contacts_.get(), &ContactDesk::ask);
  for (QDockWidget* dock : {solver, matrix, newton, ledger, eigen}) {
    onDemand_.push_back(dock);
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool on) {
      if (on) dock->raise();
    });
    // Qt gives one that was closed no more than its least height. Once: after that the user has the say.
    const int share = dock == ledger ? 2 : 1;  // of it: two lists below its bands
    const auto give = [this, above, dock, share, given = std::make_shared<bool>(false)](bool on) {
      if (!on || std::exchange(*given, true) || dock->isFloating() || dock->height() >= share * above->height()) return;
      resizeDocks({above, dock}, {1, share}, Qt::Vertical);
    };
    connect(dock, &QDockWidget::visibilityChanged, this, give, Qt::QueuedConnection);
  }
}

void MainWindow::arrangeDocks() {
  QDockWidget* const tree = dockNamed("treeDock");
  const auto& plots = plots_->docks();
  tree->raise();
  dockNamed("propertiesDock")->raise();
  plots[1]->raise();
  resizeDocks({tree, dockNamed("propertiesDock")}, {232, 312}, Qt::Horizontal);
  resizeDocks({plots[0], plots[1]}, {200, 300}, Qt::Horizontal);  // the second has the tables, too
  resizeDocks({plots[0]}, {height() * 3 / 10}, Qt::Vertical);
}

}  // namespace gyre::ui
