#pragma once
// The linear algebra types of the whole engine, by the names the equations use.

#include "core/ids.h"

#include <Eigen/Core>
#include <Eigen/Geometry>

namespace gyre {

using Vec3 = Eigen::Vector3d;
using Vec4 = Eigen::Vector4d;
using Vec6 = Eigen::Matrix<double, 6, 1>;
using Mat3 = Eigen::Matrix3d;
using Mat6 = Eigen::Matrix<double, 6, 6>;
using VecX = Eigen::VectorXd;
using MatX = Eigen::MatrixXd;
using VecRef = Eigen::Ref<VecX>;
using ConstVecRef = Eigen::Ref<const VecX>;

/// Unit quaternion, body to inertial. Eigen constructs it as (w, x, y, z), the order of Gyre's files.
using Quat = Eigen::Quaterniond;

/// Three or four consecutive numbers as a vector.
inline Eigen::Map<Vec3> at3(double* p) { return Eigen::Map<Vec3>(p); }
inline Eigen::Map<const Vec3> at3(const double* p) { return Eigen::Map<const Vec3>(p); }
inline Eigen::Map<Vec4> at4(double* p) { return Eigen::Map<Vec4>(p); }

/// A marker or a placement: position [m] and orientation relative to some parent frame.
struct Frame {
  Vec3 position = Vec3::Zero();
  Quat orientation = Quat::Identity();
  ElementId named = ground;  ///< a marker's: the frame of the model that gives both; ground: none
  bool operator==(const Frame& o) const {
    return position == o.position && orientation.coeffs() == o.orientation.coeffs() && named == o.named;
  }
};

}  // namespace gyre
