// gyre-studio [FILE] [--run]

#include "catalog/catalog.h"
#include "core/version.h"
#include "shell/main_window.h"
#include "studio_application.h"
#include "theme/theme.h"
#include "vtk/freed_memory.h"
#include "vtk/render_widget.h"

#include <QCommandLineParser>
#include <QMessageBox>
#include <QOpenGLContext>
#include <QSettings>
#include <QTimer>

namespace {

/// The views need OpenGL 3.2; without it Qt would abort at the first of them.
bool openGlWorks() {
  QOpenGLContext context;
  return context.create() && context.format().version() >= qMakePair(3, 2);
}

}  // namespace

int main(int argc, char** argv) {
  using namespace gyre;
  ui::keepFreedMemory();
  ui::useGyreSurfaceFormat();
  StudioApplication app(argc, argv);
  QApplication::setOrganizationName("Gyre");
  QApplication::setApplicationName("gyre-studio");
  QApplication::setApplicationDisplayName("Gyre Studio");
  QApplication::setApplicationVersion(QString::fromUtf8(version().data(), static_cast<qsizetype>(version().size())));
  QApplication::setDesktopFileName("gyre-studio");

  QCommandLineParser options;
  options.setApplicationDescription(QObject::tr("Desktop workbench for constrained multibody dynamics"));
  options.addHelpOption();
  options.addVersionOption();
  options.addPositionalArgument("file", QObject::tr("Model to open (*.gyre)"), "[file]");
  const QCommandLineOption run("run", QObject::tr("Run the model at once"));
  const QCommandLineOption theme("theme", QObject::tr("Colours: light or dark; otherwise as chosen in the window"),
                                 "name");
  QCommandLineOption screenshot("screenshot", QObject::tr("Save a picture of the window and quit"), "file");
  QCommandLineOption after("after", QObject::tr("Seconds before the picture is taken"), "seconds", "3");
  QCommandLineOption size("size", QObject::tr("Size of the window in that picture"), "WxH", "1600x1000");
  for (QCommandLineOption* hidden : {&screenshot, &after, &size}) hidden->setFlags(QCommandLineOption::HiddenFromHelp);
  options.addOptions({run, theme, screenshot, after, size});
  options.process(app);

  ui::initResources();
  auto choice = static_cast<ui::ThemeChoice>(std::clamp(QSettings().value("theme", 0).toInt(), 0, 2));
  if (options.value(theme) == "light") choice = ui::ThemeChoice::light;
  if (options.value(theme) == "dark") choice = ui::ThemeChoice::dark;
  ui::applyTheme(app, choice);

  if (!openGlWorks()) {
    QMessageBox::critical(nullptr, QObject::tr("Gyre Studio"),
                          QObject::tr("Gyre Studio draws with OpenGL 3.2, which this display does not offer.\n\n"
                                      "A graphics driver, or Mesa's software renderer, is needed."));
    return 1;
  }

  ui::MainWindow window(catalog());
  if (options.isSet(screenshot)) {
    const QStringList wh = options.value(size).split('x');
    if (wh.size() == 2) window.resize(wh[0].toInt(), wh[1].toInt());
    QTimer::singleShot(static_cast<int>(options.value(after).toDouble() * 1000), &window, [&] {
      window.grab().save(options.value(screenshot));
      QApplication::exit(0);
    });
  }
  window.show();
  const QStringList files = options.positionalArguments();
  if (!files.isEmpty() && window.openFile(files.front()) && options.isSet(run)) window.controller().run();
  if (!options.isSet(screenshot)) QTimer::singleShot(0, &window, &ui::MainWindow::offerRecovery);
  return QApplication::exec();
}
