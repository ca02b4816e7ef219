#pragma once
// Parameters of the model in the expressions of a Function or TimeVector: names beside the variable, whose values the
// model keeps in Function::names. Other kinds of values have none.

#include "describe/formula.h"
#include "describe/value.h"

namespace gyre {

/// Takes the values of the names that the expressions use. Whether one changed.
bool bindNames(Value& value, const Argument& argument, const NameLookup& names);
/// Whether an expression uses the name.
bool usesName(const Value& value, const Argument& argument, std::string_view name);
/// Exchanges a name for another in the expressions. Whether it stood there.
bool renameIn(Value& value, const Argument& argument, std::string_view from, std::string_view to);

}  // namespace gyre
