// gyre-studio [FILE] [--run]

#include "catalog/catalog.h"
#include "core/version.h"
#include "display_check.h"
#include "language/languages.h"
#include "plugins/plugins.h"
#include "shell/drawing_menu.h"
#include "shell/main_window.h"
#include "shell/recovery_offer.h"
#include "studio_application.h"
#include "studio_options.h"
#include "theme/theme.h"
#include "vtk/freed_memory.h"
#include "vtk/graphics.h"

#include <QMessageBox>
#include <QSettings>
#include <QTimer>

#include <csignal>
#include <optional>

int main(int argc, char** argv) {
  using namespace gyre;
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error of the export, which says so
  QCoreApplication::setOrganizationName("Gyre");
  QCoreApplication::setApplicationName("gyre-studio");
  QCoreApplication::setApplicationVersion(
      QString::fromUtf8(version().data(), static_cast<qsizetype>(version().size())));
  StudioOptions options;
  if (options.answerWithoutDisplay(argc, argv)) return 0;

  ui::keepFreedMemory();
  ui::useGyreSurfaceFormat();
  std::optional<DisplayCheck> check(std::in_place);
  StudioApplication app(argc, argv);
  check.reset();
  QApplication::setApplicationDisplayName("Gyre Studio");
  QApplication::setDesktopFileName("org.gyre.Studio");
  options.parser.process(app);
  const QCommandLineParser& given = options.parser;

  ui::initResources();
  if (!ui::speak(app, given.isSet(options.language) ? given.value(options.language) : ui::languageToSpeak()))
    qWarning("there is no language '%s': known are %s", qUtf8Printable(given.value(options.language)),
             qUtf8Printable(ui::codesOfLanguages().join(", ")));
  auto choice = static_cast<ui::ThemeChoice>(std::clamp(QSettings().value("theme", 0).toInt(), 0, 2));
  if (given.value(options.theme) == "light") choice = ui::ThemeChoice::light;
  if (given.value(options.theme) == "dark") choice = ui::ThemeChoice::dark;
  ui::applyTheme(app, choice);

  if (!ui::graphics().works) {  // without it Qt would abort at the first of the views
    QMessageBox::critical(nullptr, QObject::tr("Gyre Studio"),
                          QObject::tr("Gyre Studio draws with OpenGL 3.2, which this display does not offer.\n\n"
                                      "A graphics driver, or Mesa's software renderer, is needed."));
    return 1;
  }

  const std::vector<Error>& refusedPlugins = loadPluginsOfPath();
  const auto session = std::make_shared<ui::Session>(catalog());
  ui::MainWindow window(session);
  for (const Error& refused : refusedPlugins) window.findChild<ui::Notices*>()->tellOfProgram(refused);
  if (given.isSet(options.screenshot)) {
    const QStringList wh = given.value(options.size).split('x');
    if (wh.size() == 2) window.resize(wh[0].toInt(), wh[1].toInt());
    QTimer::singleShot(static_cast<int>(given.value(options.after).toDouble() * 1000), &window, [&] {
      window.grab().save(given.value(options.screenshot));
      QApplication::exit(0);
    });
  }
  window.show();
  const QStringList files = given.positionalArguments();
  if (!files.isEmpty() && window.openFile(files.front()) && given.isSet(options.run)) session->controller.run();
  if (!given.isSet(options.screenshot)) {
    QTimer::singleShot(0, window.findChild<ui::RecoveryOffer*>(), &ui::RecoveryOffer::make);
    QTimer::singleShot(1500, &window, [&window] { ui::reportDrawingFailure(&window); });
  }
  return QApplication::exec();
}
