#include "shell/panel_keys.h"

#include "shell/dock_places.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

bool takesTab(const QWidget& widget) {
  return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus);
}

}  // namespace

QWidget* entrance(QWidget& panel) {
  if (QWidget* last = panel.focusWidget(); last && takesTab(*last)) return last;
  if (takesTab(panel)) return &panel;
  for (QWidget* next = panel.nextInFocusChain(); next != &panel; next = next->nextInFocusChain())
    if (panel.isAncestorOf(next) && takesTab(*next)) return next;
  return nullptr;
}

PanelKeys::PanelKeys(QMainWindow& window, QWidget& centre, QList<QWidget*> beside)
    : QObject(&window), window_(window), centre_(centre), beside_(std::move(beside)) {
  addAction(tr("&View"), Qt::ALT | Qt::Key_0, [this] { centre_.setFocus(Qt::ShortcutFocusReason); });
  addAction(tr("&Next panel"), Qt::Key_F6, [this] { cycle(+1); });
  addAction(tr("&Previous panel"), Qt::SHIFT | Qt::Key_F6, [this] { cycle(-1); });
}

QAction* PanelKeys::addAction(const QString& text, const QKeySequence& keys, std::function<void()> act) {
  auto* action = new QAction(text, this);
  action->setShortcut(keys);
  connect(action, &QAction::triggered, this, [this, act = std::move(act)] {
    if (centre_.isVisible()) act();
  });
  window_.addAction(action);
  actions_ << action;
  return action;
}

void PanelKeys::add(QDockWidget* dock, const QKeySequence& keys, std::function<void()> enter) {
  QAction* action = addAction(dock->windowTitle(), keys, [dock, enter = std::move(enter)] {
    dock->show();
    dock->raise();
    if (enter) return enter();
    QWidget* at = entrance(*dock->widget());
    (at ? at : dock->widget())->setFocus(Qt::ShortcutFocusReason);
  });
  actions_.removeLast();
  actions_.insert(actions_.size() - 3, action);  // before the view and the next and previous ones
}

/// The view, what is beside it and the panels that are in front, in the order in which they came.
void PanelKeys::cycle(int direction) {
  QList<QWidget*> stops{&centre_};
  for (QWidget* part : beside_)
    if (part->isVisible() && entrance(*part)) stops << part;
  for (QDockWidget* dock : window_.findChildren<QDockWidget*>())
    if (isInFront(*dock) && entrance(*dock->widget())) stops << dock->widget();
  const QWidget* focus = QApplication::focusWidget();
  const auto here = std::find_if(stops.begin(), stops.end(), [focus](const QWidget* stop) {
    return focus && (stop == focus || stop->isAncestorOf(focus));
  });
  const qsizetype from = here == stops.end() ? 0 : here - stops.begin();
  const qsizetype n = stops.size();
  QWidget* to = stops[(from + direction + n) % n];
  (to == &centre_ ? to : entrance(*to))->setFocus(Qt::TabFocusReason);
}

}  // namespace gyre::ui

#include "moc_panel_keys.cpp"
