#pragma once
// Frames in other frames.

#include "core/types.h"

namespace gyre {

/// `local`, given in `parent`, in the frame that `parent` is given in.
inline Frame composed(const Frame& parent, const Frame& local) {
  return {parent.position + parent.orientation * local.position, (parent.orientation * local.orientation).normalized()};
}

/// `frame` as it is seen from `reference`, both given in one frame.
inline Frame relativeTo(const Frame& reference, const Frame& frame) {
  const Quat back = reference.orientation.conjugate();
  return {back * (frame.position - reference.position), (back * frame.orientation).normalized()};
}

}  // namespace gyre
