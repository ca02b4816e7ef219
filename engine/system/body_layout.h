#pragma once
// Where the unknowns of a body stand in those of its system.

#include "core/ids.h"

namespace gyre {

/// First of a body's numbers in q [nq] and in v [nv], and which of v is its first angular velocity (-1: none).
struct BodyLayout {
  ElementId id;
  int q, nq, v, nv, rotation;
};

}  // namespace gyre
