#pragma once
// Where a joint or a force takes hold of bodies, read from its description: the keys body1/frame1 and
// body2/frame2, or body/point.

#include "model/element.h"

#include <vector>

namespace gyre {

struct Attachment {
  ElementId body;  ///< ground allowed
  Frame frame;     ///< in the body's frame (origin at its centre of mass)
};

std::vector<Attachment> attachments(const Element& element);

}  // namespace gyre
