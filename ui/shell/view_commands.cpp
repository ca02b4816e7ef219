#include "shell/view_commands.h"

#include "shell/remembered_toggle.h"
#include "theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QSettings>

#include <algorithm>

namespace gyre::ui {

ViewCommands::ViewCommands(Viewport& viewport, const WindowActions& actions, QObject* parent)
    : QObject(parent), viewport_(viewport), actions_(actions) {
  addView(actions_.front, StandardView::front);
  addView(actions_.right, StandardView::right);
  addView(actions_.top, StandardView::top);
  addView(actions_.corner, StandardView::corner);
  SceneCamera& camera = viewport_.camera();
  connect(actions_.fit, &QAction::triggered, &camera, &SceneCamera::fit);
  connect(actions_.parallel, &QAction::toggled, &camera, &SceneCamera::setParallelProjection);
  connect(actions_.triads, &QAction::toggled, this, &ViewCommands::applyOptions);
  connect(actions_.glyphs, &QAction::toggled, this, &ViewCommands::applyOptions);
  rememberToggle(actions_.names, "view/names");
  rememberToggle(actions_.offGhosts, "view/switched_off");
  connect(actions_.names, &QAction::toggled, this, &ViewCommands::applyOptions);
  connect(actions_.offGhosts, &QAction::toggled, this, &ViewCommands::applyOptions);
  connect(&camera, &SceneCamera::changed, this,
          [this] { actions_.parallel->setChecked(viewport_.camera().projection().parallel); });
  connectChoices();
  restoreChoices();
  applyOptions();
  viewport_.installEventFilter(this);
}

bool ViewCommands::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::PaletteChange) applyOptions();
  return QObject::eventFilter(watched, event);
}

void ViewCommands::addView(QAction* action, StandardView view) {
  connect(action, &QAction::triggered, &viewport_,
          [this, view] { viewport_.camera().standardView(view, SceneCamera::Way::turning); });
}

void ViewCommands::applyOptions() {
  ShownScene::Options options = viewport_.shown().options();
  options.glyphs = actions_.glyphs->isChecked();
  options.triads = actions_.triads->isChecked();
  options.names = actions_.names->isChecked();
  options.off = actions_.offGhosts->isChecked();
  options.dark = currentTheme().dark;
  viewport_.shown().setOptions(options);
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
      viewport_.input().setNavigation(static_cast<NavigationStyle>(i));
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
  viewport_.input().setNavigation(static_cast<NavigationStyle>(style));
}

}  // namespace gyre::ui

#include "moc_view_commands.cpp"
