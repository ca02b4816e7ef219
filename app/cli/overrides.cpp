#include "overrides.h"

#include "catalog/catalog.h"
#include "io/model_file.h"
#include "io/suggestion.h"
#include "io/value_json.h"

#include <fmt/format.h>

namespace gyre::cli {
namespace {

Expected<void> setField(Model& model, const Element& element, const std::string& key, const std::string& text) {
  const Field* field = element.type->find(key);
  if (!field) {
    std::vector<std::string> accepted;
    for (const Field& f : element.type->fields) accepted.push_back(f.key);
    return fail({.message = "unknown key" + acceptedText(key, accepted), .element = element.name, .key = key});
  }
  auto value = valueFromText(text, *field, [&model](std::string_view name) { return findBody(model, name); });
  if (!value) {
    value.error().element = element.name;
    return tl::unexpected(std::move(value.error()));
  }
  if (auto done = model.apply(Edit{SetField{element.id, key, std::move(*value)}}); !done)
    return tl::unexpected(std::move(done.error()));
  return {};
}

Expected<void> setIntegrator(Model& model, const std::string& id) {
  const TypeInfo* type = catalog().find(Category::integrator, id);
  if (!type) {
    std::vector<std::string> known;
    for (const TypeInfo* t : catalog().of(Category::integrator)) known.push_back(t->id);
    return failInput(fmt::format("unknown integrator '{}'{}", id, acceptedText(id, known)));
  }
  if (auto done = model.apply(Edit{SetType{simulationId, type, convertParams(*type, model.simulation())}}); !done)
    return tl::unexpected(std::move(done.error()));
  return {};
}

/// "key=value" for the simulation or the document, "element.key=value" for an element.
Expected<void> applySetting(Model& model, const std::string& setting) {
  const auto equals = setting.find('=');
  if (equals == std::string::npos || equals == 0)
    return failInput(fmt::format("--set '{}': key=value or element.key=value was expected", setting));
  const std::string path = setting.substr(0, equals), text = setting.substr(equals + 1);
  const auto dot = path.rfind('.');  // names of elements may hold dots, keys do not
  if (dot == std::string::npos) {
    const bool ofDocument = documentType().find(path) && !model.simulation().type->find(path);
    return setField(model, *model.find(ofDocument ? documentId : simulationId), path, text);
  }
  const std::string name = path.substr(0, dot);
  if (const Element* element = model.find(name)) return setField(model, *element, path.substr(dot + 1), text);
  std::vector<std::string> names;
  for (const Element& e : model.elements())
    if (e.id >= firstFreeId) names.push_back(e.name);
  return failInput(fmt::format("--set '{}': there is no element '{}'{}", setting, name, acceptedText(name, names, 8)));
}

}  // namespace

Expected<void> applyOverrides(const Overrides& overrides, Model& model) {
  if (!overrides.integrator.empty())
    if (auto ok = setIntegrator(model, overrides.integrator); !ok) return ok;
  for (const std::string& setting : overrides.set)
    if (auto ok = applySetting(model, setting); !ok) return ok;
  const std::pair<const char*, const std::string&> times[] = {
      {"step", overrides.step}, {"end_time", overrides.end}, {"output_step", overrides.outputStep}};
  for (const auto& [key, text] : times)
    if (!text.empty())
      if (auto ok = setField(model, model.simulation(), key, text); !ok) return ok;
  return {};
}

}  // namespace gyre::cli
