#include "core/version.h"

namespace gyre {

std::string_view version() { return GYRE_VERSION; }  // set by the build from project(VERSION)

}  // namespace gyre
