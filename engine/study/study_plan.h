#pragma once
// A study worked out: every case with its model, every name checked, before anything runs.

#include "core/error.h"
#include "study/study.h"
#include "system/channel.h"

#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

/// Where a case stands on one axis.
struct Coordinate {
  std::string text;                                          ///< as written: "geom1", "1e-3"
  double number = std::numeric_limits<double>::quiet_NaN();  ///< in SI units, where the key has a number

  bool isNumber() const { return number == number; }
  /// Whether both are the same number to 1e-9, or the same text.
  bool same(const Coordinate& other) const;
};

/// A value as a condition names it: in SI units, without a unit.
Coordinate coordinateFromText(const std::string& text);

/// The number, in SI units, that a key of a model gets by this text, which may have a unit. Fails as applySetting().
Expected<double> numberOfSetting(const Setting& setting, Model model);

struct PlannedCase {
  std::size_t index = 0;
  std::string name = {};                     ///< "geom1, step 0.001": what is varied, in short
  std::vector<Coordinate> coordinates = {};  ///< one for each of StudyPlan::axes
  std::shared_ptr<const Model> model = {};   ///< with all settings applied
  std::string key = {};                      ///< of its result: a hash of model, measures, reference and Gyre's version
  std::size_t recordedSet = 0;               ///< index in StudyPlan::recorded
  /// Index in StudyPlan::referenceRuns, where the reference is a run.
  std::optional<std::size_t> referenceRun = {};
  double rowInterval = 0;    ///< between its recorded rows [s]
  double steps = 0;          ///< expected, for the progress
  bool choosesStep = false;  ///< its method chooses its steps
};

/// What is kept of the runs of one model: the columns that measures and plots need.
struct RecordedSet {
  std::size_t model = 0;               ///< index of a case that has this model
  int line = 0;                        ///< where it is named in the study file
  std::vector<Channel> channels = {};  ///< all that a run records
  std::size_t firstOfEnergy = 0;       ///< of them; from there on they are of run/energy_columns.h
  std::vector<std::size_t> kept = {};  ///< columns of channels
  /// For each measure, its channels as positions in kept; for one with an expression, in the order of `let`.
  std::vector<std::vector<std::size_t>> measures = {};
  /// For each plot over time, its y and then, unless that is time, its x as positions in kept; else empty.
  std::vector<std::vector<std::size_t>> plots = {};

  /// Whether its runs keep account of the energy of each element.
  bool wantsEnergy() const;
};

/// Rows at times that are needed: all in an interval, or every so often in it.
struct KeepRule {
  double from = 0, to = std::numeric_limits<double>::infinity();
  double every = 0;
  bool wants(double t, double tolerance) const;
  /// How many rows of a run are kept at most.
  double rows(double rowInterval, double end) const;
};

/// A run whose rows others are compared with.
struct ReferenceRun {
  std::shared_ptr<const Model> model;
  std::optional<std::size_t> ofCase = {};  ///< it is a case of the study itself (the finest)
  std::size_t recordedSet = 0;
  double rowInterval = 0, steps = 0;
};

/// An axis of the study as its results have it.
struct PlannedAxis {
  std::string key;        ///< "case", "integrator", "step", ...
  std::string label;      ///< of the field: "Step"
  std::string unit = {};  ///< SI symbol, empty for a pure number or a text
  bool numeric = false;
  bool isSampled = false;  ///< by the design of experiments: its values lie on no grid
  std::vector<Coordinate> values = {};
};

struct StudyPlan {
  Study study;
  std::vector<PlannedAxis> axes;
  std::vector<PlannedCase> cases;
  std::vector<ReferenceRun> referenceRuns;
  std::vector<RecordedSet> recorded;  ///< for each distinct model
  std::vector<KeepRule> keep;

  std::optional<std::size_t> axis(std::string_view key) const;
  /// Whether it is one of the study's or of the built-in measures.
  bool isMeasure(std::string_view name) const;
  std::string measureUnit(std::string_view name) const;
  /// Whether a case's method chooses its steps: what it fails at is then of interest.
  bool choosesSteps() const;
  /// Indices of the cases that meet all conditions.
  std::vector<std::size_t> select(const StudySelection& where) const;
  /// The case with the coordinates of `index` but for those that `where` names.
  std::optional<std::size_t> partner(std::size_t index, const StudySelection& where) const;
  /// Selected cases in sets that differ in one axis only, each by falling coordinate. @pre axis < axes.size()
  std::vector<std::vector<std::size_t>> families(std::size_t axis, const StudySelection& where = {}) const;
  /// What tells a case apart from the others: its coordinates on some axes, "geom1, rho_inf 0.6".
  std::string label(std::size_t index, const std::vector<std::size_t>& onAxes) const;
};

/// Fails with an input error that names file, line and key on: no case, an unknown integrator or setting, a value out
/// of range, a method that cannot run its model, an unknown channel, measure or axis, sample times that are no
/// multiples of a case's step or not in the reference, an end time below the step.
Expected<StudyPlan> planStudy(Study study);

/// The largest number of cases a study may have.
inline constexpr std::size_t maximumCases = 100'000;

}  // namespace gyre
