#include "system/binding.h"

#include "model/attachments.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace gyre {

std::optional<Error> bindEnds(const Element& e, const BodySet& bodies, Link& link) {
  link.id = e.id;
  link.name = e.name;
  const std::vector<Attachment> ends = attachments(e);
  for (const Attachment& end : ends)
    if (auto bad = outOfReach(e, end.frame.position)) return bad;
  const auto indexOf = [&](std::size_t end) { return end < ends.size() ? bodies.find(ends[end].body) : -1; };
  link.body1 = indexOf(0);
  link.body2 = indexOf(1);
  if (link.body1 >= 0 || link.body2 >= 0) return std::nullopt;
  return Error{.message = "at least one body other than ground was expected",
               .element = e.name,
               .key = ends.size() < 2 ? "body" : "body1"};
}

std::optional<Error> checkOrientation(const Link& link, const BodySet& bodies, std::array<bool, 2> uses, bool oneBody) {
  for (const int end : {0, 1}) {
    const int b = end == 0 ? link.body1 : link.body2;
    if (b < 0 || bodies[bodies.slot(b)].rotation >= 0 || !uses[static_cast<std::size_t>(end)]) continue;
    return Error{.message = fmt::format(
                     "'{}' is a particle, which has no orientation: only joints and forces that act on its centre fit",
                     bodies[bodies.slot(b)].name),
                 .element = link.name,
                 .key = oneBody ? "body" : (end == 0 ? "body1" : "body2")};
  }
  return std::nullopt;
}

void bindCoupling(Link& link, Structure& structure) {
  if (link.body1 < 0 || link.body2 < 0) return;
  link.swapped = link.body1 > link.body2;
  link.coupling = structure.coupling(link.body1, link.body2);
}

std::optional<Error> outOfReach(const Element& e, const Vec3& position) {
  constexpr double farthest = 1e100;
  const double distance = position.lpNorm<Eigen::Infinity>();
  if (distance <= farthest) return std::nullopt;
  return Error{.message = fmt::format("coordinates of at most {:g} m were expected, not {:.3g} m", farthest, distance),
               .element = e.name};
}

Error noSuchCoordinate(const JointCoordinates& coordinates, const Element& e, ElementId joint,
                       const CoordinateTerm& term) {
  std::vector<std::string> names;
  std::string owner = "this joint";
  for (const JointCoordinates::Entry& c : coordinates)
    if (c.joint == joint) {
      names.push_back(nameOf(c.coordinate.name()));
      owner = fmt::format("'{}'", c.name);
    }
  if (names.empty())
    return {.message =
                "the joint it refers to has no coordinates; one that leaves an angle or a displacement free "
                "was expected",
            .element = e.name,
            .key = term.key};
  return {.message = fmt::format("{} has no coordinate '{}'; it has {}", owner, nameOf(term.coordinate),
                                 fmt::join(names, ", ")),
          .element = e.name,
          .key = term.key};
}

}  // namespace gyre
