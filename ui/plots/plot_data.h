#pragma once
// What a plot shows as a table, to be written elsewhere.

#include "io/csv.h"
#include "run/recording.h"

#include <QString>

#include <memory>
#include <utility>
#include <vector>

namespace gyre::ui {

struct PlotData {
  std::shared_ptr<const Recording> recording;  ///< the run's, or of differences; null: nothing is shown
  std::vector<std::size_t> columns;
  std::pair<double, double> times;
  bool isDifference = false;
  QString spectrum = {};      ///< what it is the spectrum of, if it is: "times" are frequencies then
  CsvMetadata warnings = {};  ///< which differences the columns are
};

}  // namespace gyre::ui
