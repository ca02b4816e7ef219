#pragma once
// Names in the expressions of a Function or TimeVector: parameters of the model beside the variables, whose values the
// model keeps in Function::names, and elements whose channels are read. Other kinds of values have none.

#include "describe/formula.h"
#include "describe/value.h"

namespace gyre {

/// Takes the values of the names that the expressions use. Whether one changed.
bool bindNames(Value& value, const Argument& argument, const NameLookup& names);
/// Whether an expression uses the name.
bool usesName(const Value& value, const Argument& argument, std::string_view name);
/// Exchanges a name for another in the expressions. Whether it stood there.
bool renameIn(Value& value, const Argument& argument, std::string_view from, std::string_view to);

/// Whether an expression reads a channel of the element.
bool readsElement(const Value& value, const Argument& argument, std::string_view element);
/// Exchanges the name of an element for another where its channels are read. Whether it stood there.
bool renameSignals(Value& value, const Argument& argument, std::string_view from, std::string_view to);

}  // namespace gyre
