#pragma once
// One mechanism of the library: its bodies and joints, placed in space as they stand when it is put together, and what
// is known of its motion independently of the engine.

#include "support/model_builder.h"
#include "verification/mechanisms/axes.h"
#include "verification/mechanisms/few_coordinates.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace gyre::test {

/// A drive of a coordinate of a joint: c = sign (q_i - q_i(assembly)), q_i = start + rate s + swing sin(frequency s),
/// where s is the time since it was switched on, or 0 before.
struct Input {
  std::string joint;
  int q = 0;
  double rate = 1, swing = 0, frequency = 1;
  const char* coordinate = "angle";
  double sign = 1;
};

/// A position from which it starts at rest under gravity.
struct StartAtRest {
  std::string name;
  VecX q;
  std::string refusal = {};  ///< a word of the error; empty: it moves as its coordinates have it
};

struct Mechanism {
  std::string name, source;
  std::string special = {};  ///< what is special about it
  FewCoordinates equations = {};
  VecX assembly = {};              ///< coordinates at which joints were placed and gears meshed
  VecX q0 = {}, v0 = {};           ///< of the free motion
  double end = 0.5;                ///< of it [s]
  double length = 1;               ///< of its bodies [m]: what errors of positions are told relative to
  std::vector<Input> inputs = {};  ///< as many as coordinates, where it is driven
  std::vector<StartAtRest> starts = {};
  /// Vanishes for all places, as the source states [m or 1].
  std::function<double(const BodyPlaces&)> law = {};
  bool lawOfMotion = false;  ///< it holds of this motion, not of all places
  bool supports = true;      ///< joints carry all of what holds it to the ground
  bool conserves = true;     ///< its energy is constant in free motion
  bool scales = true;        ///< no number of it has a unit that fields do not know
  double switchedOn = 0;     ///< when drives begin [s]
  Axes axes = {};            ///< by which models are built of it

  Mechanism(std::string title, std::string from, VecX at) : name(std::move(title)), source(std::move(from)) {
    assembly = q0 = std::move(at);
    v0 = VecX::Zero(assembly.size());
  }

  void body(const std::string& called, double mass, const Vec3& J);
  void particle(const std::string& called, double mass);
  /// By names of bodies, "ground" or "", between frames that coincide at the assembly.
  void joint(const char* type, const std::string& called, const std::string& body1, const std::string& body2,
             const Vec3& point, const Vec3& axis = Vec3::UnitZ(),
             std::vector<std::pair<const char*, Value>> values = {});
  void joint(const char* type, const std::string& called, const std::string& body1, const std::string& body2,
             const Frame& frame1, const Frame& frame2, std::vector<std::pair<const char*, Value>> values = {});
  /// A gear, rack or coupler; `joints` by the keys that name them.
  void link(const char* type, const std::string& called, std::vector<std::pair<const char*, std::string>> joints,
            std::vector<std::pair<const char*, Value>> values);
  /// Its motion is a function f(t) and its derivatives are in `places`.
  void prescribe(const std::string& called, const std::string& joint, const char* coordinate,
                 const std::string& motion);
  /// Between two points in space at the assembly; counts in the equations, too.
  void spring(const std::string& called, const std::string& body1, const std::string& body2, const Vec3& point1,
              const Vec3& point2, double stiffness, double freeLength, double damping = 0);
  /// A tension N(l) between centres of mass. @param expression  of x, the length
  void attraction(const std::string& called, const std::string& body1, const std::string& body2,
                  const std::string& expression, std::function<double(double)> tension);
  /// Constant, about an axis in space.
  void torque(const std::string& called, const std::string& body, const Vec3& M);
  void gravity(const Vec3& g) { equations.gravity = g; }
  void places(PlacesAt at) { equations.places = std::move(at); }

  /// The model at q with q' = v, all joints placed as at the assembly.
  ModelBuilder build(const VecX& q, const VecX& v) const;
  /// The mechanism with its drives, from q, in units of time `second`; and of length `metre`, where slides are driven.
  ModelBuilder driven(const VecX& q, double second = 1, double metre = 1) const;
  /// From q at rest, although the drives move at once.
  ModelBuilder drivenFromRest(const VecX& q) const;
  /// What drives lead to.
  void drivenTo(double t, const VecX& start, VecX& q, VecX& v, VecX& a) const;

  const std::vector<std::string>& bodyNames() const { return names_; }
  const std::vector<bool>& isParticle() const { return isParticle_; }
  /// Joints between a body and the ground, with the sign of the reaction on the body.
  std::vector<std::pair<std::string, double>> groundJoints() const;

 private:
  struct Element {
    Category category;
    const char* type;
    std::string name, body1, body2;
    Frame frame1, frame2;
    std::vector<std::pair<const char*, Value>> values;
    std::vector<std::pair<const char*, std::string>> joints = {};
  };
  Frame inBody(const std::string& called, const Frame& world) const;
  Frame inAxes(const Element& e, const std::string& called, const Frame& world) const;
  Value inAxes(const Element& e, const std::string& key, Value value) const;
  int indexOf(const std::string& called) const;
  void addDrives(ModelBuilder& b, const VecX& start, double second, double metre) const;

  std::vector<std::string> names_;
  std::vector<bool> isParticle_;
  std::vector<Element> elements_;
};

/// z along the axis.
Frame frameAt(const Vec3& point, const Vec3& axis);
VecX coordinates(std::initializer_list<double> values);
/// About x, y, z.
Mat3 turned(int axis, double angle);
/// Inertia of a rod along x.
Vec3 rodInertia(double mass, double length);

}  // namespace gyre::test
