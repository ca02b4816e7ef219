#include "system/superelement_set.h"

#include "system/body_set.h"
#include "system/structure.h"

#include <algorithm>

namespace gyre {
namespace {

constexpr Eigen::Index vibrationsPerBody = 3;

std::size_t bodyIndex(int body) { return static_cast<std::size_t>(body); }

}  // namespace

Eigen::Index SuperelementSet::rowOf(const Entry& e, std::size_t i) {
  const auto at = static_cast<Eigen::Index>(i), interfaces = static_cast<Eigen::Index>(e.element.interfaces());
  return 6 * std::min(at, interfaces) + vibrationsPerBody * std::max<Eigen::Index>(0, at - interfaces);
}

Eigen::Index SuperelementSet::rowsOf(const Entry& e, std::size_t i) {
  return i < static_cast<std::size_t>(e.element.interfaces()) ? 6 : vibrationsPerBody;
}

void SuperelementSet::add(Entry entry, Structure& structure) {
  for (std::size_t i = 0; i < entry.bodies.size(); ++i)
    for (std::size_t j = i + 1; j < entry.bodies.size(); ++j)
      entry.couplings.push_back(
          {i, j, structure.coupling(entry.bodies[i], entry.bodies[j]), entry.bodies[i] > entry.bodies[j]});
  entries_.push_back(std::move(entry));
}

std::vector<Superelement::Memory> SuperelementSet::makeMemory() const {
  std::vector<Superelement::Memory> out;
  for (const Entry& e : entries_) out.push_back(e.element.makeMemory());
  return out;
}

std::vector<Superelement::Tangents> SuperelementSet::makeTangents() const {
  std::vector<Superelement::Tangents> out;
  for (const Entry& e : entries_) out.push_back(e.element.makeTangents());
  return out;
}

void SuperelementSet::gather(const Entry& e, const State& s, const Workspace& w, bool accelerated,
                             Superelement::Memory& m) const {
  const std::size_t interfaces = m.nodes.size();
  for (std::size_t i = 0; i < e.bodies.size(); ++i) {
    const std::size_t b = bodyIndex(e.bodies[i]);
    const BodyKinematics& k = w.k[b];
    if (i < interfaces) {
      m.nodes[i] = k;
    } else {
      const Eigen::Index at = vibrationsPerBody * static_cast<Eigen::Index>(i - interfaces);
      m.eta.segment<vibrationsPerBody>(at) = k.x;
      m.etaRate.segment<vibrationsPerBody>(at) = k.v;
    }
    auto own = m.Udot.segment(rowOf(e, i), rowsOf(e, i));
    if (accelerated) own = s.vdot.segment(bodies_.layout(b).v, own.size());
    else own.setZero();
  }
}

void SuperelementSet::addRows(const Entry& e, const VecX& r, double factor, VecX& out) const {
  for (std::size_t i = 0; i < e.bodies.size(); ++i)
    out.segment(bodies_.layout(bodyIndex(e.bodies[i])).v, rowsOf(e, i)) +=
        factor * r.segment(rowOf(e, i), rowsOf(e, i));
}

const Superelement::Memory& SuperelementSet::evaluate(const Entry& e, const State& s, bool accelerated,
                                                      const Workspace& w, Superelement::Memory& m) const {
  gather(e, s, w, accelerated, m);
  e.element.place(m);
  m.gravity = gravity_(e.element.centre(m));
  e.element.equations(m);
  return m;
}

void SuperelementSet::addEquations(const State& s, Workspace& w) const {
  for (std::size_t i = 0; i < entries_.size(); ++i)
    addRows(entries_[i], evaluate(entries_[i], s, true, w, w.superelements[i]).r, 1, w.r);
}

void SuperelementSet::addForces(const State& s, Workspace& w, VecX& f) const {
  for (std::size_t i = 0; i < entries_.size(); ++i)
    addRows(entries_[i], evaluate(entries_[i], s, false, w, w.superelements[i]).r, -1, f);
}

const Superelement::Memory& SuperelementSet::evaluated(std::size_t i, const EvaluatedKinematics& at) const {
  Workspace& w = at.memory();
  return evaluate(entries_[i], at.state(), true, w, w.superelements[i]);
}

std::size_t SuperelementSet::firstOn(std::size_t body) const {
  const auto isFirst = [body](const Entry& e) { return bodyIndex(e.bodies.front()) == body; };
  return static_cast<std::size_t>(std::find_if(entries_.begin(), entries_.end(), isFirst) - entries_.begin());
}

double SuperelementSet::kineticEnergy(std::size_t i, const EvaluatedKinematics& at) const {
  return entries_[i].element.kineticEnergy(evaluated(i, at));
}

double SuperelementSet::potential(std::size_t i, const EvaluatedKinematics& at) const {
  return entries_[i].element.potential(evaluated(i, at));
}

ForceEnergy SuperelementSet::energy(std::size_t i, const EvaluatedKinematics& at) const {
  const Superelement& element = entries_[i].element;
  const Superelement::Memory& m = evaluated(i, at);
  return {.elastic = element.elasticEnergy(m), .dissipation = element.dissipation(m)};
}

void SuperelementSet::addMasses(const EvaluatedKinematics& at, std::vector<Superelement::Tangents>& memory,
                                KktMatrix& S) const {
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const Entry& e = entries_[i];
    Superelement::Memory& m = at.memory().superelements[i];
    gather(e, at.state(), at.workspace(), true, m);
    e.element.place(m);
    e.element.massMatrix(m, memory[i]);
    forEachBlock(e, S,
                 [&](std::size_t, Eigen::Index r, Eigen::Index c, Eigen::Index rows, Eigen::Index columns, Mat6& out) {
                   out.topLeftCorner(rows, columns) += memory[i].M.block(r, c, rows, columns);
                 });
  }
}

}  // namespace gyre
