#include "studio_options.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cstdio>

namespace gyre {
namespace {

QString text(const char* source) { return QCoreApplication::translate("StudioOptions", source); }

constexpr auto description = "Desktop workbench for constrained multibody dynamics";
constexpr auto fileHelp = "Model to open (*.gyre)";

/// What Qt says of an option that it adds itself, and in other words from version to version.
QString wordsOfQt(const QCommandLineParser& parser, const char* option) {
  const QRegularExpression line(QStringLiteral("%1 +(.*?)\n *-").arg(QLatin1String(option)),
                                QRegularExpression::DotMatchesEverythingOption);
  return line.match(parser.helpText()).captured(1).simplified();
}

QString roff(QString plain) { return plain.replace('\\', "\\e").replace('-', "\\-"); }

}  // namespace

StudioOptions::StudioOptions()
    : run("run", text("Run the model at once")),
      theme("theme", text("Colours: light or dark; otherwise as chosen in the window"), "name"),
      language("language",
               text("Language: de, en, es or zh_CN; otherwise as chosen in the window, at first that of the system"),
               "code"),
      screenshot("screenshot", text("Save a picture of the window and quit"), "file"),
      after("after", text("Seconds before the picture is taken"), "seconds", "3"),
      size("size", text("Size of the window in that picture"), "WxH", "1600x1000"),
      manPage("man-page", text("Print the manual page")) {
  parser.setApplicationDescription(text(description));
  const QCommandLineOption help = parser.addHelpOption();
  const QCommandLineOption version = parser.addVersionOption();
  shown_ = {help, {"help-all", wordsOfQt(parser, "--help-all")}, version, run, theme, language};
  parser.addPositionalArgument("file", text(fileHelp), "[file]");
  for (QCommandLineOption* hidden : {&screenshot, &after, &size, &manPage})
    hidden->setFlags(QCommandLineOption::HiddenFromHelp);
  parser.addOptions({run, theme, language, screenshot, after, size, manPage});
}

bool StudioOptions::answerWithoutDisplay(int argc, char** argv) {
  const QCoreApplication withoutDisplay(argc, argv);
  parser.parse(QCoreApplication::arguments());  // what is wrong is said once the options of Qt itself are taken out
  if (parser.isSet("version")) parser.showVersion();
  if (parser.isSet("help")) parser.showHelp();
  if (!parser.isSet(manPage)) return false;
  std::fputs(qUtf8Printable(manPageText()), stdout);
  return true;
}

QString StudioOptions::manPageText() const {
  QString options;
  for (const QCommandLineOption& option : shown_) {
    QStringList names;
    for (const QString& name : option.names()) names += (name.size() == 1 ? "-" : "--") + name;
    QString term = names.join(", ");
    if (!option.valueName().isEmpty()) term += " <" + option.valueName() + ">";
    options += ".TP\n\\fB" + roff(term) + "\\fR\n" + roff(option.description()) + "\n";
  }
  return QString(
             ".TH GYRE\\-STUDIO 1 \"\" \"Gyre %1\" \"User Commands\"\n"
             ".SH NAME\ngyre\\-studio \\- window of Gyre, the workbench for multibody dynamics\n"
             ".SH SYNOPSIS\ngyre\\-studio [options] [file]\n.SH DESCRIPTION\n%2.\n"
             ".SH OPERANDS\n.TP\n\\fBfile\\fR\n%3\n.SH OPTIONS\n%4"
             ".SH ENVIRONMENT\n.TP\n\\fBGYRE_EXAMPLES\\fR\nThe folder of the models in the gallery.\n"
             ".TP\n\\fBGYRE_STUDIES\\fR\nThe folder of the studies in the gallery.\n"
             ".TP\n\\fBGYRE_PLUGIN_PATH\\fR\nFolders of plugins, with : between them.\n"
             ".SH SEE ALSO\n\\fBgyre\\fR(1)\n")
      .arg(QCoreApplication::applicationVersion(), roff(text(description)), roff(text(fileHelp)), options);
}

}  // namespace gyre
