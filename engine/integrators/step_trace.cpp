#include "integrators/step_trace.h"

namespace gyre {

LargestError largestError(const System& system, const VecX& squares) {
  LargestError out;
  double largest = 0;
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const BodyLayout& l = system.bodies().layout(b);
    const auto own = squares.segment(l.v, l.nv);
    const double sum = own.sum();
    if (!(sum > largest)) continue;
    largest = sum;
    Eigen::Index row = 0;
    own.maxCoeff(&row);
    out.row = l.v + static_cast<int>(row);
  }
  if (out.row >= 0) out.share = static_cast<float>(largest / squares.sum());
  return out;
}

const char* wordsFor(StepOutcome outcome) {
  switch (outcome) {
    case StepOutcome::taken: return "taken";
    case StepOutcome::tooInexact: return "local error too large";
    case StepOutcome::notConverged: return "equations did not converge";
    case StepOutcome::turnedTooFar: return "a body turned too far for angles to be counted";
    case StepOutcome::newBranch: return "ended where a condition or a contact switches";
    case StepOutcome::timeSwitch: return "begun anew where a function of time switches";
  }
  return "";
}

}  // namespace gyre
