#include "analysis/loose_bodies.h"

#include "core/disjoint_sets.h"
#include "model/attachments.h"

#include <map>

namespace gyre {

std::vector<LooseGroup> looseBodies(const Model& given, const System& system, const SystemElements& elements) {
  const Model& model = system.modelOf(given);
  const std::size_t n = system.bodies().size();
  const std::size_t groundNode = n;  // a node after those of the bodies
  DisjointSets ties(n + 1);
  std::vector<bool> pushed(n, model.document().gravity.norm() > 0);
  const State s = system.initialState();
  for (std::size_t b = 0; b < n; ++b) {
    const BodyLayout l = system.bodies().layout(b);
    if (l.rotation >= 0 && l.nv < 6) ties.join(b, groundNode);  // turns about a point of its own
    if (!s.v.segment(l.v, l.nv).isZero(0)) pushed[b] = true;
  }
  for (const Category category : {Category::joint, Category::force})
    for (const Element* e : model.of(category)) {
      const std::vector<Attachment> ends = attachments(*e);
      if (ends.empty()) {  // a field: it acts on all
        pushed.assign(n, true);
        continue;
      }
      std::vector<std::size_t> nodes;
      for (const Attachment& end : ends) {
        const auto it = elements.index.find(end.body);
        nodes.push_back(it == elements.index.end() ? groundNode : static_cast<std::size_t>(it->second));
        if (category == Category::force && nodes.back() != groundNode) pushed[nodes.back()] = true;
      }
      for (std::size_t i = 1; i < nodes.size(); ++i) ties.join(nodes[i - 1], nodes[i]);
    }
  const SuperelementSet& superelements = system.forces().superelements;
  for (std::size_t i = 0; i < superelements.size(); ++i)
    for (const int body : superelements[i].bodies)
      ties.join(static_cast<std::size_t>(superelements[i].bodies.front()), static_cast<std::size_t>(body));
  std::map<std::size_t, LooseGroup> groups;
  for (std::size_t b = 0; b < n; ++b) {
    if (ties.root(b) == ties.root(groundNode)) continue;
    LooseGroup& group = groups[ties.root(b)];
    group.still = pushed[b] ? false : (group.bodies.empty() || group.still);
    group.bodies.push_back(elements.bodies[b]);
  }
  std::vector<LooseGroup> out;
  for (auto& [root, group] : groups) out.push_back(std::move(group));
  return out;
}

}  // namespace gyre
