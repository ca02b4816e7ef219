#pragma once
// A type of method of integration, for the equations
//
//   M v' + c(v) - f(t, q, v) + B(q)^T lambda = 0,   Phi(q, t) = 0,   Phi' = B v + Phi_t
//
// with the constant matrix M, gyroscopic terms c, applied forces f, and q that is moved by q o exp(x): positions add
// up, and three velocities from each index of rotations() on are an angular velocity in the axes of its body.

#include <gyre/extend/about.h>

#include <memory>
#include <span>

namespace gyre::extend {

struct State {
  double t = 0;                    ///< [s]
  std::span<double> q, v;          ///< positions and velocities
  std::span<double> vdot, lambda;  ///< accelerations and multipliers
};

/// The equations of a model. Sizes of the arguments are those of State, or of x, which has as many numbers as v.
class Equations {
 public:
  virtual ~Equations() = default;
  virtual int positions() const = 0;    ///< numbers in q
  virtual int velocities() const = 0;   ///< in v
  virtual int constraints() const = 0;  ///< in lambda and Phi
  virtual std::span<const int> rotations() const = 0;
  /// Whether f depends on velocities.
  virtual bool forcesDependOnVelocity() const = 0;
  /// How much of the length of the model, or of a radian, the largest |Phi_i| is; velocities of Phi likewise per
  /// second.
  virtual double size(std::span<const double> Phi) const = 0;
  /// How far x moves the fastest body, as a share of the length of the model or of a radian; of velocities per second.
  virtual double motion(std::span<const double> x) const = 0;

  /// out = q o exp(x); out may be q.
  virtual void move(std::span<const double> q, std::span<const double> x, std::span<double> out) const = 0;
  virtual void timesMass(std::span<const double> v, std::span<double> out) const = 0;   ///< M v
  virtual void gyroscopic(std::span<const double> v, std::span<double> out) const = 0;  ///< c(v)

  /// Takes this place; the functions below then tell of it, and the spans they give hold until the next.
  virtual void evaluate(double t, std::span<const double> q, std::span<const double> v) = 0;
  virtual std::span<const double> forces() = 0;                                      ///< f
  virtual std::span<const double> violation() = 0;                                   ///< Phi
  virtual std::span<const double> rates() = 0;                                       ///< B v + Phi_t
  virtual void reaction(std::span<const double> lambda, std::span<double> out) = 0;  ///< B^T lambda

  /// Factors [M B^T; B 0] at the place taken; false where it is singular.
  virtual bool factor() = 0;
  /// Replaces (a, b) by (x, y) with M x + B^T y = a, B x = b by the matrix factored last, which may be that of another
  /// place nearby: of redundant constraints, multipliers that carry the load.
  virtual void solve(std::span<double> a, std::span<double> b) = 0;
};

/// What came of a step.
struct Step {
  int iterations = 0;
  const char* failure = nullptr;  ///< one sentence; null where it was made
};

/// One run. Gyre halves a step that fails, and gives up after ten.
class Integrator {
 public:
  virtual ~Integrator() = default;
  /// Begins at a state that satisfies the constraints, or goes on from one that was changed: allocates all it needs.
  virtual void start(Equations& equations, const State& state) = 0;
  /// One step of size h to the time `end`: state holds its start and is to hold q, v and, where the type says so, vdot
  /// and lambda at its end. A failed step is tried again from the same start. Allocates nothing.
  virtual Step step(Equations& equations, State& state, double h, double end) = 0;
  /// What it remembers from step to step beside the state, which saved runs keep: always as many numbers.
  virtual std::span<double> memory() { return {}; }
};

struct IntegratorType {
  About about;  ///< its keys come after step, end_time and output_step
  int order = 2;
  bool takesConstraints = true;
  bool isSymmetric = false;            ///< its own inverse with -h
  bool givesAccelerations = false;     ///< else Gyre computes vdot and lambda of the equations where a step ends
  bool holdsRates = true;              ///< steps end with Phi' = 0 to rounding
  bool treatsForcesExplicitly = true;  ///< a stiff force asks for short steps
  std::function<std::unique_ptr<Integrator>(const Values&)> create;
};

}  // namespace gyre::extend
