#include "document/duplication.h"

#include "document/body_geometry.h"
#include "model/fresh_names.h"
#include "model/marker_frames.h"
#include "model/named_frame.h"
#include "model/references.h"
#include "viewport/body_parts.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <unordered_map>
#include <unordered_set>

namespace gyre::ui {
namespace {

using Redirections = std::unordered_map<ElementId, ElementId>;

template <class T>
void change(Element& e, const char* key, const auto& how) {
  const Field* f = e.type->find(key);
  if (!f) return;
  const Value value = f->get(e.params);
  if (const auto* v = std::get_if<T>(&value)) f->set(e.params, Value(T(how(*v))));
}

void moveBody(Element& body, const Motion& m) {
  const auto point = [&](const Vec3& x) { return Vec3(m.orientation * x + m.position); };
  const auto vector = [&](const Vec3& v) { return Vec3(m.orientation * v); };
  for (const char* key : {"position", "pivot"}) change<Vec3>(body, key, point);
  for (const char* key : {"velocity", "acceleration"}) change<Vec3>(body, key, vector);
  change<Quat>(body, "orientation", [&](const Quat& q) { return (m.orientation * q).normalized(); });
}

/// The marker under `frameKey` stays on a body that is not copied, and moves along in the world.
void moveMarker(const Model& model, Element& link, const char* bodyKey, const char* frameKey, const Motion& m,
                const Redirections& copied) {
  const Field* f = link.type->find(bodyKey);
  const Value value = f ? f->get(link.params) : Value(false);
  const auto* body = std::get_if<ElementId>(&value);
  if (!body || copied.contains(*body)) return;
  const Frame place = placementOf(model, *body);
  change<Frame>(link, frameKey,
                [&](const Frame& frame) { return relativeTo(place, compose(m, compose(place, frame))); });
  change<Vec3>(link, frameKey, [&](const Vec3& at) {
    return relativeTo(place, compose(m, compose(place, {at, Quat::Identity()}))).position;
  });
}

void moveLink(const Model& model, Element& link, const Motion& m, const Redirections& copied) {
  moveMarker(model, link, "body1", "frame1", m, copied);
  moveMarker(model, link, "body2", "frame2", m, copied);
  moveMarker(model, link, "body", "point", m, copied);
  change<Vec3>(link, "anchor", [&](const Vec3& x) { return m.orientation * x + m.position; });
}

/// A frame that is not copied stays on its body: the copy of a marker that names it has numbers.
void releaseOthers(Element& link, const Redirections& copied) {
  for (const Field& f : link.type->fields)
    if (const ElementId frame = frameOf(link, f); frame != ground && !copied.contains(frame)) release(link, f);
}

/// A frame whose body is not copied moves along in the world.
void moveFrame(const Model& model, Element& e, const Motion& m, const Redirections& copied) {
  auto frame = e.as<NamedFrame>();
  if (copied.contains(frame.body)) return;
  const Frame place = placementOf(model, frame.body);
  const Frame moved = relativeTo(place, compose(m, compose(place, {frame.position, frame.orientation})));
  frame.position = moved.position;
  frame.orientation = moved.orientation;
  e.params = frame;
}

}  // namespace

std::vector<ElementId> withLinksBetween(const Model& model, std::span<const ElementId> ids) {
  std::unordered_set<ElementId> chosen(ids.begin(), ids.end());
  // Joints stand before what refers to them (couplings), or one more round finds those.
  for (bool grows = true; grows;) {
    grows = false;
    for (const Element& e : model.elements()) {
      if (e.id < firstFreeId || e.type->category == Category::body || chosen.contains(e.id)) continue;
      const auto held = references(e);
      // Held to the ground as well, it would have to be chosen itself: the ground is not copied.
      std::size_t ends = 0;
      for (const Field& f : e.type->fields) ends += f.kind == Value(std::in_place_type<ElementId>).index() ? 1 : 0;
      const auto isFrame = [&](ElementId id) { return model.find(id)->type->category == Category::frame; };
      const std::size_t others = held.size() - static_cast<std::size_t>(std::ranges::count_if(held, isFrame));
      // A frame goes with its body.
      if (held.empty() || (!isFrame(e.id) && others < std::max<std::size_t>(ends, 2))) continue;
      if (!std::all_of(held.begin(), held.end(), [&](ElementId id) { return chosen.contains(id); })) continue;
      chosen.insert(e.id);
      grows = true;
    }
  }
  std::vector<ElementId> out;
  for (const Element& e : model.elements())
    if (e.id >= firstFreeId && chosen.contains(e.id)) out.push_back(e.id);
  return out;
}

Copies copiesOf(const Model& model, std::span<const ElementId> ids, std::span<const Motion> motions) {
  std::vector<ElementId> originals = withLinksBetween(model, ids);
  // What is referred to comes first.
  std::stable_sort(originals.begin(), originals.end(), [&](ElementId a, ElementId b) {
    return model.find(a)->type->category < model.find(b)->type->category;
  });
  FreshNames names(model);
  Copies copies;
  ElementId next = model.freeId();
  for (const Motion& motion : motions) {
    Redirections copied;
    for (const ElementId id : originals) copied[id] = ElementId{next.value++};
    for (const ElementId id : originals) {
      Element e = *model.find(id);
      e.id = copied.at(id);
      e.name = names.like(e.name);
      if (e.type->category == Category::body) moveBody(e, motion);
      else if (e.type->category == Category::frame) moveFrame(model, e, motion, copied);
      else moveLink(model, e, motion, copied);
      releaseOthers(e, copied);
      redirect(e, copied);
      copies.ids.push_back(e.id);
      copies.edit.edits.push_back({Insert{std::move(e), model.elements().size() + copies.edit.edits.size()}});
    }
  }
  return copies;
}

Motion aside(const Model& model, std::span<const ElementId> ids) {
  std::vector<const Element*> bodies;
  for (const ElementId id : ids)
    if (const Element* e = model.find(id); e && e->type->category == Category::body) bodies.push_back(e);
  const auto box = worldBox(bodies);
  if (box.isEmpty()) return {};
  return {Vec3(rounded(1.25 * box.sizes().x(), 2), 0, 0), Quat::Identity()};
}

std::vector<Motion> alongLine(int count, const Vec3& spacing) {
  std::vector<Motion> motions;
  for (int i = 1; i < count; ++i) motions.push_back({i * spacing, Quat::Identity()});
  return motions;
}

std::vector<Motion> roundCircle(int count, const Vec3& center, const Vec3& axis, double angle) {
  const bool whole = std::abs(std::abs(angle) - 2 * std::numbers::pi) < 1e-9;
  const double step = angle / (whole ? count : std::max(1, count - 1));
  std::vector<Motion> motions;
  for (int i = 1; i < count; ++i) {
    const Quat turn(Eigen::AngleAxisd(i * step, axis.normalized()));
    motions.push_back({center - turn * center, turn});
  }
  return motions;
}

}  // namespace gyre::ui
