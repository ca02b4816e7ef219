#pragma once
// A joint between two bodies: m constraint equations Phi(q) = 0 with B V = Phi' for the stacked twists
// V = (v1, W1, v2, W2). The equations of motion hold B^T lambda, so the joint's wrench on body 2 is -B2^T lambda.

#include "bodies/point_pair.h"
#include "describe/type_info.h"

#include <memory>
#include <optional>

namespace gyre {

inline constexpr int maxJointRows = 6;

struct JointRows {
  Vec6 Phi = Vec6::Zero();
  Eigen::Matrix<double, maxJointRows, 12> B = Eigen::Matrix<double, maxJointRows, 12>::Zero();
};

class Joint {
 public:
  virtual ~Joint() = default;

  /// m, at most maxJointRows.
  virtual int rows() const = 0;
  /// Phi and B; rows beyond m are not touched.
  virtual void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, JointRows& out) const = 0;
  /// Adds d (B^T lambda) / dq at fixed lambda to K.
  virtual void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec6& lambda, Mat12& K) const = 0;
  /// B' V: what Phi'' has beside B V'.
  virtual Vec6 accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const = 0;
  /// Whether addTangent fills blocks between the two bodies.
  virtual bool couples() const = 0;
  /// Whether any row uses the orientation of body 1 (end 0) or body 2 (end 1), which a particle does not have.
  virtual bool usesOrientation(int end) const = 0;
  /// What row i says: "coincidence along x"; multiplier units by isForce.
  virtual const char* rowName(int i) const = 0;
  /// Multiplier i is a force [N] (true) or a moment [N m].
  virtual bool isForce(int i) const = 0;
  /// Phi = 0 also holds for some wrong placements (axes that point apart): the reason, when this is one.
  virtual std::optional<std::string> wrongBranch(const BodyKinematics&, const BodyKinematics&) const { return std::nullopt; }
};

/// Every joint's parameters start with these; z of a marker is the joint's axis.
struct JointEnds {
  ElementId body1 = ground;
  Frame frame1 = {};  ///< in body 1, from its centre of mass
  ElementId body2 = ground;
  Frame frame2 = {};  ///< in body 2, from its centre of mass
};

struct JointType : TypeInfo {
  std::function<std::unique_ptr<Joint>(const std::any&)> create;
};

template <class P>
std::vector<Field> endFields() {
  return {
      field<P>(&P::body1, {.key = "body1", .label = "Body 1", .help = "First body, or ground", .required = true}),
      field<P>(&P::frame1, {.key = "frame1", .label = "Marker on body 1", .help = "From the centre of mass of body 1, in its axes; z is the axis", .quantity = Quantity::length}),
      field<P>(&P::body2, {.key = "body2", .label = "Body 2", .help = "Second body, or ground; the reaction shown acts on it", .required = true}),
      field<P>(&P::frame2, {.key = "frame2", .label = "Marker on body 2", .help = "From the centre of mass of body 2, in its axes; z is the axis", .quantity = Quantity::length}),
  };
}

/// A joint or two-body force needs two different bodies.
template <class P>
std::optional<Error> checkEnds(const std::any& any) {
  const auto& p = std::any_cast<const P&>(any);
  if (p.body1 == p.body2) return Error{.message = "two different bodies were expected", .key = "body2"};
  return std::nullopt;
}

}  // namespace gyre
