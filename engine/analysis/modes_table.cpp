#include "analysis/modes_table.h"

#include "analysis/body_motion.h"
#include "io/csv.h"

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

}  // namespace gyre
