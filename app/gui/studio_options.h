#pragma once
// The command line of gyre-studio, with its help and its manual page.

#include <QCommandLineParser>

namespace gyre {

struct StudioOptions {
  StudioOptions();

  QCommandLineParser parser;
  QCommandLineOption run, theme, language;
  QCommandLineOption screenshot, after, size;  ///< for pictures of the documentation; not shown by --help
  QCommandLineOption manPage;                  ///< for the build; not shown by --help

  /// Answers what needs no display, such as --help; false where the window is wanted.
  bool answerWithoutDisplay(int argc, char** argv);

 private:
  QString manPageText() const;
  QList<QCommandLineOption> shown_;
};

}  // namespace gyre
