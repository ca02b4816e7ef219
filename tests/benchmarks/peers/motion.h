#pragma once
// Three motions that several engines compute beside each other, each by the cheapest of its runs that is exact enough.
//
//   top        the heavy top of Bruels and Cardona 2010, section 7.4, for 2 s: its centre of mass at 1 and 2 s
//   chain      ten rods of 1 m on ball joints, level, turning about their end on the ground, for 1 s: the tip
//   four bars  N + 1 upright cranks of 1 m and N couplers between their tips, which start at 1 m/s, for 10 s
//
// References: the top by a 8th order method at 1e-14, the chain by Simbody's RK-Merson at 1e-12, the four bars by the
// pendulum that they are.

#include "core/types.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace gyre {

/// What a run cost and how exact it was.
struct MotionRun {
  double parameter = 0;  ///< its step [s], or its tolerance
  double seconds = 0;    ///< of the processor, for the steps alone
  double error = 0;      ///< [m]; of four bars: 0 where the run passes
};
struct MotionSeries {
  std::string name;
  std::vector<MotionRun> runs;
};

class ProcessorClock {
 public:
  void go() { begin_ = now(); }
  void stop() { seconds += now() - begin_; }
  double seconds = 0;

 private:
  static double now() {
    timespec t{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
  }
  double begin_ = 0;
};

struct HeavyTop {
  static constexpr double mass = 15, end = 2;
  static Vec3 inertia() { return {0.234375, 0.46875, 0.234375}; }  ///< about the centre of mass
  static Vec3 center() { return {0, 1, 0}; }
  static Vec3 spin() { return {0, 150, -4.61538}; }
  static double error(const Vec3& at1, const Vec3& at2) {
    const Vec3 exact1(0.17334396409838604, 0.64008859207056878, -0.74849079113358131);
    const Vec3 exact2(-0.15041682274564176, -0.72416559163689565, -0.67302226956044410);
    return std::max((at1 - exact1).norm(), (at2 - exact2).norm());
  }
};

struct RodChain {
  static constexpr int rods = 10;
  static constexpr double mass = 1, across = 1.01 / 12, along = 0.01 / 6, end = 1;
  static Vec3 spin() { return {0.2, 0, 0.5}; }
  static double error(const Vec3& tip) {
    return (tip - Vec3(6.5096217588164, 4.2117334881989, -4.9180045046222)).norm();
  }
};

struct FourBars {
  static constexpr double across = 1.0 / 12, along = 1e-3, end = 10, sample = 0.05;
  static constexpr int samples = 200;
  int loops;

  int bodies() const { return 2 * loops + 1; }
  /// Kinetic, and potential with hinges at height 0 [J].
  double startEnergy() const { return 0.5 * ((loops + 1) / 3.0 + loops) + 9.81 * ((loops + 1) * 0.5 + loops); }
  /// The first crank's angle from the vertical at each sample: a'' = c sin a by Runge and Kutta's method.
  std::vector<double> angles() const {
    const double c = 9.81 * ((loops + 1) * 0.5 + loops) / ((loops + 1) / 3.0 + loops), h = 1e-4;
    double a = 0, w = 1;
    std::vector<double> out{0};
    for (int i = 1; i <= static_cast<int>(end / h + 0.5); ++i) {
      const double l1 = c * std::sin(a), k2 = w + h / 2 * l1, l2 = c * std::sin(a + h / 2 * w);
      const double k3 = w + h / 2 * l2, l3 = c * std::sin(a + h / 2 * k2), k4 = w + h * l3,
                   l4 = c * std::sin(a + h * k3);
      a += h / 6 * (w + 2 * k2 + 2 * k3 + k4);
      w += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4);
      if (i % 500 == 0) out.push_back(a);
    }
    return out;
  }
};

/// Whether a run of four bars stays on its way: energy within 1e-3 J per loop, couplers level, the first crank's tip
/// within 5 cm.
class FourBarJudge {
 public:
  explicit FourBarJudge(FourBars bars) : bars_(bars), angles_(bars.angles()) {}
  /// @param tilt  largest height of a coupler's direction; tip of the first crank: along the row and up
  void look(int sample, double energy, double tilt, double along, double up) {
    const double angle = angles_[static_cast<std::size_t>(sample)];
    passes_ = passes_ && std::abs(energy - bars_.startEnergy()) <= 1e-3 * bars_.loops && tilt < 0.1 &&
              std::hypot(along - std::sin(angle), up - std::cos(angle)) < 0.05;
  }
  bool passes() const { return passes_; }

 private:
  FourBars bars_;
  std::vector<double> angles_;
  bool passes_ = true;
};

/// Finer runs than one that took so long are not tried [s].
inline constexpr double longestMotion = 1;

/// Runs with finer and finer parameters, until one takes too long or is as exact as asked for.
/// @param next  the parameter after one
/// @param run   of a parameter; what it leaves infinite failed
template <class Next, class Run>
MotionSeries refined(std::string name, double coarsest, int most, double finest, const Next& next, const Run& run) {
  MotionSeries series{std::move(name), {}};
  double parameter = coarsest;
  for (int i = 0; i < most; ++i, parameter = next(parameter)) {
    MotionRun one;
    one.parameter = parameter;
    one.error = std::numeric_limits<double>::infinity();
    run(one);
    series.runs.push_back(one);
    if (one.error <= finest || one.seconds > longestMotion) break;
  }
  return series;
}

std::vector<MotionSeries> topInGyre(bool onBallJoint);
std::vector<MotionSeries> chainInGyre();
std::vector<MotionSeries> fourBarsInGyre(FourBars bars);
// Empty where Gyre was built without them.
std::vector<MotionSeries> topInMuJoCo();
std::vector<MotionSeries> chainInMuJoCo();
std::vector<MotionSeries> fourBarsInMuJoCo(FourBars bars);
std::vector<MotionSeries> topInSimbody();
std::vector<MotionSeries> chainInSimbody();
std::vector<MotionSeries> fourBarsInSimbody(FourBars bars);

}  // namespace gyre
