#pragma once
// Some elements of a model as text, the same text as in a model file: what copy and paste exchange.

#include "core/error.h"
#include "model/model.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

/// {"gyre": 1, "bodies": [...], ...} with these elements in the order of the model.
std::string fragmentText(const Model& model, std::span<const ElementId> ids);

/// Reads a fragment, or the elements of a whole model file, as elements that can be inserted into `into` in the order
/// returned: identities and names are fresh, references inside the fragment are kept, others are to elements of
/// `into` by name. Errors as of parseModel; one that is missing there is an error that names it.
Expected<std::vector<Element>> parseFragment(std::string_view text, const Model& into, const TypeList& types);

}  // namespace gyre
