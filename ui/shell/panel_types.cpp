#include "shell/panel_type.h"

#include "analysis/analysis_controller.h"
#include "panels/messages_panel.h"
#include "panels/model_tree.h"
#include "panels/parameters_panel.h"
#include "panels/property_panel.h"
#include "shell/beam_controller.h"
#include "shell/compare_controller.h"
#include "shell/contact_controller.h"
#include "shell/eigen_controller.h"
#include "shell/help_pages.h"
#include "shell/ledger_controller.h"
#include "shell/newton_controller.h"
#include "shell/plot_docks.h"
#include "shell/run_statistics.h"
#include "theme/icons.h"

#include <QAction>
#include <QCoreApplication>
#include <QUndoView>

namespace gyre::ui {
namespace {

QKeySequence digit(int number) { return Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + number); }
QKeySequence letter(Qt::Key key) { return Qt::ALT | Qt::SHIFT | key; }

/// It says so where the view shows another moment than that of the values.
QWidget* makeProperties(PanelHost& host) {
  Session& s = host.session;
  auto* panel = new PropertyPanel(s.document, s.selection, &host.window);
  const auto tell = [panel, &s] { panel->setElsewhere(s.stage.source() == PoseSource::run && s.playback.time() > 0); };
  QObject::connect(&s.playback, &Playback::cursorChanged, panel, tell);
  QObject::connect(&s.runs.shown(), &ShownRun::replaced, panel, tell);
  QObject::connect(&s.runs.shown(), &ShownRun::stateChanged, panel, tell);
  return panel;
}

QWidget* makeHistory(PanelHost& host) {
  auto* history = new QUndoView(&host.session.document.history(), &host.window);
  history->setAccessibleName(QCoreApplication::translate("Panel", "History"));
  history->setEmptyLabel(QCoreApplication::translate("Panel", "As opened"));
  history->setCleanIcon(icon("save"));
  return history;
}

QWidget* makeContacts(PanelHost& host) {
  Session& s = host.session;
  auto* contacts =
      new ContactController(s.runs.shown(), s.playback, s.selection, host.viewport, host.actions, &host.window);
  return contacts->panel();
}

/// Makes the analyses with the first of their panels.
QWidget* makeHealth(PanelHost& host) {
  auto* analyses = new AnalysisController(host.session, &host.window);
  host.speaks(analyses);
  host.speakers.emplace_back([analyses](Notices& notices) {
    QObject::connect(&notices, &Notices::remedyChosen, analyses, [analyses](Error::Remedy remedy) {
      if (remedy == Error::Remedy::assemble) analyses->assemble();
    });
  });
  return analyses->health();
}

QWidget* makeNewton(PanelHost& host) {
  auto* newton = new NewtonController(host.session, host.actions, &host.window);
  QObject::connect(newton, &NewtonController::iterateShown, &host.part<CompareController>(),
                   &CompareController::showIterate);
  return newton->panel();
}

QWidget* makeEigenvalues(PanelHost& host) {
  Session& s = host.session;
  auto* eigenvalues = new EigenController(s.document, s.runs.shown(), s.playback, &host.window);
  host.speaks(eigenvalues);
  return eigenvalues->panel();
}

QWidget* makeBeams(PanelHost& host) {
  auto* beams = new BeamController(host.session, &host.window);
  host.speaks(beams);
  return beams->panel();
}

QWidget* makeComparison(PanelHost& host) {
  Session& s = host.session;
  auto* comparison =
      new CompareController(s.document, s.runs, s.lockstep, s.playback, host.viewport, host.actions, &host.window);
  ComparePanel* panel = comparison->panel();
  host.speaks(panel);
  return panel;
}

QWidget* makeGuide(PanelHost& host) { return new HelpPages(&host.window); }

/// Adds a button to the table of contacts that opens a panel beside it.
void addToContacts(PanelHost& host, QDockWidget& dock, const char* iconName, const QString& tip) {
  host.part<ContactController>().panel()->addButton(dock.toggleViewAction(), icon(iconName), tip);
}

void askContacts(PanelHost& host, QDockWidget& dock) {
  QObject::connect(&dock, &QDockWidget::visibilityChanged, &host.part<ContactController>(), &ContactController::ask);
}

}  // namespace

const std::vector<PanelType>& panelTypes() {
  static const PanelPlace left{.area = Qt::LeftDockWidgetArea}, right{.area = Qt::RightDockWidgetArea};
  static const PanelPlace messages{.tabsWith = "messages"}, onDemand{.tabsWith = "messages", .isClosed = true};
  static const PanelPlace besideSolver{
      .area = Qt::RightDockWidgetArea, .tabsWith = "solver", .heightShare = 1, .isClosed = true};
  static const std::vector<PanelType> types = {
      {"tree", QT_TRANSLATE_NOOP("Panel", "Model"), "tree", "build-a-model", digit(1), left,
       [](PanelHost& h) -> QWidget* {
         auto* tree = new ModelTree(h.session.document, h.session.selection, &h.window);
         h.speaks(tree);
         return tree;
       },
       [](QWidget& panel) { static_cast<ModelTree&>(panel).enter(); }},
      {"channels",
       QT_TRANSLATE_NOOP("Panel", "Channels"),
       "plot",
       "channels",
       digit(2),
       {.area = Qt::LeftDockWidgetArea, .tabsWith = "tree"},
       [](PanelHost& h) -> QWidget* { return h.part<PlotDocks>().channelList(); },
       [](QWidget& panel) { static_cast<ChannelList&>(panel).enter(); }},
      {"statistics",
       QT_TRANSLATE_NOOP("Panel", "Statistics"),
       "info",
       "runs",
       {},
       {.area = Qt::LeftDockWidgetArea, .below = "tree"},
       [](PanelHost& h) -> QWidget* {
         return new RunStatistics(h.session.controller, h.session.runs, h.session.lockstep, &h.window);
       }},
      {"properties", QT_TRANSLATE_NOOP("Panel", "Properties"), "settings", "build-a-model", digit(3), right,
       makeProperties, [](QWidget& panel) { static_cast<PropertyPanel&>(panel).enter(); }},
      {"parameters",
       QT_TRANSLATE_NOOP("Panel", "Parameters"),
       "parameter",
       "parameters",
       digit(4),
       {.area = Qt::RightDockWidgetArea, .tabsWith = "properties"},
       [](PanelHost& h) -> QWidget* {
         auto* parameters = new ParametersPanel(h.session.document, h.session.selection, &h.window);
         h.speaks(parameters);
         return parameters;
       }},
      {"history",
       QT_TRANSLATE_NOOP("Panel", "History"),
       "undo",
       "build-a-model",
       digit(5),
       {.area = Qt::RightDockWidgetArea, .tabsWith = "properties"},
       makeHistory},
      {"messages",
       QT_TRANSLATE_NOOP("Panel", "Messages"),
       "warning",
       "runs",
       digit(6),
       {.tabsWith = "plot2"},
       [](PanelHost& h) -> QWidget* { return new MessagesPanel(h.session.document, h.session.selection, &h.window); }},
      {"contacts", QT_TRANSLATE_NOOP("Panel", "Contacts"), "contact", "contact", letter(Qt::Key_C), messages,
       makeContacts, nullptr, askContacts},
      {"health", QT_TRANSLATE_NOOP("Panel", "Health"), "health", "analyses", digit(7), messages, makeHealth},
      {"statics", QT_TRANSLATE_NOOP("Panel", "Statics"), "statics", "analyses", digit(8), messages,
       [](PanelHost& h) -> QWidget* { return h.part<AnalysisController>().statics(); }},
      {"modes", QT_TRANSLATE_NOOP("Panel", "Modes"), "modes", "analyses", digit(9), messages,
       [](PanelHost& h) -> QWidget* { return h.part<AnalysisController>().modes(); }},
      {"campbell", QT_TRANSLATE_NOOP("Panel", "Campbell"), "modes", "analyses", letter(Qt::Key_B), onDemand,
       [](PanelHost& h) -> QWidget* { return h.part<AnalysisController>().campbell(); }},
      {"driven", QT_TRANSLATE_NOOP("Panel", "Driven motion"), "joint-drive", "analyses", letter(Qt::Key_D), onDemand,
       [](PanelHost& h) -> QWidget* { return h.part<AnalysisController>().driven(); }},
      {"beams", QT_TRANSLATE_NOOP("Panel", "Along beams"), "flexible-beam", "flexible-beams", letter(Qt::Key_L),
       onDemand, makeBeams},
      {"compare", QT_TRANSLATE_NOOP("Panel", "Comparison"), "compare-runs", "compare-runs", letter(Qt::Key_K), onDemand,
       makeComparison},
      {"solver",
       QT_TRANSLATE_NOOP("Panel", "Contact solver"),
       "convergence",
       "contact",
       letter(Qt::Key_S),
       {.area = Qt::RightDockWidgetArea, .below = "properties", .heightShare = 1, .isClosed = true},
       [](PanelHost& h) -> QWidget* { return h.part<ContactController>().solver(); },
       nullptr,
       [](PanelHost& h, QDockWidget& dock) {
         addToContacts(h, dock, "convergence",
                       QCoreApplication::translate("Panel", "How the solver of contacts converged (Alt+Shift+S)"));
       }},
      {"matrix", QT_TRANSLATE_NOOP("Panel", "Contact matrix"), "matrix", "contact", letter(Qt::Key_W), besideSolver,
       [](PanelHost& h) -> QWidget* { return h.part<ContactController>().matrix(); }, nullptr,
       [](PanelHost& h, QDockWidget& dock) {
         addToContacts(
             h, dock, "matrix",
             QCoreApplication::translate("Panel", "How contacts act on each other: the matrix W (Alt+Shift+W)"));
         askContacts(h, dock);
       }},
      {"newton", QT_TRANSLATE_NOOP("Panel", "Newton"), "iterations", "newton", letter(Qt::Key_N), besideSolver,
       makeNewton},
      {"ledger",
       QT_TRANSLATE_NOOP("Panel", "Energy ledger"),
       "gravity",
       "energy-ledger",
       letter(Qt::Key_E),
       {.area = Qt::RightDockWidgetArea,
        .tabsWith = "solver",
        .heightShare = 2,
        .isClosed = true},  // two lists below its bands
       [](PanelHost& h) -> QWidget* {
         Session& s = h.session;
         return (new LedgerController(s.runs.shown(), s.playback, s.selection, &h.window))->panel();
       }},
      {"eigen", QT_TRANSLATE_NOOP("Panel", "Eigenvalues"), "view-iso", "eigenvalues", letter(Qt::Key_V), besideSolver,
       makeEigenvalues},
      {"guide",
       QT_TRANSLATE_NOOP("Panel", "Guide"),
       "guide",
       "first-mechanism",
       {},
       {.area = Qt::RightDockWidgetArea, .beside = "properties", .isClosed = true, .staysInGallery = true},
       makeGuide},
  };
  return types;
}

}  // namespace gyre::ui
