#include "run/contact_watch.h"

#include "functions/branch.h"
#include "lie/so3.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

namespace gyre {
namespace {

/// Shortest step that is asked for, over the time that an impact lasts.
constexpr double shareOfImpact = 0.1;

template <class T>
auto contactKey(const T& c) {
  return std::make_tuple(c.body1, c.body2, c.feature);
}

/// How deep an elastic impact with the speed v goes.
double impactDepth(const ContactLaw& law, double mass, double v) {
  return std::pow((law.exponent + 1) * mass * v * v / (2 * law.stiffness), 1 / (law.exponent + 1));
}

/// The first t > 0 with c t + a t^2 / 2 = gap. @pre gap > 0, a >= 0
double timeOfMotion(double gap, double c, double a) {
  const double root = std::sqrt(c * c + 2 * a * gap);
  const double toward = c + root;  // > 0 unless it stands still or moves away at a = 0
  return toward > 0 ? 2 * gap / toward : std::numeric_limits<double>::infinity();
}

/// From the length of the chord, sqrt(8) sin(angle / 2): no more than a root and an arcsine.
double angleBetween(const Mat3& from, const Mat3& to) {
  return 2 * std::asin(std::min(1.0, (to - from).norm() / std::sqrt(8.0)));
}

/// Where a body is at a share of the way between two poses.
BodyKinematics onTheWay(const BodyKinematics& from, const BodyKinematics& to, double part) {
  BodyKinematics out = from;
  out.x += part * (to.x - from.x);
  out.R = from.R * so3::exp(part * so3::log(from.R.transpose() * to.R));
  return out;
}

Vec3 displacementOf(const BodyKinematics& from, const BodyKinematics& to, const Vec3& x) {
  return to.x + to.R * (from.R.transpose() * (x - from.x)) - x;
}

Vec3 velocityAt(const BodyKinematics& k, const Vec3& x) { return k.v + (k.R * k.W).cross(x - k.x); }

}  // namespace

ContactWatch::ContactWatch(std::shared_ptr<System> system)
    : system_(std::move(system)),
      now_(system_->contacts()),
      ahead_(system_->contacts().bodies, 0, ContactSet::Points::smooth),
      reach_(system_->contacts().bodies.size(), 0.0),
      joined_(system_->bodies().size()) {
  const KktStructure& structure = system_->structure();
  const auto bodyOf = [&](int block) {
    return static_cast<std::size_t>(structure.blocks[static_cast<std::size_t>(block)].body);
  };
  for (const KktStructure::Constraint& c : structure.constraints)
    for (int i = 1; i < c.blockCount; ++i) joined_.join(bodyOf(c.firstBlock), bodyOf(c.firstBlock + i));
}

void ContactWatch::evaluate(const EvaluatedKinematics& at) {
  now_.evaluate(at.workspace().k, at.t(), at.state().internal.contacts);
}

void ContactWatch::start(const EvaluatedKinematics& at) {
  t_ = at.t();
  before_.clear();
  from_ = at.workspace().k;
  evaluate(at);
  record(0);
}

const ContactRecord& ContactWatch::stepped(const EvaluatedKinematics& at) {
  from_ = at.workspace().k;
  evaluate(at);
  record(at.t() - std::exchange(t_, at.t()));
  return record_;
}

void ContactWatch::persist(StateArchive& a, const EvaluatedKinematics& at) {
  a(now_, record_, t_, rates_, rebuilds_);
  a.lists(before_);
  if (!a.reads() || !a.fits()) return;
  from_ = at.workspace().k;
  evaluate(at);
}

bool ContactWatch::touches(int body1, int body2) {
  return std::ranges::any_of(ahead_.contacts(),
                             [&](const Contact& c) { return c.body1 == body1 && c.body2 == body2 && c.gap <= 0; });
}

/// Where on the way the two points of a contact pass each other; beyond 1 if they do not.
double ContactWatch::passing(const std::vector<BodyKinematics>& to, const Contact& c) const {
  const auto slot = [&](int body) { return body < 0 ? to.size() - 1 : static_cast<std::size_t>(body); };
  const auto moved = [&](int body) { return displacementOf(from_[slot(body)], to[slot(body)], c.x); };
  const double nearer = -c.normal.dot(moved(c.body2) - moved(c.body1));
  return c.gap > 0 && nearer > c.gap ? c.gap / nearer : std::numeric_limits<double>::infinity();
}

/// Whether the bodies of a contact overlap somewhere behind that place.
bool ContactWatch::meetsBehind(double first, const std::vector<BodyKinematics>& to, const Contact& c) {
  for (const double part : {0.001, 0.01, 0.05, 0.2, 0.4, 0.6, 0.8}) {
    for (std::size_t b = 0; b < to.size(); ++b) between_[b] = onTheWay(from_[b], to[b], first + part * (1 - first));
    ahead_.update(between_, reach_);
    if (touches(c.body1, c.body2)) return true;
  }
  return false;
}

std::optional<std::pair<int, int>> ContactWatch::ledPast(const EvaluatedKinematics& at) {
  const std::vector<BodyKinematics>& to = at.workspace().k;
  double farthest = 0;
  for (std::size_t b = 0; b + 1 < reach_.size(); ++b) {
    reach_[b] = (to[b].x - from_[b].x).norm() + angleBetween(from_[b].R, to[b].R) * system_->contacts().radius[b];
    farthest = std::max(farthest, reach_[b]);
  }
  if (!(farthest > system_->contacts().margin) || !std::isfinite(farthest)) return std::nullopt;
  ahead_.update(from_, reach_);
  met_.assign(ahead_.contacts().begin(), ahead_.contacts().end());
  between_ = to;
  std::ranges::fill(reach_, 0.0);
  for (const Contact& c : met_) {
    const double first = passing(to, c);
    if (!(first < 1)) continue;
    ahead_.update(from_, reach_);
    if (touches(c.body1, c.body2)) continue;
    ahead_.update(to, reach_);
    if (!touches(c.body1, c.body2) && meetsBehind(first, to, c)) return std::pair(c.body1, c.body2);
  }
  return std::nullopt;
}

void ContactWatch::record(double h) {
  coupleNear();
  record_.contacts.clear();
  record_.penetration = 0;
  exchanges_.clear();
  rates_ = {};
  for (std::size_t i = 0; i < now_.contacts().size(); ++i) {
    const Contact& c = now_.contacts()[i];
    const SmoothPoint& p = now_.point(i);
    report(i, h);
    record_.penetration = std::max(record_.penetration, -c.gap);
    addRates(c, p);
  }
  nameIslands();
  std::sort(exchanges_.begin(), exchanges_.end(),
            [](const Exchange& a, const Exchange& b) { return contactKey(a) < contactKey(b); });
  std::swap(exchanges_, before_);
}

void ContactWatch::report(std::size_t i, double h) {
  const Contact& c = now_.contacts()[i];
  const SmoothPoint& p = now_.point(i);
  const auto kind = !p.isClosed() ? ContactState::Kind::open
                    : p.slips     ? ContactState::Kind::slip
                                  : ContactState::Kind::stick;
  const Vec3 N = p.N * c.normal;
  const Exchange now{c.body1, c.body2, c.feature, (N + p.T).dot(p.u) + p.M.dot(p.w), N.dot(p.u)};
  const auto it = std::lower_bound(before_.begin(), before_.end(), now,
                                   [](const Exchange& a, const Exchange& b) { return contactKey(a) < contactKey(b); });
  const bool known = it != before_.end() && contactKey(*it) == contactKey(now);
  exchanges_.push_back(now);
  record_.contacts.push_back({.contact = c,
                              .kind = kind,
                              .force = N + p.T,
                              .moment = p.M,
                              .speed = p.u,
                              .friction = system_->contacts().law(c).friction,
                              .work = 0.5 * h * (now.power + (known ? it->power : 0)),
                              .normalWork = 0.5 * h * (now.normalPower + (known ? it->normalPower : 0))});
}

/// What closed contacts and joints connect, in the order of their first contacts.
void ContactWatch::nameIslands() {
  islands_ = joined_;
  const auto root = [this](const Contact& c) {
    return islands_.root(static_cast<std::size_t>(c.body2 >= 0 ? c.body2 : c.body1));
  };
  const auto acts = [](const ContactState& c) {
    return c.kind != ContactState::Kind::open && std::max(c.contact.body1, c.contact.body2) >= 0;
  };
  for (const ContactState& c : record_.contacts)
    if (acts(c) && c.contact.body1 >= 0 && c.contact.body2 >= 0)
      islands_.join(static_cast<std::size_t>(c.contact.body1), static_cast<std::size_t>(c.contact.body2));
  islandOfRoot_.assign(system_->bodies().size(), -1);
  int count = 0;
  for (ContactState& c : record_.contacts) {
    if (!acts(c)) continue;
    int& island = islandOfRoot_[root(c.contact)];
    if (island < 0) island = count++;
    c.island = island;
  }
}

void ContactWatch::addRates(const Contact& c, const SmoothPoint& p) {
  if (!p.isClosed()) return;
  const ContactLaw& law = system_->contacts().law(c);
  const double m = std::min(mass(c.body1), mass(c.body2));
  const double slip = std::hypot((p.u - c.normal * c.normal.dot(p.u)).norm(), law.slip_velocity);
  const double friction = law.friction_law == FrictionLaw::bristle ? law.bristle_damping : p.friction / slip;
  rates_.vibration = std::max(rates_.vibration, std::sqrt(p.slope / m));
  rates_.decay = std::max({rates_.decay, friction / m, p.damping / m});
}

void ContactWatch::coupleNear() {
  if (rebuilds_ == now_.set().rebuilds()) return;
  rebuilds_ = now_.set().rebuilds();
  now_.set().visitPairs([this](int body1, int body2) { system_->couple(body1, body2); });
}

double ContactWatch::mass(int body) const {
  return body < 0 ? std::numeric_limits<double>::infinity()
                  : system_->bodies().body(static_cast<std::size_t>(body)).mass();
}

/// Bound on the acceleration of any point of the body against what does not accelerate.
double ContactWatch::accelerationBound(const EvaluatedKinematics& at, int body) const {
  if (body < 0) return 0;
  const auto b = static_cast<std::size_t>(body);
  const Vec6 rate = system_->bodies().acceleration(b, at.state(), at.workspace());
  const double turn = at.body(b).W.norm();
  return rate.head<3>().norm() + (rate.tail<3>().norm() + turn * turn) * system_->contacts().radius[b];
}

double ContactWatch::timeUntil(const EvaluatedKinematics& at, const Contact& c) const {
  const std::vector<BodyKinematics>& k = at.workspace().k;
  const auto slot = [&](int body) { return body < 0 ? k.size() - 1 : static_cast<std::size_t>(body); };
  const double toward = -c.normal.dot(velocityAt(k[slot(c.body2)], c.x) - velocityAt(k[slot(c.body1)], c.x));
  const double a = accelerationBound(at, c.body1) + accelerationBound(at, c.body2);
  const double v = std::sqrt(std::max(toward, 0.0) * std::max(toward, 0.0) + 2 * a * std::max(c.gap, 0.0));
  if (!(v > 0)) return std::numeric_limits<double>::infinity();
  const double depth = impactDepth(system_->contacts().law(c), 1 / (1 / mass(c.body1) + 1 / mass(c.body2)), v);
  // Deeper in, the force is there for the method to see.
  if (c.gap < -0.5 * depth || (c.gap <= 0 && toward <= 0)) return std::numeric_limits<double>::infinity();
  const double lasting = 3 * depth / v;  // exactly pi d / v at n = 1, 2.943 d / v at n = 1.5
  return std::max(c.gap > 0 ? timeOfMotion(c.gap, toward, a) : 0.0, shareOfImpact * lasting);
}

double ContactWatch::longestStep(const EvaluatedKinematics& at, double ahead) {
  for (std::size_t b = 0; b + 1 < reach_.size(); ++b) {
    const BodyKinematics& k = at.body(b);
    const double speed = k.v.norm() + k.W.norm() * system_->contacts().radius[b];
    reach_[b] = ahead * (speed + 0.5 * ahead * accelerationBound(at, static_cast<int>(b)));
  }
  ahead_.update(at.workspace().k, reach_);
  double longest = ahead;
  for (const Contact& c : ahead_.contacts()) longest = std::min(longest, timeUntil(at, c));
  return longest;
}

std::uint64_t ContactWatch::branch(const EvaluatedKinematics& at) {
  evaluate(at);
  std::uint64_t out = 0;
  std::pair<int, int> last{-2, -2};
  for (const Contact& c : now_.contacts()) {
    const std::pair pair{c.body1, c.body2};
    if (!(c.gap < 0) || pair == last) continue;
    last = pair;
    out = combined(out, (static_cast<std::uint64_t>(c.body1 + 1) << 32) + static_cast<std::uint64_t>(c.body2 + 1));
  }
  return out;
}

}  // namespace gyre
