#include "language/languages.h"

#include "language/one_translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QStringList>

#include <array>

namespace gyre::ui {
namespace {

constexpr std::array known{Language{"en", "English"}, Language{"de", "Deutsch"}, Language{"es", "Español"},
                           Language{"zh_CN", "简体中文"}};

QString& spoken() {
  static QString code = QStringLiteral("en");
  return code;
}

}  // namespace

std::span<const Language> languages() { return known; }

QStringList codesOfLanguages() {
  QStringList out;
  for (const Language& language : known) out << language.code;
  return out;
}

QString languageFor(const QStringList& systemLanguages) {
  for (const QString& tag : systemLanguages) {
    const QString of = tag.section('-', 0, 0).section('_', 0, 0);
    for (const Language& language : known)
      if (of == QString(language.code).section('_', 0, 0)) return language.code;
  }
  return known.front().code;
}

QString chosenLanguage() { return QSettings().value("language").toString(); }

void chooseLanguage(const QString& code) { QSettings().setValue("language", code); }

QString languageToSpeak() {
  const QString chosen = chosenLanguage();
  return codesOfLanguages().contains(chosen) ? chosen : languageFor(QLocale::system().uiLanguages());
}

bool speak(QCoreApplication& application, const QString& code) {
  if (!codesOfLanguages().contains(code)) return false;
  qDeleteAll(application.findChildren<QTranslator*>(Qt::FindDirectChildrenOnly));
  auto* own = new OneTranslation(&application);
  (void)own->load(QStringLiteral(":/gyre/languages/gyre_%1.qm").arg(code));  // it comes with the program
  auto* ofQt = new QTranslator(&application);
  if (ofQt->load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QCoreApplication::installTranslator(ofQt);
  QCoreApplication::installTranslator(own);
  spoken() = code;
  return true;
}

QString spokenLanguage() { return spoken(); }

}  // namespace gyre::ui
