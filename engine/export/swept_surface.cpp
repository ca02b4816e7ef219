#include "export/swept_surface.h"

namespace gyre {

std::vector<Frame> sweptSections(const SceneBeam& beam, const std::function<Frame(std::size_t)>& placement) {
  std::vector<Frame> nodes;
  for (const std::size_t body : beam.bodies) nodes.push_back(placement(body));
  return beam.skin->placed(nodes);
}

std::vector<SweptVertex> sweptVertices(const SceneBeam& beam, const std::function<Frame(std::size_t)>& placement) {
  const std::vector<Frame> sections = sweptSections(beam, placement);
  std::vector<SweptVertex> out;
  out.reserve(beam.skin->vertices().size());
  for (const BeamSkin::Vertex& v : beam.skin->vertices()) {
    const Frame& at = sections[v.section];
    out.push_back({at.position + at.orientation * v.place, at.orientation * v.normal});
  }
  return out;
}

}  // namespace gyre
