#include "study/measuring.h"

#include "functions/compiled_function.h"
#include "study/channel_expression.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace gyre {
namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

/// Times are equal when they differ by less than this.
double toleranceOf(const PlannedCase& c) {
  return 1e-4 * (c.rowInterval > 0 ? c.rowInterval : 1e-5 * runSettings(c.model->simulation()).end_time);
}

/// The row at time t of rising times; none when there is none.
std::optional<std::size_t> rowAt(const std::vector<double>& times, double t, double tolerance) {
  const auto it = std::lower_bound(times.begin(), times.end(), t - tolerance);
  if (it == times.end() || *it > t + tolerance) return std::nullopt;
  return static_cast<std::size_t>(it - times.begin());
}

/// What one measure sees of a run: x(t), the difference to the reference or the value, and the reference's own size.
struct Series {
  std::vector<double> times, x, size;
};

/// Takes jumps of 2 pi out of a sequence of angles.
class Unwrap {
 public:
  explicit Unwrap(bool on) : on_(on) {}
  double operator()(double angle) {
    constexpr double turn = 2 * std::numbers::pi;
    if (on_ && std::isfinite(last_)) angle += turn * std::round((last_ - angle) / turn);
    last_ = angle;
    return angle;
  }

 private:
  bool on_;
  double last_ = notANumber;
};

/// The values of a measure's channels in a row.
std::vector<double> valuesIn(const KeptRows& rows, std::size_t row, const std::vector<std::size_t>& columns) {
  std::vector<double> out;
  for (const std::size_t c : columns) out.push_back(rows.at(row, c));
  return out;
}

double length(const std::vector<double>& v) {
  return std::sqrt(std::inner_product(v.begin(), v.end(), v.begin(), 0.0));
}

Series seriesOf(const StudyMeasure& m, const KeepRule& rule, const std::vector<std::size_t>& columns,
                const KeptRows& own, const KeptRows& reference, double tolerance) {
  const bool scalar = !m.expression.empty() || columns.size() == 1;
  const bool sign = m.keepSign || m.norm == Norm::drift || m.norm == Norm::rate;
  auto expression = m.expression.empty() ? std::optional<Expression>{} : *channelExpression(m);
  const auto scalarOf = [&](const std::vector<double>& v) { return expression ? (*expression)(v) : v.front(); };
  Unwrap unwrapOwn(m.unwrap), unwrapReference(m.unwrap);
  Series s;
  for (std::size_t row = 0; row < own.rows(); ++row) {
    if (!rule.wants(own.times[row], tolerance)) continue;
    std::vector<double> a = valuesIn(own, row, columns), b;
    if (m.against) {
      b = valuesIn(reference, row, columns);
      if (std::any_of(b.begin(), b.end(), [](double x) { return std::isnan(x); })) continue;  // not in the reference
    }
    s.times.push_back(own.times[row]);
    if (scalar) {
      const double x = unwrapOwn(scalarOf(a)), y = m.against ? unwrapReference(scalarOf(b)) : 0.0;
      s.x.push_back(!m.against || sign ? x - y : std::abs(x - y));
      s.size.push_back(m.against ? std::abs(y) : notANumber);
    } else {
      s.size.push_back(m.against ? length(b) : notANumber);
      if (m.against) std::transform(a.begin(), a.end(), b.begin(), a.begin(), std::minus<>());
      s.x.push_back(length(a));
    }
  }
  return s;
}

}  // namespace

double normOf(Norm norm, const std::vector<double>& times, const std::vector<double>& x) {
  const double n = static_cast<double>(x.size());
  const auto [least, most] = std::minmax_element(x.begin(), x.end());
  switch (norm) {
    case Norm::mean: return std::accumulate(x.begin(), x.end(), 0.0) / n;
    case Norm::max: return *most;
    case Norm::min: return *least;
    case Norm::rms: return length(x) / std::sqrt(n);
    case Norm::last: return x.back();
    case Norm::peak: return std::max(std::abs(*least), std::abs(*most));
    case Norm::range: return *most - *least;
    case Norm::drift: return x.back() - x.front();
    case Norm::rate: break;
  }
  const double meanT = std::accumulate(times.begin(), times.end(), 0.0) / n;
  const double meanX = std::accumulate(x.begin(), x.end(), 0.0) / n;
  double tt = 0, tx = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    tt += (times[i] - meanT) * (times[i] - meanT);
    tx += (times[i] - meanT) * (x[i] - meanX);
  }
  return tx / tt;
}

MeasuredValue measureRows(const StudyPlan& plan, const PlannedCase& planned, std::size_t measure, const KeptRows& own,
                          const KeptRows& reference) {
  const StudyMeasure& m = plan.study.measures[measure];
  if (m.against && planned.referenceRun && plan.referenceRuns[*planned.referenceRun].ofCase == planned.index)
    return {.problem = "this case is the reference"};
  const double end = runSettings(planned.model->simulation()).end_time, tolerance = toleranceOf(planned);
  KeepRule rule{.to = end, .every = m.every};
  if (m.window) std::tie(rule.from, rule.to) = *m.window;
  const std::vector<std::size_t>& columns = plan.recorded[planned.recordedSet].measures[measure];
  const Series s = seriesOf(m, rule, columns, own, reference, tolerance);

  if (s.x.empty()) return {.problem = m.against ? "run and reference have no time in common" : "no row in the window"};
  if (m.every > 0)
    if (const double samples = std::floor((rule.to - rule.from) / m.every + 1e-6) + 1;
        static_cast<double>(s.x.size()) != samples)
      return {.problem = fmt::format("{} of {} samples are there", s.x.size(), samples)};
  if (m.norm == Norm::last && s.times.back() < rule.to - std::max(tolerance, planned.rowInterval * (1 + 1e-6)))
    return {.problem = fmt::format("the last time in common is {:.6g} s", s.times.back())};
  if (m.norm == Norm::rate && s.x.size() < 2) return {.problem = "a rate needs two samples"};

  MeasuredValue out{.value = normOf(m.norm, s.times, s.x)};
  if (m.against) out.scale = length(s.size) / std::sqrt(static_cast<double>(s.size.size()));
  if (m.relative) out.value /= m.against ? std::abs(normOf(m.norm, s.times, s.size)) : std::abs(s.x.front());
  if (m.relative && m.against) out.scale = 1;
  if (!std::isfinite(out.value)) return {.problem = "the value is not finite"};
  return out;
}

KeptRows referenceAt(const StudyPlan& plan, const PlannedCase& planned, const KeptRows& own, const KeptRows* run) {
  using Kind = StudyReference::Kind;
  const StudyReference& r = plan.study.reference;
  KeptRows out{own.channels, own.times, std::vector<double>(own.values.size(), notANumber)};
  const double tolerance = toleranceOf(planned);
  const std::size_t width = own.channels.size();
  if (run) {  // a reference keeps the channels of its cases, in their order
    for (std::size_t row = 0; row < own.rows(); ++row)
      if (const auto at = rowAt(run->times, own.times[row], tolerance))
        for (std::size_t c = 0; c < width; ++c) out.values[row * width + c] = run->at(*at, c);
    return out;
  }
  for (const auto& [channel, what] : r.channels) {
    const auto column = std::find(own.channels.begin(), own.channels.end(), channel);
    if (column == own.channels.end()) continue;
    const auto c = static_cast<std::size_t>(column - own.channels.begin());
    const auto expression =
        CompiledFunction::compile({.expression = r.kind == Kind::expressions ? what : ""}, Argument{});
    for (std::size_t row = 0; row < own.rows(); ++row) {
      if (r.kind == Kind::expressions) out.values[row * width + c] = (*expression)(own.times[row]);
      else if (const auto at = rowAt(r.table.times, own.times[row], tolerance))
        out.values[row * width + c] = r.table.at(*at, *r.table.column(what));
    }
  }
  return out;
}

KeptRows plottedRows(const StudyPlan& plan, const PlannedCase& planned, const KeptRows& rows) {
  const RecordedSet& set = plan.recorded[planned.recordedSet];
  std::vector<std::size_t> columns;
  std::vector<KeepRule> rules;
  for (std::size_t p = 0; p < set.plots.size(); ++p) {
    if (set.plots[p].empty()) continue;
    const std::vector<std::size_t> chosen = plan.select(plan.study.plots[p].where);
    if (std::find(chosen.begin(), chosen.end(), planned.index) == chosen.end()) continue;
    columns.insert(columns.end(), set.plots[p].begin(), set.plots[p].end());
    rules.emplace_back();
    if (const auto& window = plan.study.plots[p].window) std::tie(rules.back().from, rules.back().to) = *window;
  }
  std::sort(columns.begin(), columns.end());
  columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
  KeptRows out;
  if (columns.empty() || rows.rows() == 0) return out;
  for (const std::size_t c : columns) out.channels.push_back(rows.channels[c]);
  const double tolerance = toleranceOf(planned);
  for (std::size_t row = 0; row < rows.rows(); ++row) {
    const auto wants = [&](const KeepRule& rule) { return rule.wants(rows.times[row], tolerance); };
    if (!std::any_of(rules.begin(), rules.end(), wants)) continue;
    out.times.push_back(rows.times[row]);
    for (const std::size_t c : columns) out.values.push_back(rows.at(row, c));
  }
  return out;
}

}  // namespace gyre
