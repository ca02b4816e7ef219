#pragma once
// The drawing of a type in resources/icons.

#include "describe/type_info.h"

#include <string>

namespace gyre {

/// Its name without the ending; a type of a plugin may have none of that name.
std::string iconName(const TypeInfo& type);

}  // namespace gyre
