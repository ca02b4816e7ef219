#pragma once
// The languages that the window speaks, and the one in use. Its words are looked up where widgets are made, so another
// choice counts from the next start on. Numbers are written with a point in all of them, as in files.

#include <QString>

#include <span>

class QCoreApplication;

namespace gyre::ui {

struct Language {
  const char* code;     ///< as in names of files and on the command line: "de", "zh_CN"
  const char* ownName;  ///< in the language itself, UTF-8
};

/// English first, which needs no translation but that of plurals.
std::span<const Language> languages();

QStringList codesOfLanguages();

/// The first of the system's languages that is there; English where none is. They are tags like "zh-Hans-CN".
QString languageFor(const QStringList& systemLanguages);

/// The code that the user has chosen; empty where the system decides.
QString chosenLanguage();
void chooseLanguage(const QString& code);
/// The chosen one, else that of the system.
QString languageToSpeak();

/// Makes the application speak the language with this code: its own texts, those of the engine's descriptions, and the
/// buttons of Qt where their translation is installed. False where there is no such language.
bool speak(QCoreApplication& application, const QString& code);

/// The code that speak() was last called with; "en" before.
QString spokenLanguage();

}  // namespace gyre::ui
