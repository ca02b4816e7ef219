#include "analysis/modes_table.h"

#include "analysis/body_motion.h"
#include "io/csv.h"
#include "system/initial_conditions.h"

#include <fmt/format.h>
#include <cmath>

namespace gyre {

std::string modesCsv(const System& system, const State& s, const std::vector<Mode>& modes) {
  bool complex = false;
  for (const Mode& mode : modes) complex = complex || mode.shape.imag().lpNorm<Eigen::Infinity>() > 1e-9;
  std::vector<std::string> header{
      "mode", "frequency [Hz]", "damping", "natural_frequency [Hz]", "lambda_re [1/s]", "lambda_im [1/s]"};
  for (std::size_t b = 0; b < system.bodies().size(); ++b)
    for (const char* part : {"", "_im"}) {
      if (part[0] != 0 && !complex) continue;
      const std::string name = system.bodies()[b].name;
      for (const char* q : {"x", "y", "z"}) header.push_back(name + "." + q + part + " [m]");
      for (const char* q : {"rx", "ry", "rz"}) header.push_back(name + "." + q + part + " [rad]");
    }
  std::string out = csvHead({}, header);
  for (std::size_t i = 0; i < modes.size(); ++i) {
    const Mode& mode = modes[i];
    std::vector<double> row{static_cast<double>(i + 1), mode.frequency,     mode.damping,
                            mode.naturalFrequency(),    mode.lambda.real(), mode.lambda.imag()};
    const std::vector<Vec6> re = bodyTwists(system, s, mode.shape.real()),
                            im = bodyTwists(system, s, mode.shape.imag());
    for (std::size_t b = 0; b < re.size(); ++b) {
      row.insert(row.end(), re[b].begin(), re[b].end());
      if (complex) row.insert(row.end(), im[b].begin(), im[b].end());
    }
    appendCsvRow(row, out);
  }
  return out;
}

std::string modeText(const Mode& mode) {
  if (mode.rigid) return "rigid motion";
  if (mode.frequency == 0)
    return mode.lambda.real() < 0 ? fmt::format("no vibration, decays at {:.6g} 1/s", -mode.lambda.real())
                                  : fmt::format("unstable, grows at {:.6g} 1/s", mode.lambda.real());
  const double damping = std::abs(mode.damping) < 1e-12 ? 0.0 : mode.damping;  // round-off, also a negative zero
  return fmt::format("{:.6g} Hz, damping ratio {:.4g}", mode.frequency, damping);
}

namespace {

std::string turnText(const Linearization& about) {
  return about.fastest.empty() ? std::string() : fmt::format("'{}' turns at {:.6g} rad/s", about.fastest, about.turn);
}

}  // namespace

std::string linearizationText(const Linearization& about) {
  using Kind = Linearization::Kind;
  if (about.kind == Kind::rest) return "about an equilibrium at rest";
  if (about.kind == Kind::released)
    return "about the placement at rest, which is no equilibrium: the model is set in motion here, and what is linear "
           "holds for an instant only";
  const std::string turn = turnText(about), which = turn.empty() ? "" : " (" + turn + ")";
  std::string out = about.kind == Kind::steady
                        ? "about a steady motion" + which + ", with gyroscopic and centrifugal terms"
                        : "about one moment of a motion" + which +
                              " along which the coefficients change: frozen there, a hint that proves neither growth "
                              "nor decay";
  if (about.turned) out += "; seen in axes that turn with the motion";
  else if (!about.turningWith.empty())
    out += fmt::format("; seen in axes that turn with '{}', which is not symmetric about its spin or is carried round",
                       about.turningWith);
  return out;
}

std::string motionLeftOut(const System& system) {
  const State initial = system.initialState();
  const auto moved = consistentState(system, initial);
  const State& s = moved ? moved->state : initial;
  if (!(system.scales().relativeMotion(s.v) > 0)) return {};
  const std::string turn = turnText(turnsOf(system, s));
  return (turn.empty() ? "the model as it is placed moves" : turn + " in the model as it is placed") +
         "; this motion is left out here";
}

}  // namespace gyre
