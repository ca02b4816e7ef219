#pragma once
// The one list of all types. A new body, joint, force or integrator is its file and one line in catalog.cpp.

#include "describe/type_info.h"

#include <memory>
#include <vector>

namespace gyre {

const TypeList& catalog();

/// Adds types that are not compiled in (plugins/plugins.h), under names that are not taken. A list that catalog() gave
/// before stays as it was; any thread may ask for the new one.
void addToCatalog(std::vector<std::shared_ptr<const TypeInfo>> types);

}  // namespace gyre
