#include "export/report_plots.h"

#include "integrators/steps_over_impacts.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

namespace gyre {
namespace {

constexpr std::size_t mostCurves = 6;  // in one plot
constexpr std::size_t mostAskedPlots = 6;

class PlotChoice {
 public:
  explicit PlotChoice(const ExportedRun& run)
      : recording_(*run.recording), overImpacts_(stepsOverImpacts(*run.model) && run.recording->contacts()) {
    for (std::size_t c = 0; c < recording_.columns(); ++c)
      if (recording_.channels()[c].element == documentId) columns_[recording_.channels()[c].name] = c;
  }

  ReportPlots run(const std::vector<std::size_t>& asked) {
    add("Energy", "energy.", {"kinetic", "potential", "elastic", "dissipated", "work", "total"});
    add("Energy made (+) or lost by the method", "energy.", {"numerical"});
    add("Drift of the constraints", "drift.", {"position", "velocity"}, true);
    add(overImpacts_ ? "Iterations of the solver of contacts" : "Newton iterations of the steps", "newton.",
        {"iterations"});
    if (varies("step.size")) add("Size of the steps", "step.", {"size"}, true);
    add("Overlap of contacts", "contact.", {"penetration"});
    if (asked.empty()) addFarthest();
    else addAsked(asked);
    return {std::move(plots_), leftOut_};
  }

 private:
  /// Adds a plot of those channels that are there and not zero throughout. Drift has two units, which its legend tells.
  void add(const std::string& title, const std::string& prefix, const std::vector<std::string>& names,
           bool log = false) {
    SvgPlot plot{.title = title, .unit = {}, .curves = {}, .logarithmic = log};
    for (const std::string& name : names) {
      const auto found = columns_.find(prefix + name);
      if (found == columns_.end() || isZero(found->second)) continue;
      const std::string& unit = recording_.channels()[found->second].unit;
      plot.curves.push_back({prefix == "drift." ? fmt::format("{} [{}]", name, unit) : name, found->second});
      if (prefix != "drift.") plot.unit = unit;
    }
    if (!plot.curves.empty()) plots_.push_back(std::move(plot));
  }

  bool isZero(std::size_t column) const {
    for (std::size_t row = 0; row < recording_.rows(); ++row)
      if (recording_.at(row, column) != 0) return false;
    return true;
  }

  /// But for the last step, which a run's end may shorten, and the first row, before any.
  bool varies(const std::string& name) const {
    const auto found = columns_.find(name);
    if (found == columns_.end()) return false;
    for (std::size_t row = 2; row + 1 < recording_.rows(); ++row)
      if (std::abs(recording_.at(row, found->second) / recording_.at(1, found->second) - 1) > 0.01) return true;
    return false;
  }

  /// In plots of one unit each.
  void addAsked(const std::vector<std::size_t>& asked) {
    const std::size_t first = plots_.size();
    for (const std::size_t column : asked) {
      const Channel& channel = recording_.channels()[column];
      if (column == 0 || isPlotted(column, first)) continue;  // time, and what has a plot already
      auto plot =
          std::find_if(plots_.begin() + static_cast<std::ptrdiff_t>(first), plots_.end(),
                       [&](const SvgPlot& p) { return p.unit == channel.unit && p.curves.size() < mostCurves; });
      if (plot == plots_.end()) {
        if (plots_.size() - first == mostAskedPlots) {
          ++leftOut_;
          continue;
        }
        plots_.push_back({.title = "Channels", .unit = channel.unit, .curves = {}});
        plot = plots_.end() - 1;
      }
      plot->curves.push_back({channel.name, column});
    }
    for (std::size_t i = first; i < plots_.size(); ++i)
      if (plots_[i].curves.size() == 1) plots_[i].title = plots_[i].curves[0].label;
  }

  bool isPlotted(std::size_t column, std::size_t plots) const {
    for (std::size_t i = 0; i < plots; ++i)
      for (const PlotCurve& curve : plots_[i].curves)
        if (curve.column == column) return true;
    return false;
  }

  void addFarthest() {
    std::optional<std::size_t> column;
    double farthest = 0;
    for (std::size_t c = 0; c + 3 < recording_.columns(); ++c) {
      if (!recording_.channels()[c].name.ends_with(".x") || !recording_.channels()[c + 3].name.ends_with(".qw"))
        continue;
      const double way = extentOf(c);
      if (column && !(way > farthest)) continue;
      column = c;
      farthest = way;
    }
    if (!column) return;
    const std::string& name = recording_.channels()[*column].name;
    plots_.push_back({.title = fmt::format("Way of {}", name.substr(0, name.size() - 2)),
                      .unit = "m",
                      .curves = {{"x", *column}, {"y", *column + 1}, {"z", *column + 2}}});
  }

  double extentOf(std::size_t x) const {
    Eigen::AlignedBox3d box;
    for (std::size_t row = 0; row < recording_.rows(); ++row)
      box.extend(Vec3(recording_.at(row, x), recording_.at(row, x + 1), recording_.at(row, x + 2)));
    return box.diagonal().norm();
  }

  const Recording& recording_;
  bool overImpacts_;
  std::map<std::string, std::size_t> columns_;  ///< of the system
  std::vector<SvgPlot> plots_;
  std::size_t leftOut_ = 0;
};

}  // namespace

ReportPlots reportPlots(const ExportedRun& run, const std::vector<std::size_t>& asked) {
  return PlotChoice(run).run(asked);
}

}  // namespace gyre
