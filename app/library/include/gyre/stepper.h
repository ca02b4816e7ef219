#pragma once
// A model taken from step to step, with its state and its equations at hand. Names are those of the sources:
//
//   M v' + g(q, v, t) + B(q)^T lambda = 0,   Phi(q, t) = 0        (Bruels and Cardona 2010, eqs. 1-2)
//
// q has, for each body in the order of the model, position [m] and quaternion w x y z (a particle: position), v its
// velocity (inertial axes) and angular velocity (body axes). lambda has the multipliers of the joints in their order.

#include <gyre/computed_force.h>
#include <gyre/linearization.h>
#include <gyre/matrix.h>
#include <gyre/model.h>
#include <gyre/recording.h>
#include <gyre/run.h>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {
inline namespace v0 {

struct State {
  double t = 0;                                   ///< [s]
  std::vector<double> q = {}, v = {}, vdot = {};  ///< [nq], [nv], [nv]
  std::vector<double> lambda = {};                ///< [m]
};

/// The equations linearized at a state: M dv' + C dv + K dq + B^T dlambda = 0, B dq = 0; shapes nv x nv, B m x nv.
/// K holds the geometric stiffness of the multipliers.
struct Matrices {
  Matrix M, C, K, B;
};

/// What stands where in q, v and lambda.
struct Layout {
  struct Part {
    std::string name;  ///< of the body or joint
    std::size_t first = 0, size = 0;
  };
  std::vector<Part> q = {}, v = {}, lambda = {};
};

class GYRE_API Stepper {
 public:
  /// At the initial values of the model, which must meet its constraints.
  /// @param assemble  moves them onto the constraints where they do not
  /// @param forces    act beside those of the model
  explicit Stepper(const Model& model, bool assemble = false, const ComputedForces& forces = {});
  Stepper(Stepper&&) noexcept;
  Stepper& operator=(Stepper&&) noexcept;
  ~Stepper();

  double time() const;
  bool finished() const;  ///< at end_time
  /// One step of the method; gives its size [s]. On failure the state is that before the step.
  double step();
  /// Steps to this time, at most end_time; the last step is as long as it takes.
  void advance(double time);
  /// Steps to where a function of the stepper changes its sign, at most to a time. The place is found within a step by
  /// steps that are shorter, to 1e-12 of end_time; the run stands just behind it. False: it did not come to be.
  /// @param event  looks at the stepper only; one that is zero at the start is waited for anew
  bool advance(double time, const std::function<double(Stepper&)>& event);

  State state() const;
  /// Goes on from other positions and velocities, which are moved onto the constraints; what the method remembers of
  /// the steps before, it forgets, and so does what is counted: turns of angles, states of forces.
  void setState(double t, const std::vector<double>& q, const std::vector<double>& v);
  /// Writes the whole state (*.gyrestate): positions, velocities, and all that method, contacts and books remember.
  void saveState(const std::filesystem::path& file);
  /// Goes on from it, to the last bit as the run that was saved. Refused for another model, method or version of Gyre;
  /// end_time alone may be another one.
  /// @param forces  those of the run that was saved
  static Stepper fromState(const Model& model, const std::filesystem::path& file, const ComputedForces& forces = {});
  /// Changes a number of the model from now on, by its key as in Model::set: a load, a gain, a parameter. What the
  /// change stores counts as work; methods that remember earlier steps begin anew.
  void set(std::string_view key, const Value& value);
  Layout layout() const;
  std::vector<double> Phi() const;  ///< [m]
  Matrices matrices() const;
  /// With inputs and outputs, here; as gyre::linearize.
  Linearization linearize(const std::vector<std::string>& inputs, const std::vector<std::string>& outputs) const;

  /// What a row of a recording would hold, and now holds.
  const std::vector<Column>& columns() const;
  std::vector<double> row();
  /// One of these.
  double value(std::string_view column);

  Work work() const;
  /// What there is to say of the steps so far, once.
  std::optional<std::string> takeNote();

 private:
  struct Hidden;
  explicit Stepper(std::unique_ptr<Hidden> hidden);
  std::unique_ptr<Hidden> hidden_;
};

}  // namespace v0
}  // namespace gyre
