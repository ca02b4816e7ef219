#include "checks/check.h"

#include <fmt/format.h>

namespace gyre {

std::string text(const Check& check) {
  if (!check.failure.empty()) return fmt::format("{}: {}", check.what, check.failure);
  return fmt::format("{}: {:.3g}, {} {:.3g}", check.what, check.measured, check.isAtLeast ? "at least" : "at most",
                     check.bound);
}

}  // namespace gyre
