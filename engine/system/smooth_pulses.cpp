#include "system/smooth_pulses.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

constexpr double straight = 1e-6;  // of the largest bend
constexpr int pieces = 16;         // of a part that bends
constexpr int shortestPause = 8;   // samples; a shorter straight part separates nothing

/// |f(t - d) - 2 f(t) + f(t + d)| at all samples; 0 at both ends, where it is rounding, and beside switches.
std::vector<double> bends(const CompiledFunction& f, const Switches& switches, double end, int samples) {
  std::vector<double> values(static_cast<std::size_t>(samples)), out(values.size(), 0.0);
  const double d = end / (samples - 1);
  double size = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    values[i] = f(static_cast<double>(i) * d);
    if (std::isfinite(values[i])) size = std::max(size, std::abs(values[i]));
  }
  const double rounding = 64 * std::numeric_limits<double>::epsilon() * size;
  auto next = switches.places.begin();
  for (std::size_t i = 1; i + 1 < values.size(); ++i) {
    const double t = static_cast<double>(i) * d;
    while (next != switches.places.end() && next->after < t - d) ++next;
    if (next != switches.places.end() && next->before <= t + d) continue;
    const double bend = std::abs(values[i - 1] - 2 * values[i] + values[i + 1]);
    if (std::isfinite(bend) && bend > rounding) out[i] = bend;
  }
  return out;
}

}  // namespace

std::vector<double> smoothPulses(const CompiledFunction& f, const Switches& switches, double end, int samples) {
  const std::vector<double> bend = bends(f, switches, end, samples);
  const double least = straight * *std::max_element(bend.begin(), bend.end());
  const double d = end / (samples - 1);
  const int last = samples - 1;
  const auto isStraight = [&](int i) { return !(bend[static_cast<std::size_t>(i)] > least); };
  std::vector<double> out;
  for (int i = 0; i < last;) {
    const int pauseBegin = i;
    while (i < last && isStraight(i)) ++i;
    if (i == last) break;
    const int begin = i;
    int bendEnd = i;  // the last that bends before the next pause
    for (; i < last && i - bendEnd <= shortestPause; ++i)
      if (!isStraight(i)) bendEnd = i;
    if (begin - pauseBegin >= shortestPause && bendEnd - begin < pieces * (begin - pauseBegin))
      for (int k = 0; k < pieces; ++k) out.push_back(d * (begin - 1 + (bendEnd + 2 - begin) * double(k) / pieces));
    i = bendEnd + 1;
  }
  return out;
}

}  // namespace gyre
