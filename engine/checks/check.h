#pragma once
// A property that a type of the catalogue must have, measured.

#include <exception>
#include <string>
#include <vector>

namespace gyre {

struct Check {
  std::string what;
  double measured = 0;
  double bound = 0;
  bool isAtLeast = false;    ///< the bound is a lower one
  std::string failure = {};  ///< why it could not be measured

  /// False for what is no number.
  bool holds() const { return failure.empty() && (isAtLeast ? measured >= bound : measured <= bound); }
};
using Checks = std::vector<Check>;

/// Adds what `measure` gives, or that it could not be measured where it throws.
template <class Measure>
void addChecks(Checks& to, const std::string& what, const Measure& measure) {
  try {
    for (const Check& check : measure()) to.push_back(check);
  } catch (const std::exception& e) {
    to.push_back({.what = what, .failure = e.what()});
  }
}

/// "K = dr/dq: 2.1e-10, at most 1e-07".
std::string text(const Check& check);

}  // namespace gyre
