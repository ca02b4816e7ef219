#include "document/alignment.h"

#include "document/body_geometry.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

/// What a body takes up along the axis [m].
struct Extent {
  const Element* body;
  double lower, upper;
  double move = 0;

  double centre() const { return 0.5 * (lower + upper); }
  double size() const { return upper - lower; }
};

Extent extentOf(const Element& body, int axis) {
  const Element* const one[] = {&body};
  const auto box = worldBox(one);
  const double at = initialPlacement(body).position[axis];
  return box.isEmpty() ? Extent{&body, at, at} : Extent{&body, box.min()[axis], box.max()[axis]};
}

void spread(std::vector<Extent>& bodies, bool byGaps) {
  std::vector<Extent*> sorted;
  for (Extent& e : bodies) sorted.push_back(&e);
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const Extent* a, const Extent* b) { return a->centre() < b->centre(); });
  const Extent first = *sorted.front(), last = *sorted.back();
  const auto spaces = static_cast<double>(sorted.size() - 1);
  double taken = 0;
  for (const Extent* e : sorted) taken += e->size();
  const double gap = (last.upper - first.lower - taken) / spaces;
  double lower = first.upper + gap;
  for (std::size_t i = 1; i + 1 < sorted.size(); ++i) {
    Extent& e = *sorted[i];
    const double centre = first.centre() + (last.centre() - first.centre()) * static_cast<double>(i) / spaces;
    e.move = byGaps ? lower - e.lower : centre - e.centre();
    lower += e.size() + gap;
  }
}

}  // namespace

Expected<Compound> aligned(const Model& model, std::span<const ElementId> ids, int axis, Alignment how) {
  std::vector<Extent> bodies;
  for (const ElementId id : ids)
    if (const Element* e = model.find(id); e && e->type->category == Category::body)
      bodies.push_back(extentOf(*e, axis));
  const bool spreads = how == Alignment::evenCentres || how == Alignment::evenGaps;
  if (bodies.size() < (spreads ? 3U : 2U))
    return failInput((spreads ? QObject::tr("select three bodies or more to spread them")
                              : QObject::tr("select two bodies or more to align them"))
                         .toStdString());
  for (Extent& e : bodies) {
    const Extent& to = bodies.front();
    if (how == Alignment::lowerEnds) e.move = to.lower - e.lower;
    if (how == Alignment::centres) e.move = to.centre() - e.centre();
    if (how == Alignment::upperEnds) e.move = to.upper - e.upper;
  }
  if (spreads) spread(bodies, how == Alignment::evenGaps);
  Compound edit;
  for (const Extent& e : bodies) {
    if (std::abs(e.move) <= 1e-14 * (std::abs(e.lower) + std::abs(e.upper))) continue;
    for (const char* key : {"position", "pivot"}) {
      const Field* field = e.body->type->find(key);
      if (!field) continue;
      Vec3 to = std::get<Vec3>(e.body->value(*field));
      to[axis] += e.move;
      edit.edits.push_back({SetField{e.body->id, key, to}});
    }
  }
  return edit;
}

}  // namespace gyre::ui
