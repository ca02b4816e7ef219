#include "import/robot_repair.h"

#include "bodies/rigid.h"
#include "core/frames.h"
#include "describe/nearest_inertia.h"
#include "import/robot_extent.h"
#include "shapes/solid.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace gyre {
namespace {

constexpr double densest = 20'000;     ///< no body is denser on average [kg/m^3]
constexpr double rounding = 1e-10;     ///< of m L^2: a moment of inertia below it is none
constexpr double leastInertia = 1e-3;  ///< of m L^2
constexpr double share = 1e-3;         ///< part of the neighbour's mass that a body without mass gets

/// A tensor that has no size becomes that of the smallest ball of the mass.
double radiusOfBall(double mass) { return std::cbrt(3 * mass / (4 * std::numbers::pi * densest)); }
Mat3 inertiaOfBall(double mass) { return 0.4 * mass * std::pow(radiusOfBall(mass), 2) * Mat3::Identity(); }

std::string moments(const Mat3& J) {
  const Vec3 I = Inertia::of(J).principalMoments();
  return fmt::format("{:.4g}, {:.4g}, {:.4g} kg m^2", I[0], I[1], I[2]);
}

class Repair {
 public:
  explicit Repair(Robot& robot) : robot_(robot), children_(robot.bodies.size()), onGround_(robot.bodies.size()) {
    for (std::size_t i = 0; i < count(); ++i) {
      const int parent = body(i).parent;
      if (parent >= 0) children_[static_cast<std::size_t>(parent)].push_back(i);
      onGround_[i] = isHeld(i) && (parent < 0 || onGround_[static_cast<std::size_t>(parent)]);
    }
  }

  void all() {
    for (std::size_t i = 0; i < count(); ++i)
      if (isHeld(i) && body(i).mass == 0 && !body(i).massIsUnknown && !body(i).inertia.isZero(0)) giveInertia(i);
    for (std::size_t i = 0; i < count(); ++i)
      if (!onGround_[i] && body(i).mass > 0) mendInertia(body(i));
    for (std::size_t i = 0; i < count(); ++i)
      if (isWanting(i)) uniteWithWhatIsFixed(i);
    // What is given to one is no measure for the next.
    std::vector<std::pair<std::size_t, RobotBody>> given;
    for (std::size_t i = 0; i < count(); ++i)
      if (isWanting(i)) given.emplace_back(i, least(i));
    for (auto& [i, filled] : given) body(i) = std::move(filled);
    const std::vector<double> sizes = extents(robot_);
    for (std::size_t i = 0; i < count(); ++i)
      if (!onGround_[i] && body(i).mass > 0) raiseRounding(body(i), sizes[i]);
    for (std::size_t i = count(); i-- > 0;)
      if (body(i).isLink) fillLink(body(i), body(children_[i].front()));
  }

 private:
  std::size_t count() const { return robot_.bodies.size(); }
  RobotBody& body(std::size_t i) { return robot_.bodies[i]; }
  const RobotBody& body(std::size_t i) const { return robot_.bodies[i]; }
  bool isHeld(std::size_t i) const { return robot_.jointOf[i] == heldByParent; }
  /// It moves by itself and has no mass.
  bool isWanting(std::size_t i) const {
    return !isHeld(i) && !body(i).isLink && body(i).mass == 0 && !body(i).massIsUnknown;
  }

  /// To what carries a body without mass.
  void giveInertia(std::size_t i) {
    RobotBody& b = body(i);
    Quat turn = Quat::Identity();
    int at = static_cast<int>(i);
    do {
      turn = body(static_cast<std::size_t>(at)).frame.orientation * turn;
      at = body(static_cast<std::size_t>(at)).parent;
    } while (at >= 0 && isHeld(static_cast<std::size_t>(at)) && body(static_cast<std::size_t>(at)).mass == 0 &&
             !body(static_cast<std::size_t>(at)).massIsUnknown);
    const Mat3 R = turn.toRotationMatrix(), J = R * b.inertia * R.transpose();
    b.inertia.setZero();
    if (at < 0 || onGround_[static_cast<std::size_t>(at)]) return;
    RobotBody& carrier = body(static_cast<std::size_t>(at));
    carrier.inertia += J;
    b.source.note(
        fmt::format("it has no mass, but an inertia of {}, which is added to that of '{}'", moments(J), carrier.name));
  }

  static void raiseRounding(RobotBody& b, double reach) {
    const double size = reach > 0 ? reach : radiusOfBall(b.mass);
    if (!b.inertia.allFinite()) return;
    const Vec3 principal = Inertia::of(b.inertia).principalMoments();
    if (principal[0] >= rounding * b.mass * size * size) return;
    const double more = leastInertia * b.mass * size * size;
    const std::string was = moments(b.inertia);
    b.inertia += more * Mat3::Identity();
    const XmlElement& where = b.inertiaSource ? b.inertiaSource : b.source;
    where.repair(
        fmt::format("the inertia {} is rounding for {:.4g} kg that reach {:.4g} m: {:.4g} kg m^2 are added "
                    "about every axis, as of a ball of that mass and a twentieth of the size",
                    was, b.mass, size, more));
  }

  static void mendInertia(RobotBody& b) {
    const Inertia given = Inertia::of(b.inertia);
    const auto bad = given.impossible();
    if (!bad) return;
    const auto nearest = nearestPossible(given);
    const XmlElement& where = b.inertiaSource ? b.inertiaSource : b.source;
    if (nearest) {
      const double change = (nearest->matrix() - b.inertia).norm() / b.inertia.norm();
      b.inertia = nearest->matrix();
      where.repair(fmt::format("{}: replaced by the nearest possible one, {}, which differs by {:.2g} %", *bad,
                               moments(b.inertia), 100 * change));
    } else if (b.inertia.allFinite()) {
      b.inertia = inertiaOfBall(b.mass);
      where.repair(fmt::format("{}: replaced by that of a ball of its mass of {:.4g} kg and of 20000 kg/m^3, {}", *bad,
                               b.mass, moments(b.inertia)));
    }
  }

  /// What is fixed to it, by way of others without mass, becomes one body with it.
  void uniteWithWhatIsFixed(std::size_t i) {
    Solid all;  // of mass density: its volume is the mass
    std::string names;
    double lifted = 0;  // mass whose weight is carried [kg]
    std::vector<std::pair<std::size_t, Frame>> open{{i, Frame{}}};
    while (!open.empty()) {
      const auto [at, frame] = open.back();
      open.pop_back();
      for (const std::size_t c : children_[at]) {
        if (!isHeld(c)) continue;
        const Frame here = composed(frame, body(c).frame);
        RobotBody& fixed = body(c);
        if (fixed.massIsUnknown) body(i).massIsUnknown = true;
        if (fixed.mass > 0) {
          const Mat3 second = fixed.inertia.trace() / 2 * Mat3::Identity() - fixed.inertia;
          const Solid its = placed({fixed.mass, fixed.com, second}, here);
          all = all.volume > 0 ? united(all, its) : its;
          names += fmt::format("{}'{}'", names.empty() ? "" : ", ", fixed.name);
          lifted += fixed.lift * fixed.mass;
        }
        // It is a part of this one from now on; what is fixed to it, and has mass, stays a body of its own.
        if (fixed.mass == 0 && !fixed.massIsUnknown) open.emplace_back(c, here);
        fixed.mass = 0;
        fixed.massIsUnknown = false;
      }
    }
    RobotBody& b = body(i);
    if (!(all.volume > 0)) return;
    b.mass = all.volume;
    b.com = all.centroid;
    b.inertia += all.inertia();
    b.lift = lifted / b.mass;
    if (lifted != 0 && names.find(',') != std::string::npos)
      b.source.note("what of its weight is carried (gravcomp) is carried at the common centre of mass");
    b.source.repair(
        fmt::format("it moves and has no mass: made one with what is fixed to it, {}, of {:.4g} kg", names, b.mass));
  }

  /// @param next  the body whose joints it stands between, or another such link, filled already
  void fillLink(RobotBody& link, const RobotBody& next) {
    const Rigid standIn;
    const bool isKnown = next.mass > 0;
    const double part = next.isLink ? 1 : share;
    link.mass = part * (isKnown ? next.mass : standIn.mass);
    link.com = next.com;
    link.inertia = part * (isKnown ? next.inertia : standIn.inertia.matrix());
    link.source.note(fmt::format(
        "between it and the next joint of its body stands a link of {:.4g} kg, a thousandth of the body: the "
        "joint feels that much more inertia",
        link.mass));
  }

  /// The body with mass that this one belongs to, or would; -1: the ground, or none.
  int carrier(int i) const {
    while (i >= 0 && isHeld(static_cast<std::size_t>(i)) && body(static_cast<std::size_t>(i)).mass == 0)
      i = body(static_cast<std::size_t>(i)).parent;
    return i;
  }

  /// The lightest body with mass that body i is joined to; nullptr where none has mass.
  const RobotBody* lightestNeighbour(std::size_t i) const {
    const RobotBody* lightest = nullptr;
    const auto look = [&](std::size_t k) {
      if (!onGround_[k] && body(k).mass > 0 && (!lightest || body(k).mass < lightest->mass)) lightest = &body(k);
    };
    if (const int above = carrier(body(i).parent); above >= 0) look(static_cast<std::size_t>(above));
    std::vector<std::size_t> open{i};
    while (!open.empty()) {
      const std::size_t at = open.back();
      open.pop_back();
      for (const std::size_t c : children_[at]) {
        look(c);
        if (isHeld(c) && body(c).mass == 0) open.push_back(c);
      }
    }
    return lightest;
  }

  const RobotBody* lightestOfAll() const {
    const RobotBody* lightest = nullptr;
    for (std::size_t k = 0; k < count(); ++k)
      if (!onGround_[k] && body(k).mass > 0 && (!lightest || body(k).mass < lightest->mass)) lightest = &body(k);
    return lightest;
  }

  RobotBody least(std::size_t i) const {
    RobotBody b = body(i);
    const RobotBody* near = lightestNeighbour(i);
    const RobotBody* measure = near ? near : lightestOfAll();
    const double mass = measure ? measure->mass : 1;
    const Mat3 J = measure ? measure->inertia : inertiaOfBall(mass);
    // A mass at the end of the range of numbers has no thousandth.
    b.mass = std::max(share * mass, std::numeric_limits<double>::min());
    b.inertia += std::max(share * J.trace() / 3, std::numeric_limits<double>::min()) * Mat3::Identity();
    const std::string of = !measure ? "of 1 kg, since no body has a mass"
                           : near   ? fmt::format("of its lightest neighbour, '{}'", measure->name)
                                    : fmt::format("of the lightest body, '{}'", measure->name);
    b.source.repair(
        fmt::format("it moves and has no mass: given {:.4g} kg and {:.4g} kg m^2 about every axis, a thousandth {}",
                    b.mass, share * J.trace() / 3, of));
    return b;
  }

  Robot& robot_;
  std::vector<std::vector<std::size_t>> children_;
  std::vector<bool> onGround_;
};

}  // namespace

void repair(Robot& robot) { Repair(robot).all(); }

}  // namespace gyre
