#include "describe/point_frame.h"

#include <string_view>

namespace gyre {
namespace {

constexpr std::string_view frameEnding = "_frame";

bool namesFrame(const Field& f) {
  return f.refersTo == Category::frame && f.kind == Value(std::in_place_type<ElementId>).index();
}

bool isFrameOfPoint(const Field& frame, const Field& point) {
  return frame.key.size() == point.key.size() + frameEnding.size() && frame.key.starts_with(point.key) &&
         frame.key.ends_with(frameEnding);
}

}  // namespace

const Field* frameFieldOf(const TypeInfo& type, const Field& point) {
  if (point.kind != Value(std::in_place_type<Vec3>).index()) return nullptr;
  for (const Field& f : type.fields)
    if (namesFrame(f) && isFrameOfPoint(f, point)) return &f;
  return nullptr;
}

const Field* pointFieldOf(const TypeInfo& type, const Field& frame) {
  if (!namesFrame(frame)) return nullptr;
  for (const Field& f : type.fields)
    if (frameFieldOf(type, f) == &frame) return &f;
  return nullptr;
}

}  // namespace gyre
