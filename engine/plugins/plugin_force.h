#pragma once
// A type of force of a plugin, as a type of the engine.

#include "bodies/link_ends.h"
#include "forces/force.h"
#include "gyre/extend/force.h"

#include <memory>
#include <string>
#include <vector>

namespace gyre {

struct PluginForceParameters : LinkEnds {
  std::vector<Value> values = {};
};

/// @param file  of the plugin, for messages
Expected<std::shared_ptr<const ForceType>> pluginForceType(const extend::ForceType& type, const std::string& file);
/// Where a type that this made is at work.
const extend::Surroundings& surroundingsOf(const ForceType& type);

}  // namespace gyre
