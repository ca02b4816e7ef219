#include "system/channels.h"

#include <algorithm>

namespace gyre {
namespace {

constexpr std::size_t channelsOfBody = 19, channelsOfField = 5, channelsOfPoint = 9;

/// Place and motion of a body or of what is drawn like one.
void appendMotion(ElementId id, const std::string& name, std::vector<Channel>& list) {
  const auto add = [&](const char* quantity, const char* unit) { list.push_back({id, name + "." + quantity, unit}); };
  for (const char* q : {"x", "y", "z"}) add(q, "m");
  for (const char* q : {"qw", "qx", "qy", "qz"}) add(q, "");
  for (const char* q : {"vx", "vy", "vz"}) add(q, "m/s");
  for (const char* q : {"wx", "wy", "wz"}) add(q, "rad/s");
  for (const char* q : {"ax", "ay", "az"}) add(q, "m/s^2");
  for (const char* q : {"alphax", "alphay", "alphaz"}) add(q, "rad/s^2");
}

double* reportMotion(const BodyKinematics& k, const Quat& o, const Vec6& a, double* out) {
  out = std::copy(k.x.begin(), k.x.end(), out);
  for (const double c : {o.w(), o.x(), o.y(), o.z()}) *out++ = c;
  out = std::copy(k.v.begin(), k.v.end(), out);
  out = std::copy(k.W.begin(), k.W.end(), out);
  return std::copy(a.begin(), a.end(), out);
}

void appendBeam(const BeamParts& beam, std::vector<Channel>& list) {
  const auto add = [&](const std::string& quantity, const char* unit) {
    list.push_back({beam.id, beam.name + "." + quantity, unit});
  };
  add("energy", "J");
  add("max_stress", "Pa");
  for (const char* axis : {"x", "y", "z"}) add(std::string("tip.") + axis, "m");
  for (std::size_t i = 0; i < beam.nodes.size(); ++i) {
    const std::string node = std::to_string(i) + ".";
    for (const char* force : {"N", "Q_y", "Q_z"}) add(node + force, "N");
    for (const char* moment : {"T", "M_y", "M_z"}) add(node + moment, "N m");
    add(node + "stress", "Pa");
    add(node + "strain_energy", "J/m");
  }
}

}  // namespace

void Channels::addSource(Source::Kind kind, std::size_t index, std::size_t count) {
  sources_.push_back({.kind = kind, .index = index, .first = size_, .count = count});
  size_ += count;
}

void Channels::collect() {
  constraintChannels_.collect();
  for (std::size_t i = 0; i < bodies_.size(); ++i) addSource(Source::Kind::body, i, channelsOfBody);
  for (std::size_t i = 0; i < forces_.superelements.size(); ++i)
    addSource(Source::Kind::innerNodes, i, channelsOfBody * forces_.superelements[i].inner.size());
  for (std::size_t i = 0; i < constraints_.constraints.size(); ++i)
    addSource(Source::Kind::constraint, i, constraintChannels_.countOf(constraints_.constraints[i]));
  for (std::size_t i = 0; i < forces_.elements.size(); ++i)
    addSource(Source::Kind::force, i, forces_.elements[i].channelCount + forces_.elements[i].stateCount);
  for (std::size_t i = 0; i < forces_.onJoints.size(); ++i)
    addSource(Source::Kind::forceOnJoint, i, channelsOfForceOnJoint);
  for (std::size_t i = 0; i < forces_.fields.size(); ++i)
    if (!forces_.fields[i].name.empty()) addSource(Source::Kind::field, i, channelsOfField);
  for (std::size_t i = 0; i < points_.size(); ++i)
    addSource(Source::Kind::point, i, channelsOfPoint + points_[i].hasDistance() + points_[i].hasAngle());
  for (std::size_t i = 0; i < beams_.size(); ++i) addSource(Source::Kind::beam, i, beams_.channelCount(beams_[i]));
}

std::vector<Channel> Channels::list() const {
  std::vector<Channel> out;
  out.reserve(size_);
  appendTo(out);
  return out;
}

void Channels::appendTo(std::vector<Channel>& list) const {
  for (const Source& source : sources_) append(source, list);
}

void Channels::append(const Source& source, std::vector<Channel>& list) const {
  const auto addTo = [&list](const auto& element, const std::string& quantity, const std::string& unit) {
    list.push_back({element.id, element.name + "." + quantity, unit});
  };
  switch (source.kind) {
    case Source::Kind::body: return appendMotion(bodies_[source.index].id, bodies_[source.index].name, list);
    case Source::Kind::innerNodes: {
      const SuperelementSet::Entry& e = forces_.superelements[source.index];
      for (std::size_t i = 0; i < e.inner.size(); ++i) appendMotion(e.innerIds[i], e.innerNames[i], list);
      return;
    }
    case Source::Kind::constraint: return constraintChannels_.append(constraints_.constraints[source.index], list);
    case Source::Kind::force: {
      const ForceSet::Element& f = forces_.elements[source.index];
      for (const ForceChannel& c : f.force->channels()) addTo(f, c.quantity, c.unit);
      if (const ForceStates* states = f.force->states())
        for (const ForceChannel& c : states->stateChannels()) addTo(f, c.quantity, c.unit);
      return;
    }
    case Source::Kind::forceOnJoint: {
      const ForceSet::OnJoint& f = forces_.onJoints[source.index];
      for (const ForceChannel& c : channelsOfForceOn(coordinates_[f.coordinate].coordinate))
        addTo(f, c.quantity, c.unit);
      return;
    }
    case Source::Kind::point: {
      const PointSet::Entry& p = points_[source.index];
      for (const char* q : {"x", "y", "z"}) addTo(p, q, "m");
      for (const char* q : {"vx", "vy", "vz"}) addTo(p, q, "m/s");
      for (const char* q : {"ax", "ay", "az"}) addTo(p, q, "m/s^2");
      if (p.hasDistance()) addTo(p, "distance", "m");
      if (p.hasAngle()) addTo(p, "angle", "rad");
      return;
    }
    case Source::Kind::beam: return appendBeam(beams_[source.index].parts, list);
    case Source::Kind::field: break;
  }
  const ForceSet::Field& f = forces_.fields[source.index];
  for (const char* q : {"fx", "fy", "fz"}) addTo(f, q, "N");
  addTo(f, "energy", "J");
  addTo(f, "power", "W");
}

void Channels::report(const EvaluatedKinematics& at, std::span<double> values) const {
  double* out = values.data();
  for (const Source& source : sources_) out = report(source, at, out);
}

Channels::Selection Channels::select(std::span<const std::size_t> columns) const {
  Selection out;
  auto source = sources_.begin();
  for (const std::size_t column : columns) {
    const auto before = source;
    while (column >= source->first + source->count) ++source;
    if (out.parts.empty() || source != before)
      out.parts.push_back({static_cast<std::size_t>(source - sources_.begin()), {}});
    out.parts.back().kept.push_back(column - source->first);
    if (source->count > out.ofElement.size()) out.ofElement.resize(source->count);
  }
  return out;
}

void Channels::report(const EvaluatedKinematics& at, Selection& selection, std::span<double> values) const {
  double* out = values.data();
  for (const Selection::Part& part : selection.parts) {
    report(sources_[part.element], at, selection.ofElement.data());
    for (const std::size_t i : part.kept) *out++ = selection.ofElement[i];
  }
}

/// @return behind the values
double* Channels::report(const Source& source, const EvaluatedKinematics& at, double* out) const {
  switch (source.kind) {
    case Source::Kind::body: return reportBody(source.index, at, out);
    case Source::Kind::innerNodes: return reportInnerNodes(source.index, at, out);
    case Source::Kind::constraint: return constraintChannels_.report(constraints_.constraints[source.index], at, out);
    case Source::Kind::force: {
      const ForceSet::Element& f = forces_.elements[source.index];
      f.force->report(forces_.instant(f, at), at.body(bodies_.slot(f.body1)), at.body(bodies_.slot(f.body2)),
                      std::span(out, f.channelCount));
      out += f.channelCount;
      if (f.stateCount > 0) forces_.reportStates(f, at, std::span(out, f.stateCount));
      return out + f.stateCount;
    }
    case Source::Kind::forceOnJoint: {
      const ForceSet::OnJoint& f = forces_.onJoints[source.index];
      const CoordinateMotion c = coordinates_.motion(coordinates_[f.coordinate], at.state(), at.workspace());
      const auto reported = reportOf(*f.law, c.x, c.rate);
      return std::copy(reported.begin(), reported.end(), out);
    }
    case Source::Kind::point: return reportPoint(points_[source.index], at, out);
    case Source::Kind::beam: return beams_.report(beams_[source.index], at, out);
    case Source::Kind::field: break;
  }
  return reportField(forces_.fields[source.index], at, out);
}

double* Channels::reportBody(std::size_t b, const EvaluatedKinematics& at, double* out) const {
  return reportMotion(at.body(b), bodies_.orientation(at.state(), b),
                      bodies_.acceleration(b, at.state(), at.workspace()), out);
}

double* Channels::reportInnerNodes(std::size_t superelement, const EvaluatedKinematics& at, double* out) const {
  const SuperelementSet::Entry& e = forces_.superelements[superelement];
  const Superelement::Memory& m = forces_.superelements.evaluated(superelement, at);
  for (const std::size_t node : e.inner) {
    Vec6 a;
    const BodyKinematics k = e.element.node(m, node, &a);
    out = reportMotion(k, Quat(k.R), a, out);
  }
  return out;
}

double* Channels::reportPoint(const PointSet::Entry& p, const EvaluatedKinematics& at, double* out) const {
  const PointSet::Motion m = points_.motion(p, at);
  for (const Vec3* vector : {&m.x, &m.v, &m.a}) out = std::copy(vector->begin(), vector->end(), out);
  if (p.hasDistance()) *out++ = points_.distance(p, at);
  if (p.hasAngle()) *out++ = points_.angle(p, at);
  return out;
}

/// The sum of its forces, what it stores and what the bodies receive from it.
double* Channels::reportField(const ForceSet::Field& f, const EvaluatedKinematics& at, double* out) const {
  Vec3 sum = Vec3::Zero();
  double energy = 0, power = 0;
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const double mass = bodies_[i].body->mass();
    const Vec3 F = f.field->force(mass, at.body(i).x);
    sum += F;
    energy += f.field->potential(mass, at.body(i).x);
    power += F.dot(at.body(i).v);
  }
  out = std::copy(sum.begin(), sum.end(), out);
  *out++ = energy;
  *out++ = power;
  return out;
}

}  // namespace gyre
