#include "system/system.h"

#include "core/large_pages.h"
#include "system/binding.h"

namespace gyre {

System::System(std::shared_ptr<const Pieces> pieces)
    : pieces_(std::move(pieces)),
      transient_(pieces_->bodies),
      structure_(pieces_->structure),
      topology_(std::make_shared<const KktTopology>(structure_.blocks())) {}

TransientForceId System::addForce(std::shared_ptr<const Force> force, int body1, int body2) {
  TransientForce added;
  added.number = TransientForceId{++lastForce_};
  added.body1 = body1;
  added.body2 = body2;
  added.force = std::move(force);
  bindCoupling(added, structure_);
  followStructure();
  transient_.add(std::move(added));
  return TransientForceId{lastForce_};
}

void System::couple(int body1, int body2) {
  if (body1 < 0 || body2 < 0) return;
  structure_.coupling(body1, body2);
  followStructure();
}

Link System::contactLink(int body1, int body2) const {
  Link out;
  out.body1 = body1;
  out.body2 = body2;
  out.swapped = body1 > body2;
  if (body1 >= 0 && body2 >= 0) out.coupling = structure_.find(body1, body2);
  return out;
}

void System::followStructure() {
  if (structure_.blocks().couplings.size() > topology_->structure().couplings.size())
    topology_ = std::make_shared<const KktTopology>(structure_.blocks());
}

void System::persist(StateArchive& a) {
  std::vector<std::pair<int, int>> couplings;
  for (const KktStructure::Coupling& c : structure_.blocks().couplings) couplings.emplace_back(c.i, c.j);
  a.lists(couplings);
  a(lastForce_);
  if (!a.reads()) return;
  const auto isBody = [this](int b) { return b >= 0 && b < static_cast<int>(bodies().size()); };
  for (const auto& [i, j] : couplings) {
    if (!isBody(i) || !isBody(j) || i >= j) return a.refuse();
    structure_.coupling(i, j);
  }
  followStructure();
  if (topology_->structure().couplings.size() != couplings.size()) a.refuse();
}

void System::takeForces(const System& from) {
  for (const TransientForce& f : from.transient_.forces) {
    lastForce_ = static_cast<std::uint32_t>(f.number) - 1;
    addForce(f.force, f.body1, f.body2);
  }
  lastForce_ = from.lastForce_;
}

void System::evaluateBodies(const State& s, Workspace& w) const {
  w.positions = ++w.evaluation;
  bodies().kinematics(s, w);
  signalSet().evaluate(s, w);
}

EvaluatedKinematics System::evaluateKinematics(const State& s, Workspace& w) const {
  evaluateBodies(s, w);
  constraints().evaluate(s, w);
  return {s, w};
}

EvaluatedKinematics System::evaluateVelocities(const State& s, Workspace& w) const {
  ++w.evaluation;
  bodies().velocities(s, w);
  signalSet().evaluate(s, w);
  constraints().evaluateVelocities(s, w);
  return {s, w};
}

const VecX& System::violation(const State& s, Workspace& w) const {
  w.positions = ++w.evaluation;
  bodies().kinematics(s, w);
  constraints().evaluate(s, w);
  return w.Phi;
}

const SmoothContacts& System::contactsAt(const State& s, Workspace& w) {
  if (w.contactsOf != w.evaluation) w.contacts->evaluate(w.k, s.t, s.internal.contacts);
  w.contactsOf = w.evaluation;
  return *w.contacts;
}

void System::applyForces(const State& s, Workspace& w) const {
  forces().apply(s, w);
  if (!transient_.forces.empty()) transient_.apply(s, w);
  if (w.contacts) contactsAt(s, w).apply(w.g);
}

EvaluatedState System::evaluate(const State& s, Workspace& w) const {
  evaluateBodies(s, w);
  applyForces(s, w);
  constraints().evaluateWithReactions(s, w);
  bodies().equations(s, w);
  forces().superelements.addEquations(s, w);
  w.forces = w.evaluation;
  ++w.forceEvaluations;
  return {s, w};
}

void System::appliedForce(const EvaluatedKinematics& at, VecX& f) const {
  (void)at.workspace();  // is evaluated
  Workspace& w = *at.w_;
  w.forces = 0;
  ++w.forceEvaluations;
  applyForces(at.state(), w);
  bodies().appliedForce(w, f);
  forces().superelements.addForces(at.state(), w, f);
}

SystemEnergy System::energy(const EvaluatedKinematics& at, std::span<ForceEnergy> bySource) const {
  const State& s = at.state();
  SystemEnergy e;
  std::size_t known = 0;  // sources that have come
  const auto add = [&](std::size_t source, const ForceEnergy& of) {
    e += of;
    if (source < std::min(known, bySource.size())) bySource[source] += of;
    else if (source < bySource.size()) bySource[source] = of;
    known = source + 1;
  };
  for (std::size_t b = 0; b < bodies().size(); ++b) {
    e.kinetic += kineticEnergy(at, b);
    e.potential += forces().potential(b, at);
  }
  forces().visitEnergies(at, add);
  // v^T (-B^T lambda) = lambda^T Phi_t, since B v = -Phi_t.
  std::size_t source = forces().elementSources + forces().onJoints.size();
  for (const auto& c : constraints().coordinateEquations) add(source++, {.work = s.lambda[c.row] * at.Phi_t()[c.row]});
  for (std::size_t i = 0; i < forces().superelements.size(); ++i) add(source++, forces().superelements.energy(i, at));
  add(source, transient_.energy(at));
  if (at.w_->contacts) e.elastic += contactsAt(s, *at.w_).elastic();
  return e;
}

double System::kineticEnergy(const EvaluatedKinematics& at, std::size_t body) const {
  const BodySet::Entry& b = bodies()[body];
  const double own = b.body->kineticEnergy(at.state().v.data() + b.v);
  const std::size_t superelement = forces().superelements.firstOn(body);
  return superelement < forces().superelements.size() ? own + forces().superelements.kineticEnergy(superelement, at)
                                                      : own;
}

void System::accept(const EvaluatedKinematics& at, State& s) const {
  coordinates().accept(at, s.internal);
  constraints().accept(at, s.internal);
  forces().accept(at, s.internal);
  if (at.w_->contacts && contacts().haveBristles) contactsAt(s, *at.w_).remember(s.t, s.internal.contacts);
}

Workspace System::makeWorkspace() const {
  const std::size_t n = bodies().size();
  Workspace w;
  w.r = VecX::Zero(nv());
  w.Phi = w.Phi_t = w.Phi_tt = VecX::Zero(m());
  w.coordinateSums.resize(constraints().coordinateEquations.size());
  w.k = largeVector(n + 1, BodyKinematics{});
  w.rows = largeVector(constraints().parts.size(), JointRows{});
  w.g = largeVector<Vec6>(n + 1, Vec6::Zero());
  w.J.assign(n, Mat6::Identity());
  w.superelements = forces().superelements.makeMemory();
  w.signalValues.assign(signalSet().size(), 0);
  if (smoothContacts_) w.contacts = std::make_unique<SmoothContacts>(contacts());
  return w;
}

State System::initialState() const {
  State s;
  s.q = VecX::Zero(bodies().nq());
  s.v = VecX::Zero(nv());
  s.vdot = VecX::Zero(nv());
  s.lambda = VecX::Zero(m());
  s.internal = pieces_->start;
  bodies().initial(s);
  return s;
}

RowName System::rowName(int i) const {
  if (i >= nv()) return constraints().rowName(i - nv());
  const BodySet::Entry& b = bodies().ofRow(i);
  return {b.name, b.body->equationName(i - b.v)};
}

}  // namespace gyre
