#include "document/joint_coordinates.h"

#include "coordinates/joint_coordinate.h"
#include "joints/joint.h"

#include <algorithm>

namespace gyre::ui {

std::vector<int> coordinatesOf(const Model& model, ElementId joint) {
  std::vector<int> out;
  const Element* e = model.find(joint);
  if (!e || e->type->category != Category::joint) return out;
  const auto& type = jointType(*e);
  if (!type.create) return out;
  for (const JointCoordinate& c : type.create(e->params)->coordinates()) out.push_back(static_cast<int>(c.name()));
  return out;
}

std::vector<Edit> fittingCoordinates(const Model& model, const Element& element, const std::string& key,
                                     ElementId joint) {
  std::vector<Edit> out;
  const std::vector<int> there = coordinatesOf(model, joint);
  if (there.empty()) return out;
  for (const Field& f : element.type->fields) {
    if (f.coordinateOf != key) continue;
    const int now = std::get<Choice>(f.get(element.params)).index;
    if (std::find(there.begin(), there.end(), now) == there.end())
      out.push_back({SetField{element.id, f.key, Choice{there.front()}}});
  }
  return out;
}

}  // namespace gyre::ui
