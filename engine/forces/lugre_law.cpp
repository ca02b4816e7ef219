#include "forces/lugre_law.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

using Number = Eigen::Matrix<double, LuGreLaw::states, 1>;

/// phi_k(-A) of the exponential rule, with d phi1/dA = phi2 - phi1 and d phi2/dA = 2 phi3 - phi2.
struct Phi {
  double one, two, three;
  explicit Phi(double A) {
    if (std::abs(A) < 0.5) {  // the closed forms cancel
      double term = 1.0 / 6;
      three = term;
      for (int k = 4; k < 18; ++k) three += term *= -A / k;
      two = 0.5 - A * three;
      one = 1 - A * two;
    } else {
      one = -std::expm1(-A) / A;
      two = (1 - one) / A;
      three = (0.5 - two) / A;
    }
  }
};

}  // namespace

LuGreLaw::Rate LuGreLaw::decay(double v) const {
  const double stribeck = (breakaway - coulomb) * std::exp(-(v / vs) * (v / vs)), G = coulomb + stribeck;
  const double dG = -2 * v / (vs * vs) * stribeck, sign = v > 0 ? 1 : (v < 0 ? -1 : 0);
  return {sigma0 * std::abs(v) / G, sigma0 * (sign - std::abs(v) * dG / G) / G};
}

LuGreLaw::Bristles LuGreLaw::bristles(const ForceHistory& m, double h, double v) const {
  const Rate now = decay(v);
  const double A = 0.5 * h * (decay(m.input[0]).a + now.a), E = std::exp(-A);
  const Phi phi(A);
  const double z = E * m.z[0] + h * ((phi.one - phi.two) * m.input[0] + phi.two * v);
  const double dPhi1 = phi.two - phi.one, dPhi2 = 2 * phi.three - phi.two;
  const double dzdA = -E * m.z[0] + h * ((dPhi1 - dPhi2) * m.input[0] + dPhi2 * v);
  const double dz = dzdA * 0.5 * h * now.da + h * phi.two;
  return {z, dz, v - now.a * z, 1 - now.da * z - now.a * dz};
}

LawStates<LuGreLaw::states> LuGreLaw::state(const Instant& at, double, double rate) const {
  const double v = arm * rate;
  const Bristles b = this->at(at, v);
  return {Number(b.z), Number(b.rate), Number(v)};
}

StateSlopes<LuGreLaw::states> LuGreLaw::stateSlopes(const Instant& at, double, double rate) const {
  const Rate now = decay(arm * rate);
  return {.force = Number(arm * (sigma0 - sigma1 * now.a)),
          .position = Number(0.0),
          .velocity = Number(arm * (1 - now.da * at.history.z[0])),
          .own = Number(-now.a)};
}

void LuGreLaw::limitStates(std::span<double> z) const {
  z[0] = std::clamp(z[0], -breakaway / sigma0, breakaway / sigma0);
}

double LuGreLaw::value(const Instant& at, double, double rate) const {
  const double v = arm * rate;
  const Bristles b = this->at(at, v);
  return arm * (sigma0 * b.z + sigma1 * b.rate + sigma2 * v);
}

double LuGreLaw::damping(const Instant& at, double, double rate) const {
  const Bristles b = this->at(at, arm * rate);
  return arm * arm * (sigma0 * b.dz + sigma1 * b.drate + sigma2);
}

ForceEnergy LuGreLaw::energy(const Instant& at, double x, double rate) const {
  const Bristles b = this->at(at, arm * rate);
  return {.elastic = 0.5 * sigma0 * b.z * b.z, .dissipation = value(at, x, rate) * rate - sigma0 * b.z * b.rate};
}

}  // namespace gyre
