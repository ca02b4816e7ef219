#include "import/mjcf_equality.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>

namespace gyre {
namespace {

/// The softness of an equality, which has no equal here.
constexpr const char* softness[] = {"solref", "solimp", "torquescale"};

std::string withSuffix(std::string name, const MjcfNames::Named& one, const MjcfNames::Named& two) {
  if (name.empty()) return name;
  return name + (one.suffix.size() < two.suffix.size() ? two.suffix : one.suffix);
}

}  // namespace

void MjcfEquality::read(const XmlElement& equality) {
  for (const XmlElement& e : equality.children("connect")) readTie(e, false);
  for (const XmlElement& e : equality.children("weld")) readTie(e, true);
  for (const XmlElement& e : equality.children("joint")) readCoupling(e);
}

bool MjcfEquality::isActive(const MjcfAttributes& a) const {
  if (option_.ties && a.text("active").value_or("true") != "false") return true;
  a.leaveOut("left out: it is not active");
  return false;
}

void MjcfEquality::readTie(const XmlElement& e, bool rotationToo) {
  const MjcfAttributes a = defaults_.of(e, {}, "equality");
  if (!isActive(a)) return;
  if (std::any_of(std::begin(softness), std::end(softness), [&](const char* key) { return a.text(key).has_value(); }))
    e.note("its softness (solref, solimp, torquescale) is left out: it holds exactly");
  const RobotTie tie{.rotationToo = rotationToo, .name = e.text("name").value_or(""), .source = e};
  if (e.has("site1") || e.has("site2")) return tieSites(e, tie);
  if (!e.has("body1")) return e.error("the attribute 'body1' is missing, or 'site1' and 'site2'");
  tieBodies(e, tie);
}

void MjcfEquality::tieBodies(const XmlElement& e, RobotTie tie) {
  const auto ones = named(e, "body1", bodies_.bodies(), "body");
  const auto twos = e.has("body2") ? named(e, "body2", bodies_.bodies(), "body") : std::vector{MjcfNames::Named{}};
  setPlaces(e, tie);
  for (const auto& [one, two] : pairsOf(ones, twos)) {
    if (one.index == two.index) return e.error("a tie needs two different bodies");
    RobotTie copy = tie;
    copy.name = withSuffix(tie.name, one, two);
    copy.body1 = one.index;
    copy.body2 = two.index;
    robot_.ties.push_back(std::move(copy));
  }
}

void MjcfEquality::setPlaces(const XmlElement& e, RobotTie& tie) const {
  const Vec3 anchor = e.vec3("anchor").value_or(Vec3::Zero());
  if (!tie.rotationToo) {
    tie.place1.position = anchor;
    return;
  }
  // A relpose whose quaternion is zero is none; the place of a weld then changes its multipliers only.
  const auto pose = e.numbers("relpose", 7, 7);
  if (!pose) return;
  const Quat turn((*pose)[3], (*pose)[4], (*pose)[5], (*pose)[6]);
  if (!(turn.norm() > 0)) return;
  tie.place1 = {Vec3(pose->data()), turn.normalized()};
  tie.place2 = Frame{anchor, Quat::Identity()};
}

void MjcfEquality::tieSites(const XmlElement& e, const RobotTie& tie) {
  if (!e.has("site1") || !e.has("site2")) return e.error("a tie by sites needs both 'site1' and 'site2'");
  const auto ones = named(e, "site1", bodies_.siteNames(), "site");
  const auto twos = named(e, "site2", bodies_.siteNames(), "site");
  if (e.failed()) return;
  for (const auto& [one, two] : pairsOf(ones, twos)) {
    const MjcfSite &first = bodies_.sites()[static_cast<std::size_t>(one.index)],
                   &second = bodies_.sites()[static_cast<std::size_t>(two.index)];
    if (first.body == second.body) return e.error("a tie needs sites of two different bodies");
    RobotTie copy = tie;
    copy.name = withSuffix(tie.name, one, two);
    copy.body1 = first.body;
    copy.body2 = second.body;
    copy.place1 = placeOf(first);
    copy.place2 = placeOf(second);
    robot_.ties.push_back(std::move(copy));
  }
}

Frame MjcfEquality::placeOf(const MjcfSite& site) const {
  site.placed.element.understood();
  return defaults_.of(site.placed.element, site.placed.around.childClass).placed(site.placed.around.frame, compiler_);
}

/// Both coordinates count from where the file places the bodies: q1 = c0 + c1 q2 + c2 q2^2 + ...
void MjcfEquality::readCoupling(const XmlElement& e) {
  if (!isActive(defaults_.of(e, {}, "equality"))) return;
  if (!e.has("joint2")) return e.leaveOut("left out: only a relation between two joints has an equal here");
  std::array<std::vector<MjcfNames::Named>, 2> at;
  for (const auto& [key, joints] : {std::pair{"joint1", &at[0]}, std::pair{"joint2", &at[1]}}) {
    const std::string name = e.text(key).value_or("");
    *joints = bodies_.joints().find(name);
    if (joints->empty() || !robot_.joints[static_cast<std::size_t>(joints->front().index)].hasOneCoordinate())
      return e.leaveOut(fmt::format("left out: there is no hinge or slide '{}' in the model", name));
  }
  std::array<double, 5> c{0, 1, 0, 0, 0};  // where fewer are given, the others stay
  const std::vector<double> given = e.numbers("polycoef", 1, 5).value_or(std::vector<double>{});
  std::copy(given.begin(), given.end(), c.begin());
  if (c[1] == 0 || c[2] != 0 || c[3] != 0 || c[4] != 0)
    return e.leaveOut("left out: only linear relations have an equal here");
  for (const auto& [one, two] : pairsOf(at[0], at[1])) {
    if (one.index == two.index) return e.error("a relation needs two different joints");
    robot_.couplings.push_back({.name = withSuffix(e.text("name").value_or(""), one, two),
                                .joint1 = one.index,
                                .joint2 = two.index,
                                .ratio = c[1],
                                .offset = c[0],
                                .source = e});
  }
}

std::vector<MjcfNames::Named> MjcfEquality::named(const XmlElement& e, const char* key, const MjcfNames& names,
                                                  const char* what) const {
  const std::string name = e.text(key).value_or("");
  auto found = names.find(name);
  if (!found.empty()) return found;
  if (name != "world" || &names != &bodies_.bodies()) e.error(fmt::format("there is no {} '{}'", what, name));
  return {{}};
}

}  // namespace gyre
