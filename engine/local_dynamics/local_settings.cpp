#include "local_dynamics/local_settings.h"

#include <fmt/format.h>

namespace gyre {

std::string methodName(LocalMethod method) {
  switch (method) {
    case LocalMethod::automatic: return "automatic";
    case LocalMethod::gaussSeidel: return "Gauss-Seidel";
    case LocalMethod::gaussSeidelW: return "Gauss-Seidel with the matrix W";
    case LocalMethod::newtonHueber: return "semismooth Newton (Hüeber)";
    case LocalMethod::newtonDsf: return "semismooth Newton (De Saxcé, Feng)";
    case LocalMethod::quasiNewton: return "projected quasi-Newton";
  }
  return {};
}

std::string explanation(const LocalIsland& i) {
  const std::string name = methodName(i.method);
  switch (i.reason) {
    case LocalReason::chosen: return fmt::format("{}, as chosen: merit {:.1e}", name, i.merit);
    case LocalReason::converged: return fmt::format("{} reached merit {:.1e} in {} sweeps", name, i.merit, i.sweeps);
    case LocalReason::stalled:
      return fmt::format("{}, since Gauss-Seidel was at merit {:.1e} after {} sweeps: {:.1e} in {} iterations", name,
                         i.sweptMerit, i.sweeps, i.merit, i.iterations);
    case LocalReason::tooLarge:
      return fmt::format("{}: merit {:.1e} after {} sweeps, and {} rows are too many for Newton", name, i.merit,
                         i.sweeps, i.rows);
    case LocalReason::notBettered:
      return fmt::format("{}: merit {:.1e} after {} sweeps, which Newton did not better", name, i.merit, i.sweeps);
  }
  return {};
}

}  // namespace gyre
