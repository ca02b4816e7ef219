#include "joints/coordinate_names.h"

#include "coordinates/joint_coordinate.h"

#include <algorithm>

namespace gyre {

std::vector<std::string> coordinateNamesOf(const JointType& type) {
  std::vector<std::string> out;
  if (!type.create) return out;
  std::vector<const Field*> switches;
  for (const Field& f : type.fields)
    if (f.kind == Value(std::in_place_type<bool>).index()) switches.push_back(&f);
  for (unsigned setting = 0; setting < 1U << switches.size(); ++setting) {
    std::any params = type.defaults;
    for (std::size_t i = 0; i < switches.size(); ++i) switches[i]->set(params, (setting >> i & 1U) == 1);
    if (setting == 0 && !switches.empty()) continue;  // nothing locked: no joint
    for (const JointCoordinate& c : type.create(params)->coordinates())
      if (const std::string name = nameOf(c.name()); std::find(out.begin(), out.end(), name) == out.end())
        out.push_back(name);
  }
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace gyre
