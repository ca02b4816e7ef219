#include "integrators/rotation/composition.h"

#include <array>
#include <cmath>

namespace gyre {
namespace {

/// g_1 ... g_k mirrored at the last, which makes the sum 1.
template <std::size_t Half>
std::array<double, 2 * Half + 1> symmetric(const std::array<double, Half>& g) {
  std::array<double, 2 * Half + 1> all{};
  double sum = 0;
  for (std::size_t i = 0; i < Half; ++i) {
    all[i] = all[2 * Half - i] = g[i];
    sum += g[i];
  }
  all[Half] = 1 - 2 * sum;
  return all;
}

const std::array<double, 1> none{1.0};
const auto yoshida4 = symmetric<1>({1 / (2 - std::cbrt(2.0))});
const auto suzuki4 = symmetric<2>({1 / (4 - std::cbrt(4.0)), 1 / (4 - std::cbrt(4.0))});
const auto yoshida6 = symmetric<3>({0.78451361047755726382, 0.23557321335935813368, -1.17767998417887100695});
const auto kahanLi6 =
    symmetric<4>({0.39216144400731413928, 0.33259913678935943860, -0.70624617255763935981, 0.08221359629355080023});
const auto suzukiUmeno8 =
    symmetric<7>({0.74167036435061295345, -0.40910082580003159400, 0.19075471029623837995, -0.57386247111608226666,
                  0.29906418130365592384, 0.33462491824529818378, 0.31529309239676659663});
const auto kahanLi8 =
    symmetric<8>({0.13020248308889008088, 0.56116298177510838456, -0.38947496264484728641, 0.15884190655515560090,
                  -0.39590389413323757734, 0.18453964097831570709, 0.25837438768632204729, 0.29501172360931029887});

}  // namespace

std::vector<std::string> compositionNames() {
  return {"none", "yoshida4", "suzuki4", "yoshida6", "kahan_li6", "suzuki_umeno8", "kahan_li8"};
}

std::span<const double> substeps(Composition c) {
  switch (c) {
    case Composition::none: return none;
    case Composition::yoshida4: return yoshida4;
    case Composition::suzuki4: return suzuki4;
    case Composition::yoshida6: return yoshida6;
    case Composition::kahanLi6: return kahanLi6;
    case Composition::suzukiUmeno8: return suzukiUmeno8;
    case Composition::kahanLi8: return kahanLi8;
  }
  return none;
}

int order(Composition c) {
  switch (c) {
    case Composition::none: return 2;
    case Composition::yoshida4:
    case Composition::suzuki4: return 4;
    case Composition::yoshida6:
    case Composition::kahanLi6: return 6;
    case Composition::suzukiUmeno8:
    case Composition::kahanLi8: return 8;
  }
  return 2;
}

}  // namespace gyre
