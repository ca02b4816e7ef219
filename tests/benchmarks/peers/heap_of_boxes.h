#pragma once
// The heap of the comparison: boxes of 0.1 m and 1 kg in a cubic grid, 5 mm apart, each turned by up to 5 degrees about
// an axis of its own; friction 0.5, no restitution.

#include "core/types.h"

#include <chrono>
#include <ctime>
#include <string>
#include <vector>

namespace gyre {

struct HeapBox {
  Vec3 position;
  Quat orientation;
};

struct HeapResult {
  std::string name;
  double seconds = 0, cpu = 0;  ///< per step in the second second
  double overlap = 0;           ///< largest in the second second [m]
  double top = 0;               ///< height of the highest centre, half a box added, at the end [m]
  double kinetic = 0;           ///< at the end, of translations [J]
  std::string failed = {};
};

/// Random numbers that are the same on every machine, by a linear congruential generator.
inline std::vector<HeapBox> heapOfBoxes(int n) {
  std::uint64_t state = 20240521;
  const auto uniform = [&] {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<double>(state >> 33) / 2147483648.0;
  };
  constexpr double distance = 0.105;
  std::vector<HeapBox> boxes;
  for (int k = 0; k < n; ++k)
    for (int j = 0; j < n; ++j)
      for (int i = 0; i < n; ++i) {
        const double z = 2 * uniform() - 1, around = 2 * M_PI * uniform(), r = std::sqrt(1 - z * z);
        const double angle = uniform() * 5 * M_PI / 180;
        const Vec3 axis(r * std::cos(around), r * std::sin(around), z);
        boxes.push_back({Vec3((i - 0.5 * (n - 1)) * distance, (j - 0.5 * (n - 1)) * distance, 0.055 + k * distance),
                         Quat(Eigen::AngleAxisd(angle, axis))});
      }
  return boxes;
}

/// Times of the wall clock and of the process' CPU.
class HeapClock {
 public:
  void go() {
    wall_ = std::chrono::steady_clock::now();
    cpu_ = processor();
  }
  void stop() {
    seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - wall_).count();
    cpu += processor() - cpu_;
  }
  double seconds = 0, cpu = 0;

 private:
  static double processor() {
    timespec t{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
  }
  std::chrono::steady_clock::time_point wall_;
  double cpu_ = 0;
};

HeapResult runHeap(const std::vector<HeapBox>& boxes, int sweeps, int positionSweeps, int threads);
/// Empty where Gyre was built without MuJoCo.
std::vector<HeapResult> runHeapInMuJoCo(const std::vector<HeapBox>& boxes);

}  // namespace gyre
