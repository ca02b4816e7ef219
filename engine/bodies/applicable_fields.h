#pragma once
// Whether a field says something in an element of a model (AppliesWhere).

#include "model/model.h"

namespace gyre {

/// True also where the value is another than that of new elements and a body decides: a station on what has none is
/// wrong, and has to be seen. @param field  of the element's type
bool applies(const Field& field, const Element& element, const Model& model);

}  // namespace gyre
