#include "run/newton_story.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

double startOf(const NewtonAttempt& a) { return a.t - a.h; }

std::string place(const RowName& name) { return fmt::format("{} of '{}'", name.equation, name.element); }

/// "converged after 2 iterations, an update of 3e-05 is left", "not converged after 5 iterations (update 3e+04, 1.2
/// times the one before), worst in rotation of 'rod'"
std::string wordsOf(const LoggedAttempt& a, const std::function<RowName(int)>& nameOf) {
  std::string out = wordsFor(a.attempt.outcome);
  if (a.iterates.empty()) return out;
  const LoggedIterate& last = a.iterates.back();
  out += fmt::format(" after {} iteration{}", a.iterates.size(), a.iterates.size() == 1 ? "" : "s");
  if (!isFailure(a.attempt.outcome)) return out + fmt::format(", an update of {:.2g} is left", a.attempt.left);
  out += fmt::format(" (update {:.2g}", last.update);
  if (!std::isnan(last.contraction)) out += fmt::format(", {:.2g} times the one before", last.contraction);
  out += ")";
  return out + ", worst in " + place(nameOf(last.worst));
}

/// Largest residuals of an attempt.
ResidualsByKind<float> largestOf(const LoggedAttempt& a) {
  using Kinds = ResidualsByKind<float>;
  Kinds out;
  for (const LoggedIterate& i : a.iterates)
    for (const auto kind : {&Kinds::dynamics, &Kinds::contact, &Kinds::position, &Kinds::velocity})
      out.*kind = std::max(out.*kind, i.residual.*kind);
  return out;
}

std::string helpFor(const std::vector<LoggedAttempt>& step, const std::function<RowName(int)>& nameOf) {
  const LoggedAttempt& last = step.back();
  const auto failedSo = [](NewtonOutcome outcome) {
    return [outcome](const LoggedAttempt& a) { return a.attempt.outcome == outcome; };
  };
  const std::string where =
      last.iterates.empty() ? "" : fmt::format(" Look at {} first.", place(nameOf(last.iterates.back().worst)));
  if (std::any_of(step.begin(), step.end(), failedSo(NewtonOutcome::notFinite)) && last.iterates.empty())
    return "A force or an equation is not a finite number where the step begins: a law that divides by a length or an "
           "angle that has become zero, or a function beyond what it is defined for.";
  if (last.attempt.outcome == NewtonOutcome::singular)
    return "The matrix is singular at every step size: the mechanism stands in a singular position, where its "
           "constraints do not determine its motion, or constraints and drives ask for the same thing twice in "
           "different words. Start from another position, or remove what is given twice (Health counts it)." +
           where;
  // A step that is too large by a factor of a hundred is one that nobody would ask for.
  const bool longStep = last.attempt.h > 0.01 * step.front().attempt.h;
  const ResidualsByKind<float> left = largestOf(last);
  if (left.contact > left.dynamics)
    return "The forces of contacts do not settle: they are stiff for this step. A smaller step, a softer or more "
           "damped "
           "contact, or a method that steps over impacts (local_pos and its kin) helps." +
           where;
  if (longStep)
    return "The step is too large for what happens here: a stiff force, fast rotation, or something that switches. A "
           "smaller step, or a method that chooses its own, helps; so does damping at high frequencies (a smaller "
           "rho_inf)." +
           where;
  if (left.position > 0 || left.velocity > 0)
    return "It fails however short the step is: the constraints cannot be met any more, or only by forces that grow "
           "without bound. A position beyond the reach of the mechanism, one in which it jams or is stretched out, or "
           "drives that contradict a joint or each other." +
           where;
  return "It fails however short the step is: a force grows or changes faster than any step follows, as a law does "
         "near "
         "a pole or where it jumps." +
         where;
}

}  // namespace

std::vector<std::vector<LoggedAttempt>> stepsOf(const std::vector<LoggedAttempt>& attempts) {
  constexpr double same = 1e-9;  // of a step
  std::vector<std::vector<LoggedAttempt>> out;
  for (const LoggedAttempt& a : attempts) {
    const bool goesOn = !out.empty() && std::abs(startOf(a.attempt) - startOf(out.back().front().attempt)) <=
                                            same * std::abs(a.attempt.h);
    if (!goesOn) out.emplace_back();
    out.back().push_back(a);
  }
  return out;
}

NewtonStory storyOf(const std::vector<LoggedAttempt>& step, const std::function<RowName(int)>& nameOf) {
  const LoggedAttempt& last = step.back();
  NewtonStory out{.failed = isFailure(last.attempt.outcome), .summary = wordsOf(last, nameOf), .attempts = {}};
  if (step.size() > 1)
    for (const LoggedAttempt& a : step)
      out.attempts.push_back(
          fmt::format("h = {:.3g} s{}: {}", a.attempt.h, a.attempt.damped ? ", damped" : "", wordsOf(a, nameOf)));
  if (out.failed) out.help = helpFor(step, nameOf);
  return out;
}

}  // namespace gyre
