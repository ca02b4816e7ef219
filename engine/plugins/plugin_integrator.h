#pragma once
// A type of method of integration of a plugin, as a type of the engine.

#include "gyre/extend/integrator.h"
#include "integrators/integrator.h"
#include "model/settings.h"

#include <memory>
#include <string>
#include <vector>

namespace gyre {

struct PluginRun : RunSettings {
  std::vector<Value> values = {};
};

/// @param file  of the plugin, for messages
Expected<std::shared_ptr<const IntegratorType>> pluginIntegratorType(const extend::IntegratorType& type,
                                                                     const std::string& file);

}  // namespace gyre
