#include "export/link_lines.h"

#include <unordered_map>

namespace gyre {

std::vector<LinkLine> linkLines(const SceneDescription& scene) {
  std::unordered_map<ElementId, int> places;
  for (std::size_t b = 0; b < scene.bodies.size(); ++b) places[scene.bodies[b].id] = static_cast<int>(b);
  std::vector<LinkLine> out;
  for (const SceneLink& link : scene.links) {
    std::vector<LinkLine::End> ends;
    for (const Attachment& end : link.ends) {
      const auto found = places.find(end.body);
      ends.push_back({found == places.end() ? -1 : found->second, end.frame.position});
      if (ends.back().body >= 0 && !ends.back().point.isZero(1e-9))
        out.push_back({{LinkLine::End{ends.back().body, Vec3::Zero()}, ends.back()}});
    }
    // Joints hold their two ends together, but for rods: the line is a point there.
    if (ends.size() == 2) out.push_back({{ends[0], ends[1]}});
  }
  return out;
}

}  // namespace gyre
