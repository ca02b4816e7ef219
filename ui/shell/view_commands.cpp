#include "shell/view_commands.h"

#include "theme/theme.h"

#include <QApplication>
#include <QSettings>

#include <algorithm>

namespace gyre::ui {

ViewCommands::ViewCommands(Viewport& viewport, const WindowActions& actions, QObject* parent)
    : QObject(parent), viewport_(viewport), actions_(actions) {
  addView(actions_.front, StandardView::front);
  addView(actions_.right, StandardView::right);
  addView(actions_.top, StandardView::top);
  addView(actions_.corner, StandardView::corner);
  connect(actions_.fit, &QAction::triggered, &viewport_, &Viewport::fit);
  connect(actions_.parallel, &QAction::toggled, &viewport_, &Viewport::setParallelProjection);
  connect(actions_.triads, &QAction::toggled, &viewport_, &Viewport::setTriads);
  connect(actions_.glyphs, &QAction::toggled, &viewport_, &Viewport::setGlyphs);
  connect(&viewport_, &Viewport::viewChanged, this,
          [this] { actions_.parallel->setChecked(viewport_.isParallelProjection()); });
  connectChoices();
  restoreChoices();
}

void ViewCommands::addView(QAction* action, StandardView view) {
  connect(action, &QAction::triggered, &viewport_, [this, view] { viewport_.standardView(view); });
}

void ViewCommands::connectChoices() {
  QAction* const themes[] = {actions_.followDesktop, actions_.light, actions_.dark};
  for (int i = 0; i < 3; ++i) {
    connect(themes[i], &QAction::triggered, this, [i] {
      QSettings().setValue("theme", i);
      applyTheme(*qApp, static_cast<ThemeChoice>(i));
    });
    connect(actions_.navigation[static_cast<std::size_t>(i)], &QAction::triggered, &viewport_, [this, i] {
      QSettings().setValue("navigation", i);
      viewport_.setNavigation(static_cast<NavigationStyle>(i));
    });
  }
}

void ViewCommands::restoreChoices() {
  const QSettings settings;
  const int choice = settings.value("theme", 0).toInt();
  QAction* const themes[] = {actions_.followDesktop, actions_.light, actions_.dark};
  if (choice > 0 && choice < 3) themes[choice]->setChecked(true);
  const int style = std::clamp(settings.value("navigation", 0).toInt(), 0, 2);
  actions_.navigation[static_cast<std::size_t>(style)]->setChecked(true);
  viewport_.setNavigation(static_cast<NavigationStyle>(style));
}

}  // namespace gyre::ui

#include "moc_view_commands.cpp"
