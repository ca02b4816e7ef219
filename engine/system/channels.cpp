#include "system/channels.h"

#include <algorithm>

namespace gyre {

template <class Add>
void Channels::addSource(Source::Kind kind, std::size_t index, Add add) {
  Source source{.kind = kind, .index = index, .first = list_.size()};
  add();
  source.count = list_.size() - source.first;
  sources_.push_back(source);
}

void Channels::collect() {
  for (std::size_t i = 0; i < bodies_.size(); ++i)
    addSource(Source::Kind::body, i, [&, &b = bodies_[i]] {
      for (const char* q : {"x", "y", "z"}) add(b.id, b.name, q, "m");
      for (const char* q : {"qw", "qx", "qy", "qz"}) add(b.id, b.name, q, "");
      for (const char* q : {"vx", "vy", "vz"}) add(b.id, b.name, q, "m/s");
      for (const char* q : {"wx", "wy", "wz"}) add(b.id, b.name, q, "rad/s");
    });
  for (std::size_t i = 0; i < constraints_.constraints.size(); ++i)
    addSource(Source::Kind::constraint, i, [&] { collectConstraint(constraints_.constraints[i]); });
  collectForces();
}

void Channels::collectForces() {
  for (std::size_t i = 0; i < forces_.elements.size(); ++i)
    addSource(Source::Kind::force, i, [&, &f = forces_.elements[i]] {
      for (const ForceChannel& c : f.force->channels()) add(f.id, f.name, c.quantity, c.unit);
    });
  for (std::size_t i = 0; i < forces_.onJoints.size(); ++i)
    addSource(Source::Kind::forceOnJoint, i, [&, &f = forces_.onJoints[i]] {
      for (const ForceChannel& c : channelsOfForceOn(coordinates_[f.coordinate].coordinate))
        add(f.id, f.name, c.quantity, c.unit);
    });
  for (std::size_t i = 0; i < forces_.fields.size(); ++i) {
    const ForceSet::Field& f = forces_.fields[i];
    if (f.name.empty()) continue;
    addSource(Source::Kind::field, i, [&] {
      for (const char* q : {"fx", "fy", "fz"}) add(f.id, f.name, q, "N");
      add(f.id, f.name, "energy", "J");
      add(f.id, f.name, "power", "W");
    });
  }
}

void Channels::report(const State& s, const Workspace& w, std::span<double> values) const {
  double* out = values.data();
  for (const Source& source : sources_) out = report(source, s, w, out);
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

void Channels::report(const State& s, const Workspace& w, Selection& selection, std::span<double> values) const {
  double* out = values.data();
  for (const Selection::Part& part : selection.parts) {
    report(sources_[part.element], s, w, selection.ofElement.data());
    for (const std::size_t i : part.kept) *out++ = selection.ofElement[i];
  }
}

/// @return behind the values
double* Channels::report(const Source& source, const State& s, const Workspace& w, double* out) const {
  switch (source.kind) {
    case Source::Kind::body: return reportBody(source.index, s, w, out);
    case Source::Kind::constraint: return reportConstraint(constraints_.constraints[source.index], s, w, out);
    case Source::Kind::force: {
      const ForceSet::Element& f = forces_.elements[source.index];
      f.force->report(forces_.instant(f, s, w), w.k[bodies_.slot(f.body1)], w.k[bodies_.slot(f.body2)],
                      std::span(out, f.channelCount));
      return out + f.channelCount;
    }
    case Source::Kind::forceOnJoint: {
      const ForceSet::OnJoint& f = forces_.onJoints[source.index];
      const CoordinateMotion c = coordinates_.motion(coordinates_[f.coordinate], s, w);
      const auto reported = reportOf(*f.law, c.x, c.rate);
      return std::copy(reported.begin(), reported.end(), out);
    }
    case Source::Kind::field: break;
  }
  return reportField(forces_.fields[source.index], w, out);
}

double* Channels::reportBody(std::size_t b, const State& s, const Workspace& w, double* out) const {
  const BodyKinematics& k = w.k[b];
  const Quat o = bodies_.orientation(s, b);
  out = std::copy(k.x.begin(), k.x.end(), out);
  for (const double c : {o.w(), o.x(), o.y(), o.z()}) *out++ = c;
  out = std::copy(k.v.begin(), k.v.end(), out);
  return std::copy(k.W.begin(), k.W.end(), out);
}

/// The sum of its forces, what it stores and what the bodies receive from it.
double* Channels::reportField(const ForceSet::Field& f, const Workspace& w, double* out) const {
  Vec3 sum = Vec3::Zero();
  double energy = 0, power = 0;
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const double mass = bodies_[i].body->mass();
    const Vec3 F = f.field->force(mass, w.k[i].x);
    sum += F;
    energy += f.field->potential(mass, w.k[i].x);
    power += F.dot(w.k[i].v);
  }
  out = std::copy(sum.begin(), sum.end(), out);
  *out++ = energy;
  *out++ = power;
  return out;
}

}  // namespace gyre
