// Gyre beside MuJoCo and Simbody, where their libraries are installed, on three motions (motion.h): what the cheapest
// run within an error costs, one thread, all in one run: ratios count.
//
//   motions [top] [chain] [four-bars]

#include "benchmarks/peers/motion.h"

#include <fmt/format.h>
#include <cstdio>
#include <optional>
#include <string_view>

using namespace gyre;

namespace {

std::optional<MotionRun> cheapest(const MotionSeries& series, double error) {
  std::optional<MotionRun> best;
  for (const MotionRun& run : series.runs)
    if (run.error <= error && (!best || run.seconds < best->seconds)) best = run;
  return best;
}

void print(const char* title, const std::vector<double>& errors,
           const std::vector<std::vector<MotionSeries>>& engines) {
  fmt::print("\n{:<44}", title);
  for (const double error : errors) fmt::print("{:>22}", error > 0 ? fmt::format("<= {:g} m", error) : "passes");
  fmt::print("\n");
  std::vector<double> best(errors.size(), 0);
  for (const auto& engine : engines)
    for (const MotionSeries& series : engine) {
      fmt::print("{:<44}", series.name);
      for (std::size_t i = 0; i < errors.size(); ++i) {
        const auto run = cheapest(series, errors[i]);
        if (!run) {
          fmt::print("{:>22}", "-");
          continue;
        }
        fmt::print("{:>22}", fmt::format("{:.3g} ms ({:.2g})", 1e3 * run->seconds, run->parameter));
        const bool isGyre = series.name.starts_with("Gyre");
        if (!isGyre && (best[i] == 0 || run->seconds < best[i])) best[i] = run->seconds;
      }
      fmt::print("\n");
    }
  for (const MotionSeries& series : engines.front()) {
    fmt::print("{:<44}", series.name + ", of the best peer's");
    for (std::size_t i = 0; i < errors.size(); ++i) {
      const auto run = cheapest(series, errors[i]);
      fmt::print("{:>22}", run && best[i] > 0 ? fmt::format("{:.3f}", run->seconds / best[i]) : "-");
    }
    fmt::print("\n");
  }
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const auto wanted = [&](std::string_view name) {
    return argc == 1 || std::any_of(argv + 1, argv + argc, [&](const char* a) { return name == a; });
  };
  if (wanted("top")) {
    const std::vector<double> errors{1e-3, 1e-4, 1e-6, 1e-8};
    const auto mujoco = topInMuJoCo(), simbody = topInSimbody();
    print("heavy top about its pivot, 2 s", errors, {topInGyre(false), mujoco, simbody});
    print("heavy top on a ball joint, 2 s", errors, {topInGyre(true), mujoco, simbody});
  }
  if (wanted("chain"))
    print("chain of ten rods, 1 s", {1e-3, 1e-5}, {chainInGyre(), chainInMuJoCo(), chainInSimbody()});
  if (wanted("four-bars"))
    for (const int n : {1, 10, 40}) {
      const FourBars bars{n};
      print(fmt::format("{} four bars, 10 s", n).c_str(), {0.0},
            {fourBarsInGyre(bars), fourBarsInMuJoCo(bars), fourBarsInSimbody(bars)});
    }
}
