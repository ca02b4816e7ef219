#pragma once
// A study: one model run many times with something varied, what to measure of each run, what to plot, and what a
// source says that should come out. A plain value; it is read from a file (study_file.h), built by the window or by
// `gyre converge` (order_study.h), and run by StudyRunner.
//
//   cases = (the explicit cases, or one) x axis 1 x axis 2 x ...
//
// All values of settings, axes and conditions are texts as on the command line ("0.8", "12 g", "[0,0,0]", "geom1").

#include "io/setting.h"
#include "model/model.h"
#include "study/reference_table.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace gyre {

/// One dimension of the grid: a key of Setting and the values it takes.
struct StudyAxis {
  std::string key = {};  ///< "integrator", "step", "rho_inf", "top.mass", ...
  std::vector<std::string> values = {};
  int line = 0;
};

/// One explicit case, multiplied with the grid. Its name is its coordinate on the axis "case".
struct StudyCase {
  std::string name = {};
  std::vector<Setting> set = {};
  std::shared_ptr<const Model> model = {};  ///< null: that of the study
  std::string modelFile = {};               ///< as written, for display
  int line = 0;
};

/// A design of experiments by Latin hypercube sampling (latin_hypercube.h), multiplied with the grid: each point sets
/// all of these keys, and each is an axis.
struct StudySample {
  struct Range {
    std::string key = {};
    std::string from = {}, to = {};
    bool logarithmic = false;  ///< evenly spread in the logarithm
    int line = 0;
  };
  std::vector<Range> over = {};  ///< empty: there is none
  std::size_t count = 0;
  std::uint64_t seed = 1;
  int line = 0;
};

/// What runs are compared with.
struct StudyReference {
  enum class Kind {
    none,
    table,        ///< a file of times and columns
    expressions,  ///< closed forms in t
    run,          ///< a run of its own: the case without its settings of the method, then `set`
    finest        ///< of the cases that differ in `step` only, the one with the smallest step
  };
  Kind kind = Kind::none;
  std::string file = {};      ///< as written
  ReferenceTable table = {};  ///< its content
  /// Channel and what stands for it: a column of the table, or an expression of t.
  std::vector<std::pair<std::string, std::string>> channels = {};
  std::vector<Setting> set = {};
  int line = 0;
};

/// How a series in time becomes one number. x(t) is the value of one channel, of an expression, or the Euclidean norm
/// over several channels; against the reference it is the norm of the difference at each time.
enum class Norm {
  mean,   ///< Bruels and Cardona 2010, eq. 99
  max,    ///< largest, with its sign
  min,    ///< smallest, with its sign
  rms,    ///< root of the mean square
  last,   ///< at the end of the window
  peak,   ///< largest absolute value
  range,  ///< largest less smallest
  drift,  ///< last less first
  rate    ///< slope of the straight line fitted over time
};

struct StudyMeasure {
  std::string name = {};                   ///< unique, not that of a built-in measure
  std::vector<std::string> channels = {};  ///< names or globs; each must fit a channel
  /// Instead of channels: an expression in names that stand for channels, e.g. "atan2(y, x)" with x = "top.x".
  std::string expression = {};
  std::vector<std::pair<std::string, std::string>> let = {};  ///< name in the expression, channel
  bool unwrap = false;                                        ///< take out jumps of 2 pi from one time to the next
  Norm norm = Norm::mean;
  std::optional<std::pair<double, double>> window = {};  ///< [s], ends included; absent: the whole run
  double every = 0;       ///< sampling interval from the window's start [s]; 0: all rows (that the reference has, too)
  bool against = false;   ///< the difference to the reference instead of the value
  bool keepSign = false;  ///< of the difference of a single channel or expression
  bool relative = false;  ///< divided by the same norm of the reference; without one, by the first value
  int line = 0;
};

/// Measures every case has without being asked: "cpu_time" [s] and the counts of work_counts.h.
const std::vector<std::string>& builtInMeasures();

/// Conditions on a case's coordinates: axis and value, all of which must be met.
using StudySelection = std::vector<Setting>;

/// Points that a publication gives, drawn beside what is computed.
struct PublishedPoints {
  std::string name = {};    ///< in the legend
  std::string source = {};  ///< where they stand
  std::vector<double> x = {}, y = {};
};

struct StudyPlot {
  std::string title = {};
  /// An axis or a measure: one point for each case. "time" or a channel: one curve for each case.
  std::string x = {};
  std::vector<std::string> y = {};  ///< measures, or channels (globs) when x is "time" or a channel
  /// Not empty: a map. x and the only y are axes of numbers, each case a point whose colour tells this measure.
  std::string color = {};
  std::vector<std::string> curves = {};  ///< axes that tell curves apart; empty: all but x
  StudySelection where = {};
  std::optional<std::pair<double, double>> window = {};  ///< over time only [s]
  bool against = false;                                  ///< over time only: the difference to the reference
  bool logX = false, logY = false;
  bool slopes = false;  ///< fit the order of each curve
  int line = 0;
  std::vector<PublishedPoints> points = {};
};

/// What another quantity, or a number, a finding is compared with.
struct StudyBound {
  double number = 0;
  /// Not empty: factor times the measure of the case whose coordinates are those of the one judged, changed by `where`.
  StudySelection where = {};
  std::string measure = {};  ///< empty: that of the finding
  double factor = 1;
  bool isNumber() const { return where.empty() && measure.empty(); }
};

/// What a source says, as a condition on measured numbers. It holds when it holds for every case selected.
struct StudyFinding {
  std::string text = {};    ///< what the source says
  std::string source = {};  ///< where it says so
  std::string measure = {};
  /// Not empty: judged is the order of the measure over this axis, once for each set of cases that differ in it only.
  std::string slopeOver = {};
  StudySelection where = {};
  std::optional<double> equals = {};
  double within = 0;     ///< relative to equals
  double plusMinus = 0;  ///< absolute
  std::optional<std::pair<double, double>> between = {};
  std::optional<StudyBound> lessThan = {}, greaterThan = {};
  int line = 0;
};

struct Study {
  std::string name = {}, description = {};
  std::string file = {};                    ///< it was read from; empty for one built in memory
  std::shared_ptr<const Model> model = {};  ///< may be null when every case has its own
  std::string modelFile = {};               ///< as written, for display
  /// For every case; keys of the simulation apply where the case's method knows them.
  std::vector<Setting> set = {};
  std::vector<StudyAxis> vary = {};
  std::vector<StudyCase> cases = {};
  StudySample sample = {};
  StudyReference reference = {};
  std::vector<StudyMeasure> measures = {};
  std::vector<StudyPlot> plots = {};
  std::vector<StudyFinding> findings = {};
};

}  // namespace gyre
