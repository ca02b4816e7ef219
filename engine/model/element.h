#pragma once
// One element of a model: a body, joint, force or parameter, or one of the document's own settings.

#include "core/ids.h"
#include "describe/formula.h"
#include "describe/type_info.h"

#include <any>
#include <string>
#include <vector>

namespace gyre {

struct Element {
  ElementId id;
  std::string name;
  const TypeInfo* type = nullptr;
  std::any params;                     ///< the parameter struct of type
  std::vector<Formula> formulas = {};  ///< numbers that formulas give, each slot of a key once
  std::vector<std::string> keys = {};  ///< keys as they stood in the file, in order: saving keeps them
  bool enabled = true;                 ///< switched off, it stays in the model but takes no part in the equations

  template <class P>
  const P& as() const {
    return std::any_cast<const P&>(params);
  }
  Value value(const Field& f) const { return f.get(params); }
};

/// Elements every model has; real elements count from firstFreeId.
inline constexpr ElementId documentId{1};    ///< name, description, gravity
inline constexpr ElementId simulationId{2};  ///< its type is the chosen integrator
inline constexpr ElementId viewId{3};        ///< camera
inline constexpr ElementId contactId{4};     ///< whether bodies touch
inline constexpr ElementId groundId{5};      ///< shapes of the ground, which as a body is `ground`
inline constexpr ElementId firstFreeId{16};

}  // namespace gyre
