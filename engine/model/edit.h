#pragma once
// An edit is a value, and applying it yields the edit that takes it back.

#include "model/element.h"

#include <optional>
#include <variant>
#include <vector>

namespace gyre {

struct Edit;

struct SetField {
  ElementId id;
  std::string key;
  Value value;
};
/// Lets a formula give one number of a field; an empty text takes the formula away and leaves the number.
struct SetFormula {
  ElementId id;
  Formula formula;
};
/// Exchanges the type of an element, e.g. the integrator of the simulation.
struct SetType {
  ElementId id;
  const TypeInfo* type;
  std::any params;
  std::optional<std::vector<Formula>> formulas = {};  ///< without: those of the old type that still fit
};
struct Rename {
  ElementId id;
  std::string name;
};
/// Switches an element on or off.
struct SetEnabled {
  ElementId id;
  bool enabled;
};
/// Another place in the order of the file, which is that of the equations and of the colours.
struct Move {
  ElementId id;
  std::size_t position;  ///< among all elements of the model, once it is taken out
};
struct Insert {
  Element element;
  std::size_t position;  ///< among all elements of the model
};
struct Erase {
  ElementId id;
};
/// Several edits applied in order, or none of them.
struct Compound {
  std::vector<Edit> edits;
};

struct Edit {
  std::variant<SetField, SetFormula, SetType, Rename, SetEnabled, Move, Insert, Erase, Compound> what;
};

}  // namespace gyre
