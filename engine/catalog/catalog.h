#pragma once
// The one list of all types. A new body, joint, force or integrator is its file and one line in catalog.cpp.

#include "describe/type_info.h"

namespace gyre {

const TypeList& catalog();

}  // namespace gyre
