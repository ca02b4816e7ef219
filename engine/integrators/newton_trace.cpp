#include "integrators/newton_trace.h"

namespace gyre {

const char* wordsFor(NewtonOutcome outcome) {
  switch (outcome) {
    case NewtonOutcome::converged: return "converged";
    case NewtonOutcome::atRoundOff: return "at round-off";
    case NewtonOutcome::newMatrix: return "begun again with a new matrix";
    case NewtonOutcome::notConverged: return "not converged";
    case NewtonOutcome::tooInexact: return "converged, but its local error is too large";
    case NewtonOutcome::singular: return "the matrix is singular";
    case NewtonOutcome::notFinite: return "not finite";
  }
  return "";
}

}  // namespace gyre
