#include "system/evaluated_state.h"

#include <stdexcept>

namespace gyre {

void EvaluatedKinematics::failStale() {
  throw std::logic_error("a system was evaluated elsewhere before what was evaluated here was used");
}

}  // namespace gyre
