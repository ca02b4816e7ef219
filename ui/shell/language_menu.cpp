#include "shell/language_menu.h"

#include "language/languages.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

#include <utility>

namespace gyre::ui {
namespace {

QString languageText(const char* source) { return QCoreApplication::translate("LanguageMenu", source); }

}  // namespace

void addLanguageMenu(QMenu& menu, std::function<void(const QString&)> tell) {
  QMenu* choices = menu.addMenu(languageText("&Language"));
  choices->setObjectName("languages");
  auto* group = new QActionGroup(choices);
  const auto add = [&](const QString& text, const QString& code) {
    QAction* action = choices->addAction(text);
    action->setCheckable(true);
    action->setChecked(chosenLanguage() == code);
    group->addAction(action);
    QObject::connect(action, &QAction::triggered, choices, [code, tell] {
      chooseLanguage(code);
      tell(languageText("Gyre speaks another language from the next start on."));
    });
  };
  add(languageText("Like the s&ystem"), {});
  choices->addSeparator();
  for (const Language& language : languages()) add(QString::fromUtf8(language.ownName), language.code);
}

}  // namespace gyre::ui
