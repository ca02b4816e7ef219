#include "locus/step_advice.h"

#include "catalog/catalog.h"
#include "integrators/integrator.h"
#include "run/column_named.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace gyre {
namespace {

constexpr double twoPi = 2 * std::numbers::pi;
constexpr double explicitLimit = 2;
/// Growth that multiplies deviations by less than this over the whole run says nothing.
constexpr double tellingGrowth = 10;

/// Rounded down to two digits.
double roundStep(double h) {
  if (!(h > 0)) return 0;
  const double unit = std::pow(10.0, std::floor(std::log10(h)) - 1);
  return std::floor(h / unit + 1e-9) * unit;
}

/// The first method of the catalogue that suits and can run the model; null where none does.
const IntegratorType* recommended(const Model& model, Recommendation::For purpose) {
  for (const TypeInfo* type : catalog().of(Category::integrator))
    if (integratorType(*type).recommended.suits == purpose && !refusal(integratorType(*type), model))
      return &integratorType(*type);
  return nullptr;
}

std::string ofEigenvalues(const RootLocus& locus) {
  const LocusMoment& stiffest = locus.stiffest();
  if (!(stiffest.stiffest > 0)) return "All eigenvalues are zero: nothing draws the bodies back or damps them.";
  double slowest = stiffest.slowest;
  for (const LocusMoment& moment : locus.moments)
    if (moment.slowest > 0) slowest = std::min(slowest, moment.slowest);
  return fmt::format(
      "The stiffest eigenvalue is {:.4g} 1/s ({:.4g} Hz, at t = {:.4g} s), the slowest {:.4g} 1/s; the stiffness ratio "
      "of a moment is {:.4g} at most.",
      stiffest.stiffest, stiffest.stiffest / twoPi, stiffest.t, slowest, locus.largestRatio());
}

std::string ofMotion(const RootLocus& locus, double moves) {
  if (!(moves > 0)) return "Nothing accelerates in this run.";
  const bool turns = locus.turn() > locus.excited();
  return fmt::format("What moves {} at {:.4g} rad/s ({:.4g} Hz){}.", turns ? "turns" : "does so", moves, moves / twoPi,
                     locus.stiffest().stiffest > 10 * moves ? "; the stiffest eigenvalue is hardly excited" : "");
}

std::string ofChosen(const Model& model, const RootLocus& locus, const MethodStability& chosen, double h) {
  const double stiffest = locus.stiffest().stiffest;
  const std::string& id = model.simulation().type->id;
  if (!(h > 0) || !(stiffest > 0)) return {};
  const auto radius = chosen.at(stiffest * h);
  if (!radius) return fmt::format("{} with h = {:.3g} s: {}.", id, h, radius.error().message);
  const std::string what = *radius > 1 + 1e-5   ? "oscillations there grow: the step is too large for this method"
                           : *radius < 1 - 1e-3 ? "oscillations there are damped by the method"
                                                : "oscillations there go on undamped";
  return fmt::format("{} with h = {:.3g} s: spectral radius {:.4g} at the stiffest, omega h = {:.3g}; {}.", id, h,
                     *radius, stiffest * h, what);
}

std::string ofGrowth(const RootLocus& locus) {
  const LocusMoment* most = locus.fastestGrowth();
  double exponent = 0;
  for (std::size_t i = 1; i < locus.moments.size(); ++i) {
    const LocusMoment &a = locus.moments[i - 1], &b = locus.moments[i];
    exponent += (b.t - a.t) * (a.growth + b.growth) / 2;
  }
  if (!most || !(exponent > std::log(tellingGrowth))) return {};
  return fmt::format(
      "At t = {:.4g} s deviations grow at {:.3g} 1/s: motions that begin side by side may part there, and errors grow "
      "with them, by any method.",
      most->t, most->growth);
}

}  // namespace

std::string StepAdvice::text() const {
  std::string out;
  for (const std::string& sentence : sentences) out += sentence + '\n';
  return out;
}

double stepOfRun(const Model& model, const Recording& recording, bool choosesStep) {
  if (!choosesStep) return runSettings(model.simulation()).step;
  const auto step = columnNamed(recording, "step.size");
  if (!step) return 0;
  std::vector<double> sizes;
  for (std::size_t row = 1; row < recording.rows(); ++row)
    if (const double h = recording.at(row, *step); h > 0) sizes.push_back(h);
  if (sizes.empty()) return 0;
  const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
  std::nth_element(sizes.begin(), middle, sizes.end());
  return *middle;
}

StepAdvice stepAdvice(const Model& model, const RootLocus& locus, const MethodStability& chosen, double h) {
  StepAdvice out;
  if (locus.moments.empty()) return out;
  const double stiffest = locus.stiffest().stiffest;
  out.moves = std::max(locus.excited(), locus.turn());
  if (out.moves * locus.duration() < nothingHappens) out.moves = 0;
  if (out.moves > 0) out.accurate = twoPi / (stepsPerPeriod * out.moves);
  if (stiffest > 0) out.stable = explicitLimit / stiffest;
  const auto say = [&](std::string sentence) {
    if (!sentence.empty()) out.sentences.push_back(std::move(sentence));
  };
  say(ofEigenvalues(locus));
  say(ofMotion(locus, out.moves));
  const bool stiff = out.stable > 0 && (out.accurate == 0 || out.accurate > out.stable);
  if (out.accurate > 0) {
    out.step = roundStep(out.accurate);
    const IntegratorType* cheap = stiff ? nullptr : recommended(model, Recommendation::For::slowForces);
    const IntegratorType* damped = recommended(model, Recommendation::For::stiffForces);
    if (cheap) {
      out.method = cheap->id;
      say(fmt::format(
          "Suggested: an explicit method such as {} with h = {:.2g} s, {} steps per period of what moves{}.", cheap->id,
          out.step, stepsPerPeriod, out.stable > 0 ? fmt::format("; it is stable up to {:.2g} s", out.stable) : ""));
    } else if (damped) {
      out.method = damped->id;
      say(stiff ? fmt::format("Suggested: an implicit method with numerical damping, such as {} with {}, "
                              "with h = {:.2g} s, {} steps per period of what moves; an explicit one needs steps below "
                              "{:.2g} s, {:.2g} times as many.",
                              damped->id, damped->recommended.settings, out.step, stepsPerPeriod, out.stable,
                              out.accurate / out.stable)
                : fmt::format("Suggested: {} with h = {:.2g} s, {} steps per period of what moves.", damped->id,
                              out.step, stepsPerPeriod));
    }
  }
  say(ofChosen(model, locus, chosen, h));
  say(ofGrowth(locus));
  if (locus.withoutContact)
    say("Contact is left out, which is stiffer than all of this: what is suggested holds while nothing touches.");
  if (locus.leftOut > 0)
    say(fmt::format("{} {} left out: {}", locus.leftOut, locus.leftOut == 1 ? "moment is" : "moments are",
                    locus.why->text()));
  return out;
}

}  // namespace gyre
