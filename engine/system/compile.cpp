#include "forces/gravity.h"
#include "model/attachments.h"
#include "system/system.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <iterator>

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

/// Coordinates whose squares are numbers.
std::optional<Error> outOfReach(const Element& e, const Vec3& position) {
  constexpr double farthest = 1e100;
  const double distance = position.lpNorm<Eigen::Infinity>();
  if (distance <= farthest) return std::nullopt;
  return Error{.message = fmt::format("coordinates of at most {:g} m were expected, not {:.3g} m", farthest, distance),
               .element = e.name};
}

}  // namespace

Expected<std::shared_ptr<const System>> System::compile(const Model& model) {
  std::shared_ptr<System> system(new System);
  if (auto ok = system->addBodies(model); !ok) return fail(ok.error());
  if (auto ok = system->addConstraints(model); !ok) return fail(ok.error());
  if (auto ok = system->addForces(model); !ok) return fail(ok.error());
  if (auto ok = system->bindSignals(model); !ok) return fail(ok.error());
  system->measure();
  system->listChannels();
  if (auto switches = timeSwitches(model, system->lengthScale_)) system->switches_ = std::move(*switches);
  else return fail(switches.error());
  return std::shared_ptr<const System>(std::move(system));
}

Expected<void> System::addBodies(const Model& model) {
  for (const Element* e : model.active(Category::body)) {
    BodyEntry entry{e->id, e->name, bodyType(*e).create(e->params), nq_, structure_.nv, 0, 0, false, -1};
    entry.nq = entry.body->nq();
    entry.nv = entry.body->nv();
    entry.free = entry.body->isFree();
    entry.rotation = entry.body->rotationIndex();
    rotation_.push_back(entry.rotation);
    structure_.bodies.push_back({entry.v, entry.nv});
    nq_ += entry.nq;
    structure_.nv += entry.nv;
    const Vec3 position = initialPlacement(*e).position;
    if (auto bad = outOfReach(*e, position)) return fail(*bad);
    lengthScale_ = std::max({lengthScale_, position.norm(), gyrationRadius(*entry.body)});
    bodyIndex_[e->id] = static_cast<int>(bodies_.size());
    bodies_.push_back(std::move(entry));
  }
  if (bodies_.empty())
    return failInput(model.of(Category::body).empty() ? "the model has no bodies" : "no body of the model is enabled");
  return {};
}

std::optional<Error> System::bindEnds(const Element& e, LinkEntry& link) const {
  link.id = e.id;
  link.name = e.name;
  const std::vector<Attachment> ends = attachments(e);
  for (const Attachment& end : ends)
    if (auto bad = outOfReach(e, end.frame.position)) return bad;
  const auto indexOf = [&](std::size_t end) {
    const auto it = end < ends.size() ? bodyIndex_.find(ends[end].body) : bodyIndex_.end();
    return it == bodyIndex_.end() ? -1 : it->second;
  };
  link.body1 = indexOf(0);
  link.body2 = indexOf(1);
  if (link.body1 >= 0 || link.body2 >= 0) return std::nullopt;
  return Error{.message = "at least one body other than ground was expected",
               .element = e.name,
               .key = ends.size() < 2 ? "body" : "body1"};
}

std::optional<Error> System::checkOrientation(const LinkEntry& link, std::array<bool, 2> uses, bool oneBody) const {
  for (const int end : {0, 1}) {
    const int b = end == 0 ? link.body1 : link.body2;
    if (b < 0 || bodies_[slot(b)].rotation >= 0 || !uses[static_cast<std::size_t>(end)]) continue;
    return Error{.message = fmt::format(
                     "'{}' is a particle, which has no orientation: only joints and forces that act on its centre fit",
                     bodies_[slot(b)].name),
                 .element = link.name,
                 .key = oneBody ? "body" : (end == 0 ? "body1" : "body2")};
  }
  return std::nullopt;
}

void System::bindCoupling(LinkEntry& link) {
  if (link.body1 < 0 || link.body2 < 0) return;
  link.swapped = link.body1 > link.body2;
  link.coupling = couplingOf(link.body1, link.body2);
}

int System::couplingOf(int body1, int body2) {
  const int i = std::min(body1, body2), j = std::max(body1, body2);
  const auto [it, fresh] = couplingIndex_.try_emplace({i, j}, static_cast<int>(structure_.couplings.size()));
  if (fresh) structure_.couplings.push_back({i, j});
  return it->second;
}

Expected<void> System::addForces(const Model& model) {
  fields_.push_back({documentId, "", uniformGravity(model.document().gravity)});
  for (const Element* e : model.active(Category::force)) {
    const auto& type = static_cast<const ForceType&>(*e->type);
    if (type.createField) {
      fields_.push_back({e->id, e->name, type.createField(e->params)});
      continue;
    }
    if (type.createOnJoint) {
      if (auto bad = addJointForce(*e, type.createOnJoint(e->params))) return fail(*bad);
      continue;
    }
    ForceEntry entry;
    entry.force = type.create(e->params);
    if (auto bad = bindEnds(*e, entry)) return fail(*bad);
    if (auto bad = checkOrientation(entry, usesOrientation(*entry.force), attachments(*e).size() < 2))
      return fail(*bad);
    bindCoupling(entry);
    hasVelocityForces_ = hasVelocityForces_ || entry.force->dependsOnVelocity();
    if (entry.force->hasState()) addForceState(entry);
    if (entry.force->hasBranches()) branching_.push_back(forces_.size());
    forces_.push_back(std::move(entry));
  }
  return {};
}

Workspace System::makeWorkspace() const {
  const std::size_t n = bodies_.size();
  Workspace w;
  w.r = VecX::Zero(nv());
  w.Phi = w.Phi_t = w.Phi_tt = VecX::Zero(m());
  w.k.resize(n + 1);
  w.rows.resize(parts_.size());
  w.g.assign(n + 1, Vec6::Zero());
  w.K.assign(n + 1, Mat6::Zero());
  w.C.assign(n + 1, Mat6::Zero());
  w.J.assign(n, Mat6::Identity());
  w.T.assign(n, Mat3::Identity());
  w.signalValues.assign(signals_.size(), 0);
  return w;
}

State System::initialState() const {
  State s;
  s.q = VecX::Zero(nq());
  s.v = VecX::Zero(nv());
  s.vdot = VecX::Zero(nv());
  s.lambda = VecX::Zero(m());
  s.path = start_;
  for (const BodyEntry& b : bodies_) b.body->initial(s.q.data() + b.q, s.v.data() + b.v);
  return s;
}

System::RowName System::rowName(int i) const {
  if (i < nv()) {
    const BodyEntry& b = *std::prev(
        std::upper_bound(bodies_.begin(), bodies_.end(), i, [](int at, const BodyEntry& body) { return at < body.v; }));
    return {b.name, b.body->equationName(i - b.v)};
  }
  const int row = i - nv();
  const auto behind =
      std::upper_bound(parts_.begin(), parts_.end(), row, [](int at, const PartEntry& part) { return at < part.row; });
  if (behind == parts_.begin() || row >= std::prev(behind)->row + std::prev(behind)->rows) return {};
  const PartEntry& p = *std::prev(behind);
  return {p.name, p.equations->rowName(row - p.row)};
}

std::optional<Error> System::wrongAssembly(const Workspace& w) const {
  for (const PartEntry& p : parts_)
    if (auto why = p.equations->wrongAssembly(w.k[slot(p.body1)], w.k[slot(p.body2)]))
      return Error{.message = *why, .element = p.name};
  return std::nullopt;
}

}  // namespace gyre
