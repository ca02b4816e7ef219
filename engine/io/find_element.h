#pragma once
// Elements by the names that files and settings use for them.

#include "core/error.h"
#include "model/model.h"

#include <string>
#include <string_view>
#include <vector>

namespace gyre {

/// An element of the model by name and category ("ground" counts as a body), or an error that says what is wrong with
/// the name.
/// @param others  names of this category beside the model's, for the suggestion
Expected<ElementId> findElement(const Model& model, std::string_view name, Category category,
                                const std::vector<std::string>& others = {});

/// What is wrong with a name that belongs to an element of another category.
Error otherCategory(std::string_view name, Category wanted, Category is);

}  // namespace gyre
