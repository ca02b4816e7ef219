#include "model/attachments.h"

#include "model/named_frame.h"

namespace gyre {

std::vector<Attachment> attachments(const Element& element) {
  std::vector<Attachment> out;
  const auto add = [&](const char* bodyKey, const char* placeKey) {
    const Field* body = element.type->find(bodyKey);
    if (!body) return;
    Attachment a{std::get<ElementId>(body->get(element.params)), {}};
    if (const Field* place = element.type->find(placeKey)) {
      const Value value = place->get(element.params);
      if (const auto* frame = std::get_if<Frame>(&value)) a.frame = *frame;
      if (const auto* point = std::get_if<Vec3>(&value)) a.frame.position = *point;
    }
    out.push_back(a);
  };
  add("body1", "frame1");
  add("body2", "frame2");
  add("body", "point");
  if (element.type == &namedFrameType()) {
    const auto& frame = element.as<NamedFrame>();
    out = {{frame.body, {frame.position, frame.orientation}}};
  }
  return out;
}

}  // namespace gyre
