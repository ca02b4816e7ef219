#include "locus/campbell_csv.h"

#include "io/csv.h"
#include "run/recording_csv.h"

#include <fmt/format.h>
#include <cmath>

namespace gyre {

const char* whirlText(Whirl whirl) {
  return whirl == Whirl::forward ? "forward" : whirl == Whirl::backward ? "backward" : "no whirl";
}

std::string campbellCsv(const Model& model, const Campbell& diagram) {
  std::vector<std::string> header{"speed [rad/s]"};
  for (std::size_t i = 1; i <= diagram.tracks(); ++i)
    for (const char* what : {"frequency [Hz]", "damping", "circularity"})
      header.push_back(fmt::format("mode{}.{}", i, what));
  std::string out = csvHead(runMetadata(model), header);
  for (const CampbellSpeed& at : diagram.speeds) {
    out += fmt::format("{}", at.speed);
    for (const auto& mode : at.tracks)
      out += mode ? fmt::format(",{},{},{}", mode->mode.frequency, mode->mode.damping, mode->circularity) : ",,,";
    out += '\n';
  }
  return out;
}

std::string campbellWarnings(const Campbell& diagram) {
  std::string out;
  for (const CriticalSpeed& c : diagram.critical)
    out += fmt::format("Critical speed {:.8g} rad/s ({:.6g} rpm), mode {}, {}.\n", c.speed, c.speed * 30 / M_PI,
                       c.track + 1, whirlText(c.whirl));
  if (diagram.turningAxes)
    out +=
        "Frequencies are seen in axes that turn with the motion, since a body that turns is not symmetric about its "
        "axis or is carried round: whirl and critical speeds, which are those of axes that stand still, are not "
        "told.\n";
  else if (diagram.critical.empty()) out += "No mode has the frequency of the rotation between these speeds.\n";
  if (diagram.frozen)
    out +=
        "At some speeds the coefficients of the linear equations change as the model moves (no steady rotation, or a "
        "rotor and bearings of which neither is symmetric): frozen at one moment, what is told there is a hint.\n";
  return out;
}

std::string campbellTable(const Campbell& diagram) {
  std::string out = fmt::format("{:>14}", "speed [rad/s]");
  for (std::size_t i = 1; i <= diagram.tracks(); ++i) out += fmt::format("  {:>30}", fmt::format("mode {}", i));
  out += '\n';
  for (const CampbellSpeed& at : diagram.speeds) {
    out += fmt::format("{:>14.6g}", at.speed);
    for (const auto& mode : at.tracks) {
      std::string cell = "-";
      if (mode) {
        const double damping = std::abs(mode->mode.damping) < 1e-9 ? 0.0 : mode->mode.damping;
        cell = fmt::format("{:.6g} Hz", mode->mode.frequency) + (damping != 0 ? fmt::format(" {:.3g}", damping) : "");
        if (!diagram.turningAxes && mode->whirl() != Whirl::none) cell += std::string(" ") + whirlText(mode->whirl());
      }
      out += fmt::format("  {:>30}", cell);
    }
    out += '\n';
  }
  return out;
}

}  // namespace gyre
