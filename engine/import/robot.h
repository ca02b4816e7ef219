#pragma once
// What URDF and MJCF have in common: a tree of bodies, each hung on its parent by a joint, and loops closed over it.
// All frames are those of the file's start configuration. SI units, radians.

#include "describe/value.h"
#include "import/xml_reader.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace gyre {

struct RobotBody {
  std::string name;
  int parent = -1;              ///< position among the bodies, always an earlier one; -1: the ground
  Frame frame = {};             ///< in the parent's frame (not that of its centre of mass)
  double mass = 0;              ///< 0: it has none of its own
  bool isLink = false;          ///< stands between two joints of the body after it, and has no mass of its own
  bool massIsUnknown = false;   ///< it follows from a mesh that is left out or encloses nothing
  Vec3 com = Vec3::Zero();      ///< in its frame
  Mat3 inertia = Mat3::Zero();  ///< about the centre of mass, in the axes of its frame
  double lift = 0;              ///< part of its weight that something carries at its centre of mass
  Shapes shapes = {};           ///< in its frame
  XmlElement source = {};
  XmlElement inertiaSource = {};  ///< where its inertia stands; empty: nowhere
};

/// Limits of a joint coordinate, which is zero where the frames of the bodies say [rad or m].
struct RobotLimits {
  double lower = 0, upper = 0;
  double effort = 0;  ///< largest that is to press against a limit [N m or N]; 0: unknown
  XmlElement source = {};
};

/// Between a body and its parent.
struct RobotJoint {
  enum class Kind { revolute, prismatic, spherical, planar };
  Kind kind = Kind::revolute;
  std::string name;
  int body = 0;                       ///< the child
  Vec3 anchor = Vec3::Zero();         ///< in the child's frame
  Vec3 axis = Vec3::UnitZ();          ///< in the child's frame; normal of the plane of a planar joint
  double stiffness = 0, damping = 0;  ///< about or along the axis, or about all [N m/rad, N m s/rad or N/m, N s/m]
  double rest = 0;                    ///< coordinate at which the spring is free of force [rad or m]
  double reference = 0;               ///< what its file calls the coordinate where it is zero here [rad or m]
  double start = 0;                   ///< coordinate at which the motion begins [rad or m]
  double friction = 0;                ///< Coulomb's, the same at rest and in motion [N m or N]
  std::optional<RobotLimits> limits = {};
  XmlElement source = {};

  bool hasOneCoordinate() const { return kind == Kind::revolute || kind == Kind::prismatic; }
  bool slides() const { return kind == Kind::prismatic; }
  /// The child's frame moved by a coordinate, as seen from where it is at zero.
  Frame moved(double coordinate) const;
};

/// Drives the coordinate of a joint that turns or slides: stiffness (target - q) - damping q'.
struct RobotServo {
  std::string name = {};
  int joint = 0;         ///< position among the joints
  double target = 0;     ///< [rad or m]
  double stiffness = 0;  ///< [N m/rad or N/m]
  double damping = 0;    ///< [N m s/rad or N s/m]
  double most = 0;       ///< it gives no more, either way [N m or N]; 0: unlimited
  XmlElement source = {};
};

/// Holds a free body softly where its frames place it: against moving from there, and against any motion.
struct RobotMount {
  std::string name;
  int body = 0;
  double stiffness = 0;  ///< [N/m] and [N m/rad]
  double damping = 0;    ///< [N s/m] and [N m s/rad]
  XmlElement source = {};
};

/// Closes a loop, or ties what hangs on different branches: a place on one body and one on another are one.
struct RobotTie {
  bool rotationToo = false;  ///< fixed, else only the points are one
  std::string name;
  int body1 = -1, body2 = -1;
  Frame place1 = {};                 ///< in the frame of body 1
  std::optional<Frame> place2 = {};  ///< in that of body 2; none: where place 1 is when all coordinates are zero
  XmlElement source = {};
};

/// Coordinate of joint 1 = ratio * coordinate of joint 2 + offset; both turn or slide along one axis [rad or m].
struct RobotCoupling {
  std::string name;
  int joint1 = 0, joint2 = 0;  ///< positions among the joints
  double ratio = 1, offset = 0;
  XmlElement source = {};
};

struct Robot {
  std::string name;
  Vec3 gravity{0, 0, -9.81};
  double step = 1e-3;
  std::vector<RobotBody> bodies;
  std::vector<int> jointOf;  ///< of each body: position among the joints; -1 rigidly on its parent; -2 free
  std::vector<RobotJoint> joints;
  std::vector<RobotServo> servos;
  std::vector<RobotMount> mounts;
  std::vector<RobotTie> ties;
  std::vector<RobotCoupling> couplings;

  /// Positions among the joints; of those with one name the first.
  std::unordered_map<std::string, int> jointsByName() const;
  /// The frames of all bodies in the world.
  /// @param atStart  at the start coordinates of the joints, else where all of them are zero
  std::vector<Frame> worldFrames(bool atStart) const;
};

inline constexpr int heldByParent = -1, freeOfParent = -2;

/// The robot as a model. A body without mass that is held by its parent becomes a part of it; a body on the ground
/// becomes a part of the ground. Notes and errors go to the elements concerned.
Expected<Model> modelOf(const Robot& robot, const TypeList& types);

}  // namespace gyre
