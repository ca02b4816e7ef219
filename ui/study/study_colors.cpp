#include "study/study_colors.h"

#include "catalog/catalog.h"
#include "theme/palette.h"

#include <algorithm>
#include <set>

namespace gyre::ui {

std::map<std::string, CurveLook> integratorLooks(const std::vector<std::string>& ids) {
  const auto count = static_cast<int>(lightTheme().curves.size());
  std::map<std::string, CurveLook> looks;
  std::set<int> taken;
  int place = 0;
  for (const TypeInfo* type : catalog().of(Category::integrator)) {
    const int i = place++;
    if (std::find(ids.begin(), ids.end(), type->id) == ids.end()) continue;
    int color = i % count;
    for (int k = 0; k < count && taken.contains(color); ++k) color = (i + k + 1) % count;
    taken.insert(color);
    looks[type->id] = {color, markerOf(i)};
  }
  return looks;
}

std::vector<std::string> integratorsOf(const StudyPlan& plan) {
  std::vector<std::string> ids;
  const auto axis = plan.axis("integrator");
  if (!axis) return ids;
  for (const Coordinate& value : plan.axes[*axis].values) ids.push_back(value.text);
  return ids;
}

}  // namespace gyre::ui
