#include "describe/type_info.h"

#include <algorithm>

namespace gyre {

const Field* TypeInfo::find(std::string_view key) const {
  const auto it = std::find_if(fields.begin(), fields.end(), [key](const Field& f) { return f.key == key; });
  return it == fields.end() ? nullptr : &*it;
}

std::vector<const TypeInfo*> TypeList::of(Category c) const {
  std::vector<const TypeInfo*> out;
  std::copy_if(types_.begin(), types_.end(), std::back_inserter(out),
               [c](const TypeInfo* t) { return t->category == c; });
  return out;
}

const TypeInfo* TypeList::find(Category c, std::string_view id) const {
  const auto it =
      std::find_if(types_.begin(), types_.end(), [&](const TypeInfo* t) { return t->category == c && t->id == id; });
  return it == types_.end() ? nullptr : *it;
}

std::string_view plural(Category c) {
  switch (c) {
    case Category::material: return "materials";
    case Category::body: return "bodies";
    case Category::frame: return "frames";
    case Category::joint: return "joints";
    case Category::force: return "forces";
    case Category::point: return "points";
    case Category::contactPair: return "pairs";
    case Category::contactFilter: return "filters";
    case Category::namedView: return "views";
    case Category::parameter: return "parameters";
    case Category::integrator: return "integrators";
    case Category::document: return "document";
    case Category::view: return "view";
    case Category::contact: return "contact";
    case Category::groundSettings: return "ground";
  }
  return "";
}

std::string_view singular(Category c) {
  switch (c) {
    case Category::material: return "material";
    case Category::body: return "body";
    case Category::frame: return "frame";
    case Category::joint: return "joint";
    case Category::force: return "force";
    case Category::point: return "point";
    case Category::contactPair: return "pair";
    case Category::contactFilter: return "filter";
    case Category::namedView: return "view";
    case Category::parameter: return "parameter";
    case Category::integrator: return "integrator";
    case Category::document: return "document";
    case Category::view: return "view";
    case Category::contact: return "contact";
    case Category::groundSettings: return "ground";
  }
  return "";
}

bool hasOneType(Category c) {
  return c == Category::parameter || c == Category::frame || c == Category::point || c == Category::material ||
         c == Category::contactPair || c == Category::contactFilter || c == Category::namedView;
}

}  // namespace gyre
