#include "shell/island_colors.h"

#include "viewport/island_color.h"

namespace gyre::ui {

IslandColors islandColors(const Model& model, const BodyIslands& connections, std::span<const LoggedContact> contacts,
                          bool dark) {
  IslandColors out;
  const std::vector<const Element*> bodies = model.active(Category::body);
  const std::vector<std::int32_t> names = connections.of(contacts);
  for (std::size_t b = 0; b < bodies.size(); ++b) {
    out.ofBodies[bodies[b]->id] = islandColor(names[b], dark);
    out.islands += names[b] == static_cast<std::int32_t>(b);
  }
  return out;
}

}  // namespace gyre::ui
