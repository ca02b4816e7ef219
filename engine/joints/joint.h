#pragma once
// A joint between two bodies: m constraint equations Phi(q) = 0 with B V = Phi' for the stacked twists
// V = (v1, W1, v2, W2). The equations of motion hold B^T lambda, so the joint's wrench on body 2 is -B2^T lambda.
// The last velocityRows() of the equations may be nonholonomic instead: B(q) V = 0 (Neimark and Fufaev 1972, ch. 1).

#include "bodies/link_ends.h"
#include "bodies/point_pair.h"
#include "describe/type_info.h"
#include "model/element.h"

#include <memory>
#include <optional>
#include <vector>

namespace gyre {

class JointCoordinate;
struct CoordinateConstraint;

inline constexpr int maxJointRows = 6;

struct JointRows {
  Vec6 Phi = Vec6::Zero();
  Mat6x12 B = Mat6x12::Zero();
};

class Joint {
 public:
  virtual ~Joint() = default;

  /// m, at most maxJointRows.
  virtual int rows() const = 0;
  /// How many of the last rows are equations of velocity; their Phi is not looked at.
  virtual int velocityRows() const { return 0; }
  /// Phi and B; rows beyond m are not touched.
  virtual void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, JointRows& out) const = 0;
  /// Phi alone.
  virtual void violation(const BodyKinematics& k1, const BodyKinematics& k2, Vec6& Phi) const;
  /// B V alone, what Phi' is of bodies that move.
  virtual void rates(const BodyKinematics& k1, const BodyKinematics& k2, Vec6& out) const;
  /// Phi, and adds B^T lambda, moments in inertial axes like forces.
  virtual void addReaction(const BodyKinematics& k1, const BodyKinematics& k2, const Vec6& lambda, Vec6& Phi,
                           Vec12& wrench) const;
  /// Adds d (B^T lambda) / dq at fixed lambda to K.
  virtual void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec6& lambda, Mat12& K) const = 0;
  /// B' V: what Phi'' has beside B V'.
  virtual Vec6 accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const = 0;
  /// d (B V) / dq at fixed V of the velocity rows, in these rows of D; the others are not looked at.
  virtual void rateTangent(const BodyKinematics&, const BodyKinematics&, Mat6x12&) const {}
  /// Whether addTangent fills blocks between the two bodies.
  virtual bool couples() const = 0;
  /// Whether any row uses the orientation of body 1 (end 0) or body 2 (end 1), which a particle does not have.
  virtual bool usesOrientation(int end) const = 0;
  /// What row i says: "coincidence along x"; multiplier units by isForce.
  virtual const char* rowName(int i) const = 0;
  /// Multiplier i is a force [N] (true) or a moment [N m].
  virtual bool isForce(int i) const = 0;
  /// A massless rod: one row, that two points keep their distance.
  virtual bool isRod() const { return false; }
  /// A ball joint: three rows, that these two points coincide.
  virtual std::optional<PointPair> ball() const { return std::nullopt; }
  /// Phi = 0 also holds for some wrong placements (axes that point apart): the reason, when this is one.
  virtual std::optional<std::string> wrongAssembly(const BodyKinematics&, const BodyKinematics&) const {
    return std::nullopt;
  }
  /// What the joint leaves free, as coordinates that are reported and that other elements may refer to (coordinate.h).
  virtual std::vector<JointCoordinate> coordinates() const;
};

struct JointType : TypeInfo {
  /// Its equations between two bodies, if it has any; at least one of the two is set.
  std::function<std::unique_ptr<Joint>(const std::any&)> create = {};
  /// One more equation, between coordinates of this and of other joints (coordinate_constraint.h).
  std::function<CoordinateConstraint(const std::any&)> coordinateConstraint = {};
  /// Some rows are equations of velocity.
  bool nonholonomic = false;
};

/// @pre the type is of this category
inline const JointType& jointType(const TypeInfo& type) { return static_cast<const JointType&>(type); }
inline const JointType& jointType(const Element& e) { return jointType(*e.type); }

}  // namespace gyre
