#pragma once
// Which element of the model each body and joint of its system is.

#include "system/system.h"

#include <utility>
#include <vector>

namespace gyre {

struct SystemElements {
  SystemElements(const Model& model, const System& system);

  std::vector<ElementId> bodies;  ///< as System counts them
  struct Rows {
    ElementId joint;
    int offset, count;  ///< among the m constraint rows
  };
  std::vector<Rows> rows;                    ///< of the joints that have any
  std::vector<ElementId> joints;             ///< the same without their rows
  std::vector<int> jointOfRow;               ///< m: index into joints
  std::vector<bool> isForce;                 ///< m: the multiplier is a force [N], so Phi is a length; else an angle
  std::unordered_map<ElementId, int> index;  ///< of a body
};

}  // namespace gyre
