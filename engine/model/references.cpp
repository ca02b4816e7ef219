#include "model/references.h"

namespace gyre {
namespace {

bool isReference(const Field& f) { return f.kind == Value(std::in_place_type<ElementId>).index(); }

ElementId referenceOf(const Element& e, const Field& f) { return std::get<ElementId>(f.get(e.params)); }

using Users = std::unordered_map<ElementId, std::vector<ElementId>>;

/// For each element, those that refer to it.
Users usersOf(const Model& model) {
  Users users;
  for (const Element& e : model.elements())
    for (const ElementId id : references(e)) users[id].push_back(e.id);
  return users;
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
    if (isReference(f))
      if (const ElementId id = referenceOf(element, f); id != ground) out.push_back(id);
  return out;
}

bool refersTo(const Element& element, ElementId id) {
  for (const Field& f : element.type->fields)
    if (isReference(f) && referenceOf(element, f) == id) return true;
  return false;
}

void redirect(Element& element, const std::unordered_map<ElementId, ElementId>& instead) {
  for (const Field& f : element.type->fields) {
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
  for (const ElementId id : usersFirst(model, ids)) edit.edits.push_back({Erase{id}});
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
