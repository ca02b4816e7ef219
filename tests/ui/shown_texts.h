#pragma once
// The texts that a window shows: of labels, buttons, tabs, headers, placeholders, menus and their tips.

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTabBar>
#include <QWidget>

#include <functional>

namespace gyre::test {

/// Calls take(text, where) for each; texts of what is hidden too, since each of them is shown one day.
inline void eachText(const QWidget& window, const std::function<void(const QString&, const QString&)>& take) {
  const auto of = [&](const QObject& o, const char* what, const QString& text) {
    if (!text.isEmpty()) take(text, QString("%1 '%2', %3").arg(o.metaObject()->className(), o.objectName(), what));
  };
  for (const QWidget* w : window.findChildren<QWidget*>()) {
    of(*w, "tip", w->toolTip());
    if (const auto* label = qobject_cast<const QLabel*>(w)) of(*w, "text", label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(w)) of(*w, "text", button->text());
    if (const auto* line = qobject_cast<const QLineEdit*>(w)) of(*w, "placeholder", line->placeholderText());
    if (const auto* dock = qobject_cast<const QDockWidget*>(w)) of(*w, "title", dock->windowTitle());
    if (const auto* tabs = qobject_cast<const QTabBar*>(w))
      for (int i = 0; i < tabs->count(); ++i) of(*w, "tab", tabs->tabText(i));
    if (const auto* combo = qobject_cast<const QComboBox*>(w))
      for (int i = 0; i < combo->count(); ++i) of(*w, "choice", combo->itemText(i));
    if (const auto* header = qobject_cast<const QHeaderView*>(w); header && header->model())
      for (int i = 0; i < header->count(); ++i)
        of(*w, "header", header->model()->headerData(i, header->orientation(), Qt::DisplayRole).toString());
  }
  for (const QAction* action : window.findChildren<QAction*>()) {
    of(*action, "text", action->text());
    of(*action, "tip", action->statusTip());
  }
}

}  // namespace gyre::test
