#pragma once
// Keys that lead to the panels: each shows its panel, in front of its neighbours, and the keyboard goes on there.

#include <QDockWidget>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>

class QAction;
class QMainWindow;

namespace gyre::ui {

/// Where the keyboard goes on in a panel: at what had it last, else at the first that Tab reaches; null where nothing
/// takes it.
QWidget* entrance(QWidget& panel);

class PanelKeys : public QObject {
  Q_OBJECT
 public:
  /// They work while the centre is shown; what is beside it, a bar or a question, is among the stops of F6.
  PanelKeys(QMainWindow& window, QWidget& centre, QList<QWidget*> beside);

  /// What is done once the panel is shown: by default the focus goes to its entrance.
  void add(QDockWidget* dock, int altDigit, std::function<void()> enter = {}) {
    add(dock, QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + altDigit)), std::move(enter));
  }
  void add(QDockWidget* dock, const QKeySequence& keys, std::function<void()> enter = {});
  /// For the menu: a panel a line, the centre, and the next and previous of what is shown.
  QList<QAction*> actions() const { return actions_; }

 private:
  QAction* addAction(const QString& text, const QKeySequence& keys, std::function<void()> act);
  void cycle(int direction);

  QMainWindow& window_;
  QWidget& centre_;
  QList<QWidget*> beside_;
  QList<QAction*> actions_;
};

}  // namespace gyre::ui
