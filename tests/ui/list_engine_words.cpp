// Prints the words of the engine's descriptions that the window shows, as a JSON array: resources/languages/collect
// asks for a translation of each.

#include "catalog/catalog.h"
#include "shapes/shape_kinds.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <set>
#include <string>

int main() {
  std::set<std::string> words;
  for (const gyre::TypeInfo* type : gyre::catalog().all()) {
    words.insert({type->label, type->help, type->words, std::string(gyre::singular(type->category))});
    for (const gyre::Field& field : type->fields) words.insert({field.label, field.help});
  }
  for (const gyre::ShapeKind& kind : gyre::shapeKinds()) {
    words.insert({kind.label, kind.help});
    for (const gyre::MeasureInfo& measure : kind.measures) words.insert({measure.label, measure.help});
  }
  words.erase("");
  std::puts(nlohmann::json(words).dump().c_str());
}
