#pragma once
// Numbers of elements that formulas of the model's parameters give.

#include "model/element.h"

#include <span>

namespace gyre {

/// Writes what the element's formulas give into its parameters, and the values of names into its functions; the error
/// names element and key. Ranges are not checked here. Whether a number changed.
Expected<bool> evaluateFormulas(Element& element, const NameLookup& names);

/// All formulas of a model, parameters before what uses them. Returns the elements that changed, by position; the error
/// names element and key (a circle of parameters is one).
Expected<std::vector<std::size_t>> evaluateFormulas(std::vector<Element>& elements);

/// The element that has a formula or a function with this name in it, or null.
const Element* userOf(std::span<const Element> elements, std::string_view name);
/// Writes another name into all formulas and functions.
void renameParameter(std::span<Element> elements, std::string_view from, std::string_view to);
/// The element with a function that reads a channel of this one, or null.
const Element* readerOf(std::span<const Element> elements, std::string_view name);
/// Writes another name of an element into all functions that read its channels.
void renameRead(std::span<Element> elements, std::string_view from, std::string_view to);

/// Takes those formulas of a field out of the list whose numbers differ between two values, and returns them.
std::vector<Formula> takeOverridden(std::vector<Formula>& formulas, const std::string& key, Value before, Value after);

/// Those formulas that still fit the element: their field is there, and its number is what they gave.
std::vector<Formula> fittingFormulas(const Element& before, const Element& after);

}  // namespace gyre
