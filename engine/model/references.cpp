#include "model/references.h"

#include "model/marker_frames.h"

#include <algorithm>

namespace gyre {
namespace {

bool isReference(const Field& f) { return f.kind == Value(std::in_place_type<ElementId>).index(); }

ElementId referenceOf(const Element& e, const Field& f) { return std::get<ElementId>(f.get(e.params)); }

/// What the field refers to, or names as its frame; a point's frame has a field of its own.
ElementId namedBy(const Element& e, const Field& f) {
  if (isReference(f)) return referenceOf(e, f);
  return isMarker(f) ? frameOf(e, f) : ground;
}

bool hasShapes(const Field& f) { return f.kind == Value(std::in_place_type<Shapes>).index(); }

/// Exchanges the materials of an element's shapes. The fields that changed.
std::vector<const Field*> exchangeMaterials(Element& e, const std::unordered_map<ElementId, ElementId>& instead) {
  std::vector<const Field*> changed;
  for (const Field& f : e.type->fields) {
    if (!hasShapes(f)) continue;
    auto shapes = std::get<Shapes>(f.get(e.params));
    bool any = false;
    for (Shape& s : shapes)
      if (const auto it = instead.find(s.material); it != instead.end()) {
        s.material = it->second;
        any = true;
      }
    if (!any) continue;
    f.set(e.params, std::move(shapes));
    changed.push_back(&f);
  }
  return changed;
}

/// Edits after which no shape is of these materials.
void addBared(const Model& model, const std::unordered_map<ElementId, ElementId>& gone, Compound& edit) {
  for (const Element& e : model.elements()) {
    Element bare = e;
    for (const Field* f : exchangeMaterials(bare, gone)) edit.edits.push_back({SetField{e.id, f->key, bare.value(*f)}});
  }
}

using Users = std::unordered_map<ElementId, std::vector<ElementId>>;

/// For each element, those that cannot stay without it.
Users usersOf(const Model& model) {
  Users users;
  for (const Element& e : model.elements())
    for (const Field& f : e.type->fields)
      if (isReference(f) && !f.mayBeLost)
        if (const ElementId id = referenceOf(e, f); id != ground) users[id].push_back(e.id);
  return users;
}

/// Edits by which elements that stay no longer name these.
void addLost(const Model& model, const std::unordered_set<ElementId>& gone, Compound& edit) {
  for (const Element& e : model.elements())
    for (const Field& f : e.type->fields)
      if (isReference(f) && f.mayBeLost && gone.contains(referenceOf(e, f))) {
        edit.edits.push_back({SetField{e.id, f.key, ground}});
      } else if (const ElementId frame = frameOf(e, f); frame != ground && isMarker(f) && gone.contains(frame)) {
        Element numbers = e;
        release(numbers, f);
        edit.edits.push_back({SetField{e.id, f.key, numbers.value(f)}});
      }
}

/// These and all their dependents, each after everything that refers to it. A walk with a stack of its own: chains of
/// references may be as long as a file makes them.
std::vector<ElementId> usersFirst(const Model& model, std::span<const ElementId> ids) {
  const Users users = usersOf(model);
  struct Visit {
    ElementId id;
    std::size_t next = 0;
  };
  std::unordered_set<ElementId> seen;
  std::vector<ElementId> out;
  std::vector<Visit> stack;
  const auto enter = [&](ElementId id) {
    if (seen.insert(id).second) stack.push_back({id});
  };
  for (const ElementId id : ids) {
    if (model.find(id)) enter(id);
    while (!stack.empty()) {
      Visit& top = stack.back();
      const auto it = users.find(top.id);
      if (it != users.end() && top.next < it->second.size()) {
        enter(it->second[top.next++]);
      } else {
        out.push_back(top.id);
        stack.pop_back();
      }
    }
  }
  return out;
}

}  // namespace

std::vector<ElementId> references(const Element& element) {
  std::vector<ElementId> out;
  for (const Field& f : element.type->fields)
    if (const ElementId id = namedBy(element, f); id != ground) out.push_back(id);
  return out;
}

bool refersTo(const Element& element, ElementId id) {
  for (const Field& f : element.type->fields)
    if (namedBy(element, f) == id && (isReference(f) || id != ground)) return true;
  return false;
}

const Field* fieldInCircle(const Model& model, const Element& element) {
  std::unordered_set<ElementId> seen;
  for (const Field& f : element.type->fields) {
    if (!isReference(f)) continue;
    std::vector<ElementId> open{referenceOf(element, f)};
    while (!open.empty()) {
      const ElementId id = open.back();
      open.pop_back();
      if (id == element.id) return &f;
      const Element* named = seen.insert(id).second ? model.find(id) : nullptr;
      if (!named) continue;
      const std::vector<ElementId> next = references(*named);
      open.insert(open.end(), next.begin(), next.end());
    }
  }
  return nullptr;
}

const Element* madeOf(std::span<const Element> elements, ElementId material) {
  for (const Element& e : elements)
    for (const Field& f : e.type->fields) {
      if (!hasShapes(f)) continue;
      const auto shapes = std::get<Shapes>(f.get(e.params));
      if (std::any_of(shapes.begin(), shapes.end(), [&](const Shape& s) { return s.material == material; })) return &e;
    }
  return nullptr;
}

void redirect(Element& element, const std::unordered_map<ElementId, ElementId>& instead) {
  exchangeMaterials(element, instead);
  for (const Field& f : element.type->fields) {
    if (const ElementId frame = frameOf(element, f); frame != ground && isMarker(f)) {
      Frame marker = std::get<Frame>(f.get(element.params));
      if (const auto it = instead.find(frame); it != instead.end()) marker.named = it->second;
      f.set(element.params, marker);
    }
    if (!isReference(f)) continue;
    if (const auto it = instead.find(referenceOf(element, f)); it != instead.end()) f.set(element.params, it->second);
  }
}

std::vector<ElementId> dependents(const Model& model, std::span<const ElementId> ids) {
  std::unordered_set<ElementId> wanted;
  for (const ElementId id : usersFirst(model, ids)) wanted.insert(id);
  for (const ElementId id : ids) wanted.erase(id);
  std::vector<ElementId> out;
  for (const Element& e : model.elements())
    if (wanted.contains(e.id)) out.push_back(e.id);
  return out;
}

Compound erasure(const Model& model, std::span<const ElementId> ids) {
  Compound edit;
  const std::vector<ElementId> all = usersFirst(model, ids);
  std::unordered_map<ElementId, ElementId> materials;
  for (const ElementId id : all)
    if (model.find(id)->type->category == Category::material) materials[id] = ground;
  if (!materials.empty()) addBared(model, materials, edit);
  addLost(model, {all.begin(), all.end()}, edit);
  for (const ElementId id : all) edit.edits.push_back({Erase{id}});
  return edit;
}

std::unordered_set<ElementId> switchedOff(const Model& model) {
  std::vector<ElementId> disabled;
  for (const Element& e : model.elements())
    if (!e.enabled) disabled.push_back(e.id);
  if (disabled.empty()) return {};
  const std::vector<ElementId> all = usersFirst(model, disabled);
  return {all.begin(), all.end()};
}

}  // namespace gyre
