#pragma once
// Whether two bodies touch: pairs that ignore each other, and pairs that touch although a joint connects them.

#include "describe/type_info.h"

namespace gyre {

enum class FilterRule { ignore, touch };

struct ContactFilter {
  ElementId body1 = ground, body2 = ground;  ///< two different ones
  FilterRule rule = FilterRule::ignore;
};

/// The only type of the category.
const TypeInfo& contactFilterType();

}  // namespace gyre
