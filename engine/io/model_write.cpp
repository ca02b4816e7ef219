// The writing half of model_file.h.
#include "io/model_file.h"

#include "io/formula_json.h"
#include "io/model_fragment.h"
#include "io/value_json.h"

#include <algorithm>
#include <unordered_set>

namespace gyre {
namespace {

bool contains(const std::vector<std::string>& keys, std::string_view key) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

class ModelWriter {
 public:
  explicit ModelWriter(const Model& model)
      : model_(model), nameOf_([&model](ElementId id) { return model.nameOf(id); }) {}

  JsonNode write() const {
    const Element& document = *model_.find(documentId);
    JsonNode root = JsonNode::object();
    std::vector<std::string> keys = document.keys;
    const auto complete = [&](std::string_view key) {
      if (!contains(keys, key)) keys.emplace_back(key);
    };
    if (!contains(keys, "gyre")) keys.insert(keys.begin(), "gyre");
    for (const Field& f : document.type->fields) complete(f.key);
    for (const char* key : {"parameters", "bodies", "joints", "forces", "simulation", "view"}) complete(key);
    for (const std::string& key : keys) addTopLevel(root, key, document);
    return root;
  }

  JsonNode writeFragment(const std::unordered_set<ElementId>& ids) const {
    JsonNode root = JsonNode::object();
    root.add("gyre", JsonNode::ofNumber(modelFormatVersion));
    for (const Category c : {Category::body, Category::joint, Category::force}) {
      JsonNode list = JsonNode::array();
      for (const Element* element : model_.of(c))
        if (ids.contains(element->id)) list.push(section(*element));
      addUnlessEmpty(root, std::string(plural(c)), std::move(list), false);
    }
    return root;
  }

 private:
  void addTopLevel(JsonNode& root, const std::string& key, const Element& document) const {
    const bool wasRead = contains(document.keys, key);
    if (key == "gyre") root.add(key, JsonNode::ofNumber(modelFormatVersion));
    else if (const Field* field = document.type->find(key)) addField(root, document, *field, wasRead);
    else if (key == "simulation") root.add(key, section(model_.simulation()));
    else if (key == "view") addUnlessEmpty(root, key, section(*model_.find(viewId)), wasRead);
    else
      for (const Category c : {Category::parameter, Category::body, Category::joint, Category::force})
        if (key == plural(c)) addUnlessEmpty(root, key, elementList(c), wasRead);
  }

  static void addUnlessEmpty(JsonNode& root, const std::string& key, JsonNode node, bool always) {
    if (always || !node.items.empty()) root.add(key, std::move(node));
  }

  JsonNode elementList(Category category) const {
    JsonNode list = JsonNode::array();
    for (const Element* element : model_.of(category)) list.push(section(*element));
    return list;
  }

  /// Name and type, then the fields: those read in their order, then others that must or need be said.
  JsonNode section(const Element& element) const {
    std::vector<std::string> keys = element.keys;
    const bool isSimulation = element.id == simulationId, isView = element.id == viewId;
    if (isSimulation && !contains(keys, "integrator")) keys.insert(keys.begin(), "integrator");
    const bool isElement = !isSimulation && !isView;
    if (isElement && element.type->category != Category::parameter && !contains(keys, "type"))
      keys.insert(keys.begin(), "type");
    if (isElement && !contains(keys, "name")) keys.insert(keys.begin(), "name");
    if (!element.enabled && !contains(keys, "enabled"))
      keys.insert(std::find(keys.begin(), keys.end(), contains(keys, "type") ? "type" : "name") + 1, "enabled");
    JsonNode node = JsonNode::object();
    for (const std::string& key : keys) {
      if (key == "name" && !isSimulation) node.add(key, JsonNode::ofText(element.name));
      else if (key == "enabled") node.add(key, JsonNode::ofBool(element.enabled));
      else if (key == (isSimulation ? "integrator" : "type")) node.add(key, JsonNode::ofText(element.type->id));
      else if (const Field* field = element.type->find(key)) addField(node, element, *field, true);
    }
    for (const Field& field : element.type->fields)
      if (!contains(keys, field.key)) addField(node, element, field, field.required);
    return node;
  }

  void addField(JsonNode& node, const Element& element, const Field& field, bool always) const {
    if (field.isDerived(element.params)) return;
    const Value value = field.get(element.params);
    std::vector<Formula> formulas;
    std::copy_if(element.formulas.begin(), element.formulas.end(), std::back_inserter(formulas),
                 [&](const Formula& f) { return f.key == field.key; });
    if (!always && formulas.empty() && sameValue(value, field.get(element.type->defaults))) return;
    JsonNode written = valueJson(value, field, nameOf_);
    putFormulas(written, value, formulas);
    node.add(field.key, std::move(written));
  }

  const Model& model_;
  ElementName nameOf_;
};

}  // namespace

std::string modelText(const Model& model) { return jsonText(ModelWriter(model).write()); }

std::string fragmentText(const Model& model, std::span<const ElementId> ids) {
  return jsonText(ModelWriter(model).writeFragment({ids.begin(), ids.end()}));
}

Expected<void> writeModel(const Model& model, const std::filesystem::path& file) {
  return writeFileAtomically(modelText(model), file);
}

}  // namespace gyre
