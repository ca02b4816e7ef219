#pragma once
// The row above a plot or a chart: its title, then small buttons, the first of which tells mouse and keys.

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace gyre::ui {

class HeaderRow : public QWidget {
  Q_OBJECT
 protected:
  explicit HeaderRow(QWidget* parent);

  QLabel& title() const { return *title_; }
  QHBoxLayout& row() { return *row_; }
  /// Without a name of an icon the button is for words.
  QToolButton* addButton(const QString& iconName, const QString& tip);
  /// @param table  rows of what the mouse and the keys do
  void addHelp(const QString& table, const QString& name);

 private:
  QHBoxLayout* row_;
  QLabel* title_;
};

}  // namespace gyre::ui
