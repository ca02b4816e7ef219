#pragma once
// The LuGre model of friction (Canudas de Wit, Olsson, Astrom and Lischinsky 1995, IEEE Trans. Autom. Control 40,
// eqs. 1-3 and 5): bristles of mean deflection z between two surfaces that move with velocity v against each other,
//   z' = v - a(v) z,   a(v) = sigma0 |v| / G(v),   G(v) = Fc + (Fs - Fc) exp(-(v / vs)^2)
//   F = sigma0 z + sigma1 z' + sigma2 v
// They bend like a spring sigma0 before sliding sets in, and at constant v give F = sign(v) G(v) + sigma2 v.
// z [m], sigma0 [N/m], sigma1, sigma2 [N s/m], Fc, Fs [N], v, vs [m/s]; Fc > 0.
//
// z is condensed (forces/force_states.h) by an exponential rule. With v linear in time over the step h and a = A / h
// its mean,
//   z = exp(-A) z_n + h ((phi1(-A) - phi2(-A)) v_n + phi2(-A) v),   A = h/2 (a(v_n) + a(v))
// phi1(x) = (e^x - 1)/x, phi2(x) = (e^x - 1 - x)/x^2: of second order, and without ringing when the step is long
// against the time 1/a of the bristles, where it gives v/a, their steady deflection. Stored energy sigma0 z^2 / 2,
// power into heat F v - sigma0 z z'.

#include "forces/coordinate_states.h"

namespace gyre {

struct LuGreLaw {
  double arm;  ///< v = arm times the rate of the coordinate, whose generalised force is arm F
  double sigma0, sigma1, sigma2;
  double coulomb, breakaway, vs;  ///< Fc, Fs, vs

  static constexpr int states = 1;  ///< z
  /// At a coordinate with this rate; see forces/coordinate_states.h. The input kept in its history is v.
  LawStates<states> state(const Instant& at, double, double rate) const;
  static std::array<ForceChannel, states> stateChannels(bool) { return {{{"bristle", "m"}}}; }
  /// |v| has no slope at rest; there its mean counts, zero.
  StateSlopes<states> stateSlopes(const Instant& at, double, double rate) const;
  void limitStates(std::span<double> z) const;  ///< up to the breakaway force
  double value(const Instant& at, double, double rate) const;
  double slope(const Instant&, double, double) const { return 0; }
  double damping(const Instant& at, double, double rate) const;
  ForceEnergy energy(const Instant& at, double, double rate) const;
  bool dependsOnRate() const { return true; }

 private:
  struct Rate {
    double a, da;  ///< a(v) and da/dv
  };
  struct Bristles {
    double z, dz;        ///< z and dz/dv
    double rate, drate;  ///< z' and dz'/dv
  };
  Rate decay(double v) const;
  Bristles bristles(const ForceHistory& history, double h, double v) const;
  Bristles at(const Instant& at, double v) const { return bristles(at.history, at.t - at.history.t, v); }
};

}  // namespace gyre
