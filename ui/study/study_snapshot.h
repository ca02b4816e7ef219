#pragma once
// All that the window shows of a study at one moment: charts, table, findings. Made on a thread of its own from the
// results so far, since long series take longer than a frame of the window.

#include "study/chart.h"
#include "study/study_report.h"
#include "study/study_runner.h"

#include <QString>
#include <QStringList>

#include <limits>
#include <vector>

namespace gyre::ui {

enum class CaseState { waiting, finished, failed };

struct StudyCell {
  QString text;
  double number = std::numeric_limits<double>::quiet_NaN();  ///< to sort by; texts otherwise
  QString tip = {};
};

struct StudyRow {
  std::size_t index = 0;  ///< of the case
  CaseState state = CaseState::waiting;
  std::vector<StudyCell> cells = {};  ///< one for each column; the last says the state
};

struct StudyTable {
  QStringList headers;
  QStringList headerTips;
  std::vector<bool> numeric;  ///< one for each column
  std::vector<StudyRow> rows;
};

struct StudySnapshot {
  StudyProgress progress = {};
  CaseResults results = {};
  std::vector<Chart> charts = {};  ///< one for each plot of the study
  StudyTable table = {};
  std::vector<JudgedFinding> findings = {};
};

StudySnapshot makeSnapshot(const StudyPlan& plan, const CaseResults& results, const StudyProgress& progress);

StudyTable studyTable(const StudyPlan& plan, const CaseResults& results);
Chart studyChart(const StudyPlan& plan, const CaseResults& results, const StudyPlot& plot);

/// "cpu_time" as people read it: "CPU time"; other names as they are.
QString readableMeasure(const QString& name);

}  // namespace gyre::ui
