#pragma once
// What a study file says of itself: its name, what it is about, its model, its cases, and the published findings.

#include "study/findings_list.h"
#include "study/study_plan.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace gyre::ui {

class StudySummary : public QWidget {
  Q_OBJECT
 public:
  explicit StudySummary(QWidget* parent = nullptr);
  void setPlan(const StudyPlan& plan);
  FindingsList& findings() { return *findings_; }

 signals:
  /// Shows the model of the study in the workbench.
  void modelRequested(const QString& path);

 private:
  QLabel* name_;
  QLabel* description_;
  QLabel* facts_;
  QPushButton* openModel_;
  FindingsList* findings_;
  QString modelPath_;
};

/// "24 cases = 4 × 6  (integrator, step)"
QString casesInWords(const StudyPlan& plan);

}  // namespace gyre::ui
