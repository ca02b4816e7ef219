#pragma once

#include <string_view>

namespace gyre {

/// The version of Gyre, e.g. "0.1.0".
std::string_view version();

}  // namespace gyre
