#pragma once
// One field of several elements edited together: what they have in common, and how what is typed goes into each.

#include "model/element.h"

#include <span>
#include <string>
#include <vector>

namespace gyre::ui {

/// What the elements have under this key, which all of them know.
std::vector<Value> valuesOf(std::span<const Element* const> elements, const std::string& key);

/// The value to show for all of these, which are of one kind: numbers that differ are NaN; of kinds that are more than
/// a few numbers, the first.
Value commonValue(std::span<const Value> values);
bool allSame(std::span<const Value> values);

/// `typed` after `shown` was shown for several elements, as it goes into the one that has `own`: what was not typed
/// stays its own.
Value completed(const Value& typed, const Value& shown, const Value& own);

}  // namespace gyre::ui
