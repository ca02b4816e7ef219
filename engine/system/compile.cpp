#include "system/binding.h"
#include "system/stop_sizes.h"
#include "system/system.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

/// The largest of a body [m]; 0 where it does not turn.
double gyrationRadius(const Body& body) {
  const int r = body.rotationIndex();
  if (r < 0) return 0;
  Mat6 M = Mat6::Zero();
  body.massMatrix(M);
  return std::sqrt(M.diagonal().segment<3>(r).maxCoeff() / body.mass());
}

Expected<void> bindBodies(const Model& model, Pieces& p) {
  for (const Element* e : model.active(Category::body)) {
    const Vec3 position = initialPlacement(*e).position;
    if (auto bad = outOfReach(*e, position)) return fail(*bad);
    p.bodies.add(e->id, e->name, bodyType(*e).create(e->params));
    const BodySet::Entry& added = p.bodies[p.bodies.size() - 1];
    p.structure.addBody(added.v, added.nv);
    p.scales.radius = std::max(p.scales.radius, gyrationRadius(*added.body));
    p.scales.places.extend(position);
    p.scales.length = std::max({p.scales.length, position.norm(), p.scales.radius});
  }
  if (p.bodies.size() == 0)
    return failInput(model.of(Category::body).empty() ? "the model has no bodies" : "no body of the model is enabled");
  return {};
}

/// Beams by modes, each on the bodies of its interfaces and of its vibrations.
void bindSuperelements(const std::vector<BeamParts>& beams, Pieces& p) {
  for (const BeamParts& parts : beams) {
    if (!parts.reduced) continue;
    const ReducedBeam& beam = *parts.reduced;
    SuperelementSet::Entry entry{.id = parts.id, .name = parts.name, .element = Superelement(beam.body, beam.damping)};
    for (const std::size_t node : beam.interfaces) entry.bodies.push_back(p.bodies.find(parts.nodes[node]));
    for (const ElementId id : parts.coordinates) entry.bodies.push_back(p.bodies.find(id));
    for (std::size_t i = 0; i < parts.nodes.size(); ++i) {
      if (p.bodies.find(parts.nodes[i]) >= 0) continue;
      entry.inner.push_back(i);
      entry.innerIds.push_back(parts.nodes[i]);
      entry.innerNames.push_back(fmt::format("{}.{}", parts.name, i));
    }
    p.forces.superelements.add(std::move(entry), p.structure);
  }
}

/// The scales of velocities and rows, once that of lengths is known.
void completeScales(Pieces& p) {
  Scales& s = p.scales;
  if (!(s.length > 0)) s.length = 1;
  s.velocity = VecX::Constant(p.bodies.nv(), s.length);
  for (const BodySet::Entry& b : p.bodies)
    if (b.rotation >= 0) s.velocity.segment<3>(b.v + b.rotation).setOnes();
  const int m = p.structure.blocks().m;
  s.row = VecX::Ones(m);
  s.rowLength = VecX::Zero(m);
  s.isLength.assign(static_cast<std::size_t>(m), false);
  for (const ConstraintSet::Part& part : p.constraints.parts) {
    for (int r = 0; r < part.rows; ++r)
      if (part.equations->isForce(r)) {
        s.isLength[static_cast<std::size_t>(part.row + r)] = true;
        s.row[part.row + r] = s.rowLength[part.row + r] = s.length;
      }
    for (int r = part.rows - part.velocityRows; r < part.rows; ++r) s.velocityRows.push_back(part.row + r);
    if (!part.isTerm) continue;
    // A gear 1 : 100 is held as exactly by either of its angles: what is subtracted is the larger one's.
    const double size = std::abs(part.factor) * (part.angle < 0 ? s.length : 1);
    s.row[part.row] = std::max(s.row[part.row], size);
    if (part.angle < 0) s.rowLength[part.row] = std::max(s.rowLength[part.row], size);
  }
}

void splitIntoParts(Pieces& p) {
  std::vector<BodyParts::Ends> elements;
  const auto collect = [&](const auto& list) {
    for (const Link& e : list) elements.emplace_back(e.body1, e.body2);
  };
  collect(p.constraints.parts);
  collect(p.forces.elements);
  collect(p.forces.onJoints);
  const BodyParts parts(p.bodies.size(), elements);
  const auto split = [&](const auto& list, const auto& isLast) {
    std::vector<int> place;
    for (const auto& e : list) place.push_back(isLast(e) ? parts.count() : parts.partOf({e.body1, e.body2}));
    return ElementParts(parts, place);
  };
  p.constraints.partsOfBodies =
      split(p.constraints.parts, [](const ConstraintSet::Part& c) { return c.isTerm || c.sharesBlocks; });
  for (std::size_t i = 0; i < p.constraints.parts.size(); ++i)
    if (const ConstraintSet::Part& c = p.constraints.parts[i]; c.isTerm || c.velocityRows > 0)
      p.constraints.partsOfVelocities.push_back(i);
  p.forces.partsOfElements = split(p.forces.elements, [](const ForceSet::Element& f) { return f.signalCount > 0; });
  p.forces.partsOfOnJoints = split(p.forces.onJoints, [](const ForceSet::OnJoint&) { return false; });
}

/// A driven angle starts at the turn nearest to what is prescribed, e.g. 370 degrees.
void startNear(const ConstraintSet::Constraint& constraint, const ConstraintSet::CoordinateEquation& c, double x,
               Pieces& p) {
  const auto parts = std::span(p.constraints.parts).subspan(constraint.firstPart, constraint.partCount);
  const auto isTerm = [](const ConstraintSet::Part& part) { return part.isTerm; };
  if (std::count_if(parts.begin(), parts.end(), isTerm) != 1) return;
  const ConstraintSet::Part& term = *std::find_if(parts.begin(), parts.end(), isTerm);
  if (term.angle < 0) return;
  const double value = x / term.factor, wanted = c.motion.at(0, {}).x.value() / term.factor;
  p.start.angles[static_cast<std::size_t>(term.angle)].angle = nearestTurn(value, wanted);
}

/// Where angles, motions and states of forces stand at the placement that the model gives, and how stiff stops are that
/// follow the inertia behind them there.
void startInternalState(const std::shared_ptr<Pieces>& p) {
  const System system(p);
  p->start.angles.resize(static_cast<std::size_t>(p->coordinates.angles()) + p->forces.turns.angles.size());
  p->start.forces.resize(static_cast<std::size_t>(p->forces.stateCount()));
  for (ConstraintSet::CoordinateEquation& c : p->constraints.coordinateEquations)
    if (c.motion.integrates()) {
      c.integral = static_cast<int>(p->start.motions.size());
      p->start.motions.emplace_back();
    }
  Workspace w = system.makeWorkspace();
  State s = system.initialState();
  p->bodies.kinematics(s, w);
  for (const ForceSet::Element& f : p->forces.elements)
    f.force->startAt(w.k[p->bodies.slot(f.body1)], w.k[p->bodies.slot(f.body2)]);
  for (const JointCoordinates::Entry& c : p->coordinates)
    if (c.angle >= 0)
      p->start.angles[static_cast<std::size_t>(c.angle)] = {
          {0, c.coordinate.value(w.k[p->bodies.slot(c.body1)], w.k[p->bodies.slot(c.body2)])},
          0,
          p->coordinates.rate(c, w)};
  for (const std::size_t i : p->forces.turns.angles) {
    const ForceSet::Element& f = p->forces.elements[i];
    p->start.angles[static_cast<std::size_t>(f.angle)] =
        f.force->angle(Instant(s.t), w.k[p->bodies.slot(f.body1)], w.k[p->bodies.slot(f.body2)]);
  }
  for (const std::size_t i : p->forces.turns.rotations) {
    const ForceSet::Element& f = p->forces.elements[i];
    p->start.rotations.push_back(
        f.force->rotation(Instant(s.t), w.k[p->bodies.slot(f.body1)], w.k[p->bodies.slot(f.body2)]));
  }
  s.internal = p->start;
  sizeStops(system, s, p->forces);
  if (p->constraints.coordinateEquations.empty()) return;
  const EvaluatedKinematics at = system.evaluateKinematics(s, w);
  VecX rate(system.m());
  p->constraints.rates(at, rate);
  for (const ConstraintSet::Constraint& constraint : p->constraints.constraints) {
    if (constraint.coordinateEquation < 0) continue;
    auto& c = p->constraints.coordinateEquations[static_cast<std::size_t>(constraint.coordinateEquation)];
    const double x = at.Phi()[c.row] + p->constraints.motionAt(c, s).x.value(), v = rate[c.row] - at.Phi_t()[c.row];
    if (c.integral >= 0) p->start.motions[static_cast<std::size_t>(c.integral)] = {0, x, v};
    else if (c.fromStart) c.offset = x;
    else startNear(constraint, c, x, *p);
  }
}

}  // namespace

Expected<std::shared_ptr<const System>> System::compile(const Model& given, const std::stop_token& stop) {
  const auto p = std::make_shared<Pieces>();
  auto expanded = ExpandedModel::of(given);
  if (!expanded) return fail(expanded.error());
  p->expanded = expanded->takeModel();
  const Model& model = p->expanded ? *p->expanded : given;
  for (const auto bind : {&bindBodies, &bindConstraints, &bindForces, &bindPoints, &bindSignals, &bindContacts}) {
    if (stop.stop_requested())
      return fail({.kind = Error::Kind::resource, .message = "the model was changed while it was compiled"});
    if (auto ok = bind(model, *p); !ok) return fail(ok.error());
  }
  bindSuperelements(expanded->beams(), *p);
  p->beams.bind(expanded->beams(), p->forces);
  completeScales(*p);
  splitIntoParts(*p);
  startInternalState(p);
  p->channels.collect();
  p->contactChannels.collect();
  if (auto switches = timeSwitches(model, p->scales.length)) p->switches = std::move(*switches);
  else return fail(switches.error());
  return std::make_shared<const System>(p);
}

}  // namespace gyre
