#include "system/beam_set.h"

#include "flexible/beam_element.h"

#include <algorithm>
#include <unordered_map>

namespace gyre {
namespace {

const BeamElementForce& elementForce(const ForceSet::Element& f) {
  return static_cast<const BeamElementForce&>(*f.force);
}

/// Forces of the elements before and behind a node, as far as there are such, in the axes of the section behind it.
struct Sides {
  bool hasBefore = false, hasBehind = false;
  Vec6 before = Vec6::Zero(), behind = Vec6::Zero();
  /// The spread load at the node [N/m]; 0 at an end, where one side is missing.
  Vec3 load(const BeamMesh::Node& node) const {
    return hasBefore && hasBehind ? Vec3((before - behind).head<3>() / node.length) : Vec3(Vec3::Zero());
  }
};

/// Memory of a thread, so that rows of a run allocate nothing.
struct Scratch {
  std::vector<Sides> sides;
  std::vector<Vec3> loads;
  std::vector<BeamSet::Node> nodes;
  VecX strained;
};
thread_local Scratch scratch;

/// Turned into the axes of the other section of a node.
Vec6 turned(const Quat& by, const Vec6& forces) {
  Vec6 out;
  out << by * Vec3(forces.head<3>()), by * Vec3(forces.tail<3>());
  return out;
}

/// The load at an end, straight on from those of the two nodes beside it, at even distances.
Vec3 continued(const std::vector<Vec3>& loads, std::size_t first, std::size_t second) {
  return loads.size() < 5 ? loads[first] : Vec3(2 * loads[first] - loads[second]);
}

}  // namespace

void BeamSet::bind(const std::vector<BeamParts>& beams, ForceSet& all) {
  std::unordered_map<ElementId, std::size_t> forces;
  if (!beams.empty())
    for (std::size_t i = 0; i < forces_.elements.size(); ++i) forces.emplace(forces_.elements[i].id, i);
  std::size_t reducedBeams = 0;  // in the order of the superelements
  for (const BeamParts& parts : beams) {
    Entry entry{.parts = parts, .bodies = {}, .forces = {}};
    if (parts.reduced) entry.superelement = reducedBeams++;
    for (const auto* own : {&parts.nodes, &parts.coordinates})
      for (const ElementId id : *own)
        if (const int body = bodies_.find(id); body >= 0) entry.bodies.push_back(static_cast<std::size_t>(body));
    for (const ElementId element : parts.elements) entry.forces.push_back(forces.at(element));
    entries_.push_back(std::move(entry));
  }
  std::vector<bool> continues(all.elements.size(), false);
  for (const Entry& entry : entries_)
    for (std::size_t i = 1; i < entry.forces.size(); ++i) continues[entry.forces[i]] = true;
  for (std::size_t i = 0; i < all.elements.size(); ++i) {
    all.elementSources += !continues[i];
    all.elements[i].energySource = all.elementSources - 1;
  }
}

void BeamSet::nodes(const Entry& beam, const EvaluatedKinematics& at, std::vector<Node>& out) const {
  const BeamMesh& mesh = beam.parts.mesh;
  std::vector<Sides>& sides = scratch.sides;
  sides.assign(mesh.nodes.size(), {});
  VecX& strained = scratch.strained;
  if (beam.isReduced()) {
    const Superelement::Memory& m = forces_.superelements.evaluated(beam.superelement, at);
    strained.noalias() = beam.parts.reduced->sectionForces * m.zeta;
    strained.noalias() += beam.parts.reduced->damping * (beam.parts.reduced->sectionForces * m.nu.tail(m.zeta.size()));
  }
  for (std::size_t i = 0; i < mesh.elements.size(); ++i) {
    const BeamMesh::Element& e = mesh.elements[i];
    const SectionForces forces = sectionForces(beam, i, at, strained);
    const Quat toNode = mesh.nodes[e.node2].place.orientation.conjugate() * e.section2.orientation;
    sides[e.node1].behind = forces.start;
    sides[e.node1].hasBehind = true;
    sides[e.node2].before = turned(toNode, forces.end);
    sides[e.node2].hasBefore = true;
  }
  const std::size_t n = sides.size();
  std::vector<Vec3>& loads = scratch.loads;
  loads.clear();
  for (std::size_t i = 0; i < n; ++i) loads.push_back(sides[i].load(mesh.nodes[i]));
  if (n > 2 && !sides.front().hasBefore) loads.front() = continued(loads, 1, 2);
  if (n > 2 && !sides.back().hasBehind) loads.back() = continued(loads, n - 2, n - 3);
  out.resize(n);
  for (std::size_t i = 0; i < n; ++i) {
    const Sides& s = sides[i];
    const BeamMesh::Node& node = mesh.nodes[i];
    Node& to = out[i];
    if (s.hasBehind) to.forces.head<3>() = s.behind.head<3>() + loads[i] * node.behind;
    else to.forces.head<3>() = s.before.head<3>() - loads[i] * node.length;
    to.forces.tail<3>() = s.hasBefore && s.hasBehind ? Vec3(0.5 * (s.before + s.behind).tail<3>())
                                                     : Vec3((s.hasBehind ? s.behind : s.before).tail<3>());
    to.forces.tail<3>() += node.momentFactor * Vec3::UnitX().cross(loads[i]);
    const BeamSection& section = beam.parts.sections[i];
    to.stress = section.stress(to.forces);
    to.strainEnergy = 0.5 * to.forces.dot(section.compliance * to.forces);
  }
}

/// @param strained  those of a beam by modes, at both ends of each element
SectionForces BeamSet::sectionForces(const Entry& beam, std::size_t element, const EvaluatedKinematics& at,
                                     const VecX& strained) const {
  if (beam.isReduced()) {
    const auto own = static_cast<Eigen::Index>(12 * element);
    return {strained.segment<6>(own), strained.segment<6>(own + 6)};
  }
  const ForceSet::Element& f = forces_.elements[beam.forces[element]];
  return elementForce(f).sectionForces(at.body(bodies_.slot(f.body1)), at.body(bodies_.slot(f.body2)));
}

Vec3 BeamSet::tip(const Entry& beam, const EvaluatedKinematics& at) const {
  if (!beam.isReduced()) return at.body(beam.bodies.back()).x;
  const Superelement::Memory& m = forces_.superelements.evaluated(beam.superelement, at);
  return forces_.superelements[beam.superelement].element.node(m, beam.parts.nodes.size() - 1).x;
}

double BeamSet::energy(const Entry& beam, const EvaluatedKinematics& at) const {
  if (beam.isReduced()) return forces_.superelements.energy(beam.superelement, at).elastic;
  double sum = 0;
  for (const std::size_t i : beam.forces) {
    const ForceSet::Element& f = forces_.elements[i];
    sum +=
        f.force->energy(forces_.instant(f, at), at.body(bodies_.slot(f.body1)), at.body(bodies_.slot(f.body2))).elastic;
  }
  return sum;
}

double* BeamSet::report(const Entry& beam, const EvaluatedKinematics& at, double* out) const {
  double most = 0;
  double* const ofBeam = out;
  out += channelsOfBeam;
  nodes(beam, at, scratch.nodes);
  for (const Node& node : scratch.nodes) {
    out = std::copy(node.forces.begin(), node.forces.end(), out);
    *out++ = node.stress;
    *out++ = node.strainEnergy;
    most = std::max(most, node.stress);
  }
  ofBeam[0] = energy(beam, at);
  ofBeam[1] = most;
  const Vec3 end = tip(beam, at);
  std::copy(end.begin(), end.end(), ofBeam + 2);
  return out;
}

}  // namespace gyre
