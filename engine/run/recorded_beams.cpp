#include "run/recorded_beams.h"

#include "core/frames.h"
#include "system/beam_set.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_map>

namespace gyre {
namespace {

std::size_t placeOf(BeamQuantity q) { return static_cast<std::size_t>(q); }

bool isRecorded(BeamQuantity q) { return placeOf(q) < BeamSet::channelsOfNode; }

bool isForce(BeamQuantity q) { return placeOf(q) < 6; }

/// The component of a deflection that is asked for.
double partOf(const Vec3& deflection, BeamQuantity q) {
  if (q == BeamQuantity::deflectionY) return deflection.y();
  if (q == BeamQuantity::deflectionZ) return deflection.z();
  return deflection.norm();
}

/// The first of the channels of its nodes; none where the first node has not all of them.
std::optional<std::size_t> firstOfNodes(const std::vector<Channel>& channels, const BeamParts& parts,
                                        const std::unordered_map<std::string, std::size_t>& columns) {
  const auto first = columns.find(parts.name + ".0.N");
  const std::size_t count = BeamSet::channelsOfNode * parts.nodes.size();
  if (first == columns.end() || first->second + count > channels.size()) return std::nullopt;
  const Channel& last = channels[first->second + count - 1];
  const bool whole =
      channels[first->second].element == parts.id && last.element == parts.id && last.name.ends_with(".strain_energy");
  return whole ? std::optional(first->second) : std::nullopt;
}

}  // namespace

RecordedBeams::RecordedBeams(const Model& model, std::shared_ptr<const Recording> recording)
    : poses_(std::move(recording)) {
  const ExpandedModel expanded = ExpandedModel::orGiven(model);
  if (expanded.beams().empty()) return;
  const std::vector<Channel>& channels = poses_.recording().channels();
  std::unordered_map<std::string, std::size_t> columns;
  for (std::size_t c = 0; c < channels.size(); ++c) columns.emplace(channels[c].name, c);
  for (const BeamParts& parts : expanded.beams()) {
    const auto first = firstOfNodes(channels, parts, columns);
    if (!first) continue;
    Beam beam{.id = parts.id, .name = parts.name, .mesh = parts.mesh, .nodes = parts.nodes, .first = *first};
    for (const ElementId node : parts.nodes)
      if (const auto body = poses_.find(node)) beam.bodies.push_back(*body);
    if (beam.bodies.size() == parts.nodes.size()) beams_.push_back(std::move(beam));
  }
}

std::size_t RecordedBeams::columnOf(const Beam& beam, std::size_t node, BeamQuantity quantity) {
  return beam.first + BeamSet::channelsOfNode * node + placeOf(quantity);
}

double RecordedBeams::atNode(const Beam& beam, std::size_t node, BeamQuantity quantity, std::size_t row) const {
  return poses_.recording().at(row, columnOf(beam, node, quantity));
}

double RecordedBeams::component(const Beam& beam, std::size_t node, const Frame& section, BeamQuantity quantity,
                                std::size_t row) const {
  if (!isForce(quantity)) return atNode(beam, node, quantity, row);
  const auto first = static_cast<BeamQuantity>(placeOf(quantity) / 3 * 3);
  const double* v = poses_.recording().row(row).data() + columnOf(beam, node, first);
  const Quat turn = section.orientation.conjugate() * beam.mesh.nodes[node].place.orientation;
  return (turn * Vec3(v[0], v[1], v[2]))[static_cast<Eigen::Index>(placeOf(quantity) - placeOf(first))];
}

std::vector<Vec3> RecordedBeams::deflections(const Beam& beam, std::size_t row) const {
  std::vector<Vec3> out;
  const Frame& rest = beam.mesh.nodes.front().place;
  const BodyPose start = poses_.poseAt(row, beam.bodies.front());
  for (std::size_t i = 0; i < beam.bodies.size(); ++i) {
    const BodyPose at = poses_.poseAt(row, beam.bodies[i]);
    const Vec3 now = start.orientation.conjugate() * (at.position - start.position);
    out.push_back(now - relativeTo(rest, beam.mesh.nodes[i].place).position);
  }
  return out;
}

std::vector<BeamSpan> RecordedBeams::spans(const Beam& beam, BeamQuantity quantity, std::size_t row) const {
  std::vector<BeamSpan> out;
  out.reserve(beam.mesh.elements.size());
  const std::vector<Vec3> away = isRecorded(quantity) ? std::vector<Vec3>{} : deflections(beam, row);
  const auto value = [&](std::size_t node, const Frame& section) {
    return away.empty() ? component(beam, node, section, quantity, row) : partOf(away[node], quantity);
  };
  for (const BeamMesh::Element& e : beam.mesh.elements)
    out.push_back({e.s1, e.s2, value(e.node1, e.section1), value(e.node2, e.section2)});
  return out;
}

double RecordedBeams::largest(BeamQuantity quantity, std::size_t row) const {
  double most = 0;
  for (const Beam& beam : beams_)
    for (const BeamSpan& span : spans(beam, quantity, row))
      most = std::max({most, std::abs(span.start), std::abs(span.end)});
  return most;
}

}  // namespace gyre
