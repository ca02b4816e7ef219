#include "io/setting.h"

#include "io/find_element.h"
#include "io/model_file.h"
#include "io/suggestion.h"
#include "io/value_json.h"

#include <fmt/format.h>

namespace gyre {
namespace {

/// The element and the field a key names.
struct Place {
  const Element* element;
  const Field* field;
};

Expected<Place> fieldOf(const Element& element, const std::string& key) {
  if (const Field* field = element.type->find(key)) return Place{&element, field};
  std::vector<std::string> accepted;
  for (const Field& f : element.type->fields) accepted.push_back(f.key);
  return fail({.message = "unknown key" + acceptedText(key, accepted), .element = element.name, .key = key});
}

Expected<Place> placeOf(const std::string& key, const Model& model) {
  const auto dot = key.rfind('.');  // names of elements may hold dots, keys do not
  if (dot == std::string::npos) {
    const Element* parameter = model.find(key);
    const bool isSetting = documentType().find(key) || model.simulation().type->find(key);
    if (!isSetting && parameter && parameter->type->category == Category::parameter)
      return fieldOf(*parameter, "value");
    const bool ofDocument = documentType().find(key) && !model.simulation().type->find(key);
    return fieldOf(*model.find(ofDocument ? documentId : simulationId), key);
  }
  const std::string name = key.substr(0, dot);
  if (const Element* element = model.find(name)) return fieldOf(*element, key.substr(dot + 1));
  for (const ElementId settings : {contactId, groundId})
    if (model.find(settings)->name == name) return fieldOf(*model.find(settings), key.substr(dot + 1));
  std::vector<std::string> names;
  for (const Element& e : model.elements())
    if (e.id >= firstFreeId) names.push_back(e.name);
  return fail({.message = fmt::format("there is no element '{}'{}", name, acceptedText(name, names, 8)), .key = key});
}

/// "crank.enabled": an element is switched on or off.
const Element* switchedBy(const std::string& key, const Model& model) {
  const auto dot = key.rfind('.');
  if (dot == std::string::npos || key.substr(dot + 1) != "enabled") return nullptr;
  const Element* e = model.find(key.substr(0, dot));
  return e && !e->type->find("enabled") ? e : nullptr;
}

Expected<void> setEnabled(const Element& element, const std::string& value, Model& model) {
  if (value != "true" && value != "false")
    return fail({.message = fmt::format("true or false was expected, not '{}'", value),
                 .element = element.name,
                 .key = "enabled"});
  if (auto done = model.apply(Edit{SetEnabled{element.id, value == "true"}}); !done)
    return tl::unexpected(std::move(done.error()));
  return {};
}

Expected<void> setIntegrator(const std::string& id, const TypeList& types, Model& model) {
  const TypeInfo* type = types.find(Category::integrator, id);
  if (!type) {
    std::vector<std::string> known;
    for (const TypeInfo* t : types.of(Category::integrator)) known.push_back(t->id);
    return failInput(fmt::format("unknown integrator '{}'{}", id, acceptedTypes(id, known)));
  }
  if (auto done = model.apply(Edit{SetType{simulationId, type, convertParams(*type, model.simulation())}}); !done)
    return tl::unexpected(std::move(done.error()));
  return {};
}

}  // namespace

Expected<void> applySetting(const Setting& setting, const TypeList& types, Model& model) {
  if (setting.key == "integrator") return setIntegrator(setting.value, types, model);
  if (const Element* switched = switchedBy(setting.key, model)) return setEnabled(*switched, setting.value, model);
  const auto place = placeOf(setting.key, model);
  if (!place) return fail(place.error());
  const auto [element, field] = *place;
  Field asked = *field;
  asked.quantity = field->quantityIn(element->params);
  auto value = valueFromText(setting.value, asked,
                             [&](std::string_view name, Category c) { return findElement(model, name, c); });
  const bool mayBeFormula = !value && std::holds_alternative<double>(element->value(*field));
  if (mayBeFormula && model.apply(Edit{SetFormula{element->id, {field->key, 0, setting.value}}})) return {};
  if (!value) {
    value.error().element = element->name;
    return tl::unexpected(std::move(value.error()));
  }
  if (auto done = model.apply(Edit{SetField{element->id, field->key, std::move(*value)}}); !done)
    return tl::unexpected(std::move(done.error()));
  return {};
}

Expected<void> applySettings(const std::vector<Setting>& settings, const TypeList& types, Model& model) {
  for (const bool integrator : {true, false})
    for (const Setting& s : settings)
      if ((s.key == "integrator") == integrator)
        if (auto ok = applySetting(s, types, model); !ok) {
          ok.error().line = s.line;
          return ok;
        }
  return {};
}

Expected<SettingValue> settingValue(const std::string& key, const Model& model) {
  if (key == "integrator") return SettingValue{model.simulation().type->id, nullptr, simulationId};
  const auto place = placeOf(key, model);
  if (!place) return fail(place.error());
  const auto [element, field] = *place;
  return SettingValue{element->value(*field), field, element->id, field->quantityIn(element->params)};
}

}  // namespace gyre
