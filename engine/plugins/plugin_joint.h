#pragma once
// A type of joint of a plugin, as a type of the engine.
//
// With Phi(d, Q), its matrix B by relative rates, and J of the markers (plugins/marker_motion.h): B_V = B J,
//   d (B_V^T lambda) / dq = J^T (d (B^T lambda) / d(d, Q)) J + d (J^T s) / dq at s = B^T lambda,
//   B_V' V = B' (d', w) + B J' V.
// Derivatives of B that the plugin does not give are differences, that in time extrapolated: errors of 1e-12.

#include "bodies/link_ends.h"
#include "gyre/extend/joint.h"
#include "joints/joint.h"

#include <memory>
#include <string>
#include <vector>

namespace gyre {

struct PluginJointParameters : LinkEnds {
  std::vector<Value> values = {};
};

/// @param file  of the plugin, for messages
Expected<std::shared_ptr<const JointType>> pluginJointType(const extend::JointType& type, const std::string& file);
/// Where a type that this made is at work.
const extend::Surroundings& surroundingsOf(const JointType& type);

}  // namespace gyre
