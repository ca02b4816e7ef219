#pragma once
// A type of joint between two bodies: equations Phi = 0 between the placements of its two markers.

#include <gyre/extend/about.h>
#include <gyre/extend/motion.h>

#include <memory>
#include <span>

namespace gyre::extend {

/// One equation, Phi_i = 0.
struct Equation {
  std::string name;     ///< "distance from the surface"
  bool isForce = true;  ///< its multiplier is a force [N], and Phi_i a length [m]; else a moment [N m], and an angle
};

/// A coordinate that the joint leaves free, which is reported, driven and geared by its name.
enum class Freedom { angleAboutZ, displacementX, displacementY, displacementZ };

/// One element. What its functions say depends on their arguments alone; see Force for threads and exceptions.
class Joint {
 public:
  virtual ~Joint() = default;
  /// Phi, as many as the type has equations.
  virtual void equations(const Placement& placement, std::span<double> Phi) const = 0;
  /// The matrix B of Phi' = B (velocity, angular velocity): rows of six, one after the other. The joint acts on body 2
  /// by -B^T lambda, so that errors of B are errors of the motion.
  virtual void matrix(const Placement& placement, std::span<double> B) const = 0;
  /// Derivative of B^T lambda, 6 x 6, by position and rotation as in Tangent. False: Gyre takes differences of B.
  virtual bool tangent(const Placement& /*placement*/, std::span<const double> /*lambda*/,
                       std::span<double> /*K*/) const {
    return false;
  }
  /// Why a placement with Phi = 0 is a wrong one all the same; empty where it is right.
  virtual std::string wrongPlacement(const Placement& /*placement*/) const { return {}; }
};

struct JointType {
  About about;
  std::vector<Equation> equations;  ///< at least one, at most six
  std::vector<Freedom> freedoms = {};
  Surroundings surroundings = {};
  bool usesOrientation = true;  ///< of marker 2, which a particle does not have
  /// An element of these values. An exception refuses the values, with its words.
  std::function<std::unique_ptr<Joint>(const Values&)> create;
};

}  // namespace gyre::extend
