#pragma once
// Whether two states of a model have the same elements to be computed: those whose run the window goes on with.

#include "model/model.h"

namespace gyre::ui {

/// Both have the same elements in one order, on or off; named views do not count, by which nothing is computed.
bool sameStructure(const Model& a, const Model& b);

}  // namespace gyre::ui
