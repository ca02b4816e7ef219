#include "analysis/beam_facts.h"

#include "analysis/beam_remarks.h"
#include "analysis/modes.h"
#include "analysis/step_limit.h"
#include "flexible/flexible_beam.h"
#include "system/beam_strains.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gyre {
namespace {

constexpr int modesLookedAt = 24;
constexpr std::size_t bendingWanted = 3;
constexpr double sameFrequency = 1e-4;  // the two of a round section
constexpr double straight = 1e-6;       // turn of a line that is [rad]

/// The beam alone, at rest and without load, with the parameters that its functions may name.
Expected<std::shared_ptr<const System>> alone(const Model& model, const Element& beam, int mostElements) {
  Model single(*model.simulation().type);
  const auto add = [&](Element e) { return single.insert(std::move(e), single.elements().size()); };
  if (auto ok = single.apply({SetField{documentId, "gravity", Vec3(0, 0, 0)}}); !ok) return fail(ok.error());
  for (const Element* parameter : model.of(Category::parameter))
    if (auto ok = add(*parameter); !ok) return fail(ok.error());
  FlexibleBeam p = beam.as<FlexibleBeam>();
  p.elements = std::min(p.elements, mostElements);
  p.velocity = p.angular_velocity = Vec3::Zero();
  p.load = {};
  p.damping_time = 0;
  p.modes = 0;  // facts of the elements
  if (auto ok = add({.id = beam.id, .name = beam.name, .type = beam.type, .params = std::move(p)}); !ok)
    return fail(ok.error());
  return System::compile(single);
}

/// Whether most of a motion is across the line.
bool isBending(const System& system, const BeamSet::Entry& beam, const State& s, const VecX& shape) {
  double across = 0, rest = 0;
  for (std::size_t i = 0; i < beam.bodies.size(); ++i) {
    const BeamMesh::Node& node = beam.parts.mesh.nodes[i];
    const BeamSection& section = beam.parts.sections[i];
    const BodyLayout l = system.bodies().layout(beam.bodies[i]);
    const Vec3 moved = system.bodies().orientation(s, beam.bodies[i]).conjugate() * Vec3(shape.segment<3>(l.v));
    across += section.mass * node.length * (moved.y() * moved.y() + moved.z() * moved.z());
    rest += section.mass * node.length * moved.x() * moved.x() +
            section.inertia.x() * node.length * shape[l.v + l.rotation] * shape[l.v + l.rotation];
  }
  return across > rest;
}

std::vector<double> bendingFrequencies(const System& system) {
  const State s = system.initialState();
  std::vector<double> out;
  const auto modes = eigenmodes(system, s, {.count = modesLookedAt});
  if (!modes) return out;
  for (const Mode& mode : *modes) {
    const double w = std::abs(mode.lambda);
    const bool isNew = out.empty() || w > (1 + sameFrequency) * out.back();
    if (!mode.rigid && isNew && out.size() < bendingWanted &&
        isBending(system, system.channels().beams()[0], s, mode.shape.real()))
      out.push_back(w);
  }
  return out;
}

/// By the softest section.
double bucklingLoad(const BeamParts& beam) {
  double most = 0;
  for (const BeamSection& section : beam.sections)
    most = std::max({most, section.compliance(4, 4), section.compliance(5, 5)});
  return std::numbers::pi * std::numbers::pi / (most * beam.mesh.length * beam.mesh.length);
}

}  // namespace

Expected<BeamFacts> beamFacts(const Model& model, ElementId id, const std::stop_token& stop) {
  const Element& beam = *model.find(id);
  const auto& p = beam.as<FlexibleBeam>();
  const auto whole = alone(model, beam, p.elements);
  if (!whole) return fail(whole.error());
  const System& system = **whole;
  const BeamParts& parts = system.channels().beams()[0].parts;
  const State s = system.initialState();
  Workspace w = system.makeWorkspace();
  BeamFacts out{.length = parts.mesh.length,
                .slenderness = slenderness(parts),
                .turn = beamStrains(system, system.evaluateKinematics(s, w)).front().turn};
  for (std::size_t i = 0; i < parts.mesh.nodes.size(); ++i)
    out.mass += parts.sections[i].mass * parts.mesh.nodes[i].length;
  if (out.turn < straight && p.line.empty()) out.buckling = bucklingLoad(parts);
  FastestRates rates = fastestRates(system, s, stop);
  out.fastest = rates.vibration;
  rates.decay = p.damping_time * rates.vibration * rates.vibration;  // C = beta K
  out.longestStep = largestStableStep(rates);
  if (stop.stop_requested()) return fail({.kind = Error::Kind::resource, .message = "stopped"});
  if (p.elements <= elementsForFrequencies) {
    out.bending = bendingFrequencies(system);
  } else if (const auto fewer = alone(model, beam, elementsForFrequencies)) {
    out.bending = bendingFrequencies(**fewer);
  }
  return out;
}

}  // namespace gyre
