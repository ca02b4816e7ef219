#include "viewport/highlights.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

bool isAmong(const std::vector<ElementId>& sorted, ElementId id) {
  return std::binary_search(sorted.begin(), sorted.end(), id);
}

}  // namespace

void Highlights::replace(std::vector<ElementId>& which, std::vector<ElementId> ids) {
  std::sort(ids.begin(), ids.end());
  if (ids == which) return;
  which = std::move(ids);
  emit changed();
}

void Highlights::select(std::vector<ElementId> ids) { replace(selected_, std::move(ids)); }
void Highlights::emphasize(std::vector<ElementId> ids) { replace(emphasized_, std::move(ids)); }
void Highlights::mark(std::vector<ElementId> ids) { replace(marked_, std::move(ids)); }

std::vector<Part> Highlights::halo(const std::vector<Part>& parts, const ViewportColors& colors) const {
  std::vector<Part> halo;
  if (selected_.empty() && emphasized_.empty() && marked_.empty()) return halo;
  for (const Part& part : parts) {
    const bool emphasized = isAmong(emphasized_, part.id);
    if (part.id == ground || !(emphasized || isAmong(selected_, part.id) || isAmong(marked_, part.id))) continue;
    if (part.geometry == Geometry::coil || part.geometry == Geometry::arc) continue;
    halo.push_back(part);
    halo.back().color = (emphasized ? colors.emphasis : colors.accent).rgb();
  }
  return halo;
}

}  // namespace gyre::ui

#include "moc_highlights.cpp"
