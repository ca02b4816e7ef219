#pragma once
// modelDescription.xml of an FMU for co-simulation (FMI 2.0.4, section 2.2; FMI 3.0.1, section 2.4).

#include "fmi/fmu_interface.h"

#include <string>

namespace gyre {

enum class FmiVersion { two = 2, three = 3 };

/// @param model  gives name, description and the default experiment
std::string modelDescription(const FmuInterface& interface, const Model& model, FmiVersion version);

}  // namespace gyre
