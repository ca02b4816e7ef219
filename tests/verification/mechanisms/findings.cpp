#include "verification/mechanisms/findings.h"

#include <fmt/format.h>

namespace gyre::test {

void Findings::hold(const std::string& what, double error, double allowed, const std::string& where) {
  held_.push_back({mechanism_, method_, check_, part_ + what, error, allowed, where});
  if (error <= allowed) return;
  complain(fmt::format("{} {:.2g} > {:.2g}{}{}", what, error, allowed, where.empty() ? "" : " of ", where));
}

}  // namespace gyre::test
