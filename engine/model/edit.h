#pragma once
// An edit is a value, and applying it yields the edit that takes it back.

#include "model/element.h"

#include <variant>
#include <vector>

namespace gyre {

struct Edit;

struct SetField {
  ElementId id;
  std::string key;
  Value value;
};
/// Exchanges the type of an element, e.g. the integrator of the simulation.
struct SetType {
  ElementId id;
  const TypeInfo* type;
  std::any params;
};
struct Rename {
  ElementId id;
  std::string name;
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
  std::variant<SetField, SetType, Rename, Insert, Erase, Compound> what;
};

}  // namespace gyre
