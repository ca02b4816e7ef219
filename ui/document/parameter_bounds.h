#pragma once
// A parameter's bounds are those of its slider: a value that is typed beyond them takes them along. The nearer of them
// goes to twice the value, or to half of it on the way to zero.

#include "model/model.h"

namespace gyre::ui {

/// Sets a field of any element.
Edit setWithBounds(const Element& element, const std::string& key, const Value& value);
/// Gives a number of any element by a formula, or takes its formula away.
Edit setWithBounds(const Model& model, const Element& element, const Formula& formula);

}  // namespace gyre::ui
