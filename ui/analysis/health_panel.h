#pragma once
// The health of the model as a list: what is free, what is said twice and what could be done about it, what does not
// fit together. A click on a row lights the elements concerned.

#include "analysis/health_watch.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

#include <vector>

namespace gyre::ui {

class HealthPanel : public QWidget {
  Q_OBJECT
 public:
  explicit HealthPanel(HealthWatch& watch, QWidget* parent = nullptr);

  QTreeWidget* list() { return list_; }
  QString summary() const { return summary_->text(); }
  QPushButton* assembleButton() { return assemble_; }
  /// Which free motion is shown as playing; -1: none.
  void setPlaying(int motion);

 signals:
  void lit(const std::vector<gyre::ElementId>& elements);
  void replacementChosen(const gyre::Proposal& proposal);
  /// A free motion by its number is to be shown; again: to stop.
  void motionChosen(int motion);
  void assembleChosen();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  void addRedundancy(const HealthFindings& found);
  void addMotions(const HealthFindings& found);
  void addProblems(const HealthFindings& found);
  void addBeams(const HealthFindings& found);
  QTreeWidgetItem* group(const QString& iconName, const QColor& color, const QString& text);
  QTreeWidgetItem* row(QTreeWidgetItem* parent, const std::string& text, const std::vector<ElementId>& elements);
  QToolButton* button(QTreeWidgetItem* item, const QString& iconName, const QString& text, const QString& toolTip);

  HealthWatch& watch_;
  QLabel* mark_;
  QLabel* summary_;
  QPushButton* assemble_;
  QTreeWidget* list_;
  std::vector<QToolButton*> play_;
};

}  // namespace gyre::ui
