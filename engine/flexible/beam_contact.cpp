#include "flexible/beam_contact.h"

#include "bodies/rigid.h"
#include "core/frames.h"
#include "model/attachments.h"
#include "model/contact_filter.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace gyre {
namespace {

double radiusOf(const BeamSection& section) { return 0.5 * section.size.minCoeff(); }

/// Along x of the axes, from x1 to x2.
Shape capsule(const Frame& axes, double radius, double x1, double x2, ElementId material) {
  return {
      .kind = Shape::Kind::capsule,
      .radius = radius,
      .length = x2 - x1,
      .placement = composed(axes, {Vec3(0.5 * (x1 + x2), 0, 0), Quat(Eigen::AngleAxisd(EIGEN_PI / 2, Vec3::UnitY()))}),
      .material = material};
}

/// How many nodes away from a node its capsules overlap others, at least the next.
std::size_t reachOf(const BeamParts& beam) {
  double shortest = beam.mesh.length, thickest = 0;
  for (const BeamMesh::Element& e : beam.mesh.elements) shortest = std::min(shortest, e.length());
  for (const BeamSection& section : beam.sections) thickest = std::max(thickest, 2 * radiusOf(section));
  return 1 + static_cast<std::size_t>(std::ceil(thickest / shortest - 1e-9));
}

class Filters {
 public:
  Filters(Model& model, const std::vector<BeamParts>& beams) : model_(model) {
    for (const BeamParts& beam : beams) {
      if (!beam.touches) continue;
      const std::size_t n = beam.nodes.size(), reach = std::min(reachOf(beam), n);
      const bool isRing = beam.mesh.elements.size() == n;
      whole_[beam.id] = beam.nodes;
      for (std::size_t i = 0; i < n; ++i) {
        std::vector<ElementId>& near = near_[beam.nodes[i]];
        for (std::size_t k = 0; k <= 2 * reach; ++k) {
          if (i + k < reach && !isRing) continue;
          const std::size_t j = i + k + n - reach;  // a turn more than the node, so that it is never negative
          if (!isRing && j - n >= n) continue;
          if (const ElementId id = beam.nodes[j % n]; std::ranges::find(near, id) == near.end()) near.push_back(id);
        }
      }
    }
  }

  Expected<void> add() {
    for (const auto& [node, near] : near_)
      for (const ElementId other : near)
        if (node < other) rules_.try_emplace({node, other}, FilterRule::ignore);
    for (const Element* joint : model_.active(Category::joint))
      if (const auto ends = attachments(*joint); ends.size() == 2)
        addAll(ends[0].body, ends[1].body, near_, FilterRule::ignore);
    std::vector<const Element*> given = model_.active(Category::contactFilter);
    for (const Element* e : given) {
      const auto& filter = e->as<ContactFilter>();
      addAll(filter.body1, filter.body2, whole_, filter.rule);
    }
    for (const Element* e : given) {
      const auto& filter = e->as<ContactFilter>();
      rules_.erase(std::minmax({filter.body1, filter.body2}));
    }
    return insert();
  }

 private:
  using Bodies = std::unordered_map<ElementId, std::vector<ElementId>>;

  /// One for each pair of what stands for the two, where that is more than themselves; instead of what was there.
  void addAll(ElementId a, ElementId b, const Bodies& stand, FilterRule rule) {
    const auto of = [&stand](ElementId id) {
      const auto found = stand.find(id);
      return found == stand.end() ? std::vector{id} : found->second;
    };
    const std::vector<ElementId> first = of(a), second = of(b);
    if (first.size() + second.size() == 2) return;
    for (const ElementId i : first)
      for (const ElementId j : second)
        if (i != j) rules_[std::minmax({i, j})] = rule;
  }

  Expected<void> insert() {
    int count = 0;
    for (const auto& [pair, rule] : rules_) {
      const ContactFilter filter{.body1 = pair.first, .body2 = pair.second, .rule = rule};
      auto ok = model_.insert({.id = model_.freeId(),
                               .name = fmt::format("beam filter {}", ++count),
                               .type = &contactFilterType(),
                               .params = filter},
                              model_.elements().size());
      if (!ok) return fail(ok.error());
    }
    return {};
  }

  Model& model_;
  Bodies near_, whole_;
  std::map<std::pair<ElementId, ElementId>, FilterRule> rules_;  ///< the smaller identity first
};

}  // namespace

void addCapsules(const FlexibleBeam& beam, const BeamSections& sections, const BeamMesh& mesh,
                 std::vector<Rigid>& nodes) {
  const auto add = [&](std::size_t node, const Frame& section, double s, double x1, double x2) {
    const Frame axes = relativeTo(mesh.nodes[node].place, section);
    nodes[node].shapes.push_back(capsule(axes, radiusOf(sections.at(s / mesh.length)), x1, x2, beam.material));
  };
  for (const BeamMesh::Element& e : mesh.elements) {
    add(e.node1, e.section1, e.s1, 0, 0.5 * e.length());
    add(e.node2, e.section2, e.s2, -0.5 * e.length(), 0);
  }
}

Expected<void> addBeamFilters(Model& model, const std::vector<BeamParts>& beams) {
  if (std::ranges::none_of(beams, &BeamParts::touches)) return {};
  return Filters(model, beams).add();
}

}  // namespace gyre
