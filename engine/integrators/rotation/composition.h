#pragma once
// Compositions of a symmetric method of order 2 with itself, Phi_{g_s h} o ... o Phi_{g_1 h}, of order 4, 6 and 8.
//   yoshida4    3 stages, g_1 = 1/(2 - 2^(1/3))                    (Yoshida 1990, eq. 2.11; Forest and Ruth 1990)
//   suzuki4     5 stages, g_1 = 1/(4 - 4^(1/3))                    (Suzuki 1990)
//   yoshida6    7 stages, solution A                               (Yoshida 1990, table 1)
//   kahan_li6   9 stages, kahan_li8 17 stages                      (Kahan and Li 1997)
//   suzuki_umeno8  15 stages                                       (Suzuki and Umeno 1993)
// Digits as in Hairer, Lubich and Wanner, Geometric Numerical Integration, sec. V.3.2.

#include "model/settings.h"

#include <span>
#include <string>
#include <vector>

namespace gyre {

enum class Composition { none, yoshida4, suzuki4, yoshida6, kahanLi6, suzukiUmeno8, kahanLi8 };

/// Names in the order of the enumeration.
std::vector<std::string> compositionNames();
/// Substeps as fractions of the step; they add up to 1.
std::span<const double> substeps(Composition c);
int order(Composition c);

/// The fields of a method whose parameters are RunSettings and `composition`.
template <class P>
std::vector<Field> composedFields() {
  std::vector<Field> fields = runFields<P>();
  fields.push_back(
      field<P>(&P::composition, {.key = "composition",
                                 .label = "Composition",
                                 .help = "The step as a symmetric composition of substeps, of order 4, 6 or 8",
                                 .choices = compositionNames()}));
  return fields;
}

/// For IntegratorType::finerThanForceStates.
template <class P>
std::string composedKey(const std::any& params) {
  return std::any_cast<const P&>(params).composition == Composition::none ? "" : "composition";
}

}  // namespace gyre
