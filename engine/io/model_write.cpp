// The writing half of model_file.h.
#include "io/model_file.h"

#include "describe/point_frame.h"
#include "io/between_json.h"
#include "io/formula_json.h"
#include "io/marker_json.h"
#include "io/model_fragment.h"
#include "io/value_json.h"
#include "model/contact_filter.h"
#include "model/marker_frames.h"

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
    for (const char* key : {"parameters", "bodies", "frames", "joints", "forces", "points", "ground", "contact",
                            "simulation", "view", "views"})
      complete(key);
    for (const std::string& key : keys) addTopLevel(root, key, document);
    return root;
  }

  JsonNode writeFragment(const std::unordered_set<ElementId>& ids) const {
    const auto isChosen = [&](const Element& e) { return ids.contains(e.id); };
    JsonNode root = JsonNode::object();
    root.add("gyre", JsonNode::ofNumber(modelFormatVersion));
    for (const Category c : {Category::body, Category::frame, Category::joint, Category::force, Category::point})
      addUnlessEmpty(root, std::string(plural(c)), elementList(c, isChosen), false);
    JsonNode contact = JsonNode::object();
    for (const char* key : contactLists) addUnlessEmpty(contact, key, contactList(key, isChosen), false);
    addUnlessEmpty(root, "contact", std::move(contact), false);
    return root;
  }

 private:
  static constexpr const char* contactLists[] = {"materials", "pairs", "ignore", "touch"};
  static bool all(const Element&) { return true; }

  void addTopLevel(JsonNode& root, const std::string& key, const Element& document) const {
    const bool wasRead = contains(document.keys, key);
    if (key == "gyre") root.add(key, JsonNode::ofNumber(modelFormatVersion));
    else if (const Field* field = document.type->find(key)) addField(root, document, *field, wasRead);
    else if (key == "simulation") root.add(key, section(model_.simulation()));
    else if (key == "view") addUnlessEmpty(root, key, section(*model_.find(viewId)), wasRead);
    else if (key == "ground") addUnlessEmpty(root, key, section(*model_.find(groundId)), wasRead);
    else if (key == "contact") addContact(root, wasRead);
    else
      for (const Category c : {Category::parameter, Category::body, Category::frame, Category::joint, Category::force,
                               Category::point, Category::namedView})
        if (key == plural(c)) addUnlessEmpty(root, key, elementList(c, all), wasRead);
  }

  /// Where it is missing, nothing touches: it then need not be said that it is switched off.
  void addContact(JsonNode& root, bool wasRead) const {
    const Element& settings = *model_.find(contactId);
    std::vector<std::string> keys = settings.keys;
    for (const char* key : contactLists)
      if (!contains(keys, key)) keys.emplace_back(key);
    for (const Field& f : settings.type->fields)
      if (!contains(keys, f.key)) keys.push_back(f.key);
    JsonNode node = JsonNode::object();
    for (const std::string& key : keys) {
      const bool always = contains(settings.keys, key);
      if (const Field* field = settings.type->find(key)) addField(node, settings, *field, always);
      else addUnlessEmpty(node, key, contactList(key, all), always);
    }
    const bool saysMore = node.items.size() > 1 || !node.find("enabled");
    if (wasRead || model_.contact().enabled || saysMore) root.add("contact", std::move(node));
  }

  /// @param key  one of contactLists
  template <class Chosen>
  JsonNode contactList(std::string_view key, const Chosen& isChosen) const {
    if (key == "materials") return elementList(Category::material, isChosen);
    if (key == "pairs") return elementList(Category::contactPair, isChosen);
    const FilterRule rule = key == "ignore" ? FilterRule::ignore : FilterRule::touch;
    return elementList(Category::contactFilter,
                       [&](const Element& e) { return isChosen(e) && e.as<ContactFilter>().rule == rule; });
  }

  static void addUnlessEmpty(JsonNode& root, const std::string& key, JsonNode node, bool always) {
    if (always || !node.items.empty()) root.add(key, std::move(node));
  }

  template <class Chosen>
  JsonNode elementList(Category category, const Chosen& isChosen) const {
    JsonNode list = JsonNode::array();
    for (const Element* e : model_.of(category))
      if (isChosen(*e)) list.push(e->type->isBetween() ? gatheredBetween(section(*e), *e->type) : section(*e));
    return list;
  }

  /// Name and type, then the fields: those read in their order, then others that must or need be said.
  JsonNode section(const Element& element) const {
    std::vector<std::string> keys = element.keys;
    const bool isSimulation = element.id == simulationId, isElement = element.id >= firstFreeId;
    if (isSimulation && !contains(keys, "integrator")) keys.insert(keys.begin(), "integrator");
    if (isElement && !hasOneType(element.type->category) && !contains(keys, "type")) keys.insert(keys.begin(), "type");
    const bool isNamed = isElement && !element.type->isBetween();
    if (isNamed && !contains(keys, "name")) keys.insert(keys.begin(), "name");
    if (!element.enabled && !contains(keys, "enabled")) keys.insert(placeOfEnabled(keys), "enabled");
    JsonNode node = JsonNode::object();
    for (const std::string& key : keys) {
      if (key == "name" && isNamed) node.add(key, JsonNode::ofText(element.name));
      else if (key == "enabled") node.add(key, JsonNode::ofBool(element.enabled));
      else if (key == (isSimulation ? "integrator" : "type")) node.add(key, JsonNode::ofText(element.type->id));
      else if (const Field* field = element.type->find(key)) addField(node, element, *field, true);
    }
    for (const Field& field : element.type->fields)
      if (!contains(keys, field.key)) addField(node, element, field, field.required);
    return node;
  }

  /// Behind type or name, or at the end of what has neither.
  static std::vector<std::string>::iterator placeOfEnabled(std::vector<std::string>& keys) {
    const auto at = std::find(keys.begin(), keys.end(), contains(keys, "type") ? "type" : "name");
    return at == keys.end() ? at : at + 1;
  }

  void addField(JsonNode& node, const Element& element, const Field& field, bool always) const {
    if (field.isDerived(element.params) || pointFieldOf(*element.type, field)) return;
    const Value value = field.get(element.params);
    std::vector<Formula> formulas;
    std::copy_if(element.formulas.begin(), element.formulas.end(), std::back_inserter(formulas),
                 [&](const Formula& f) { return f.key == field.key; });
    const bool isUsual = formulas.empty() && frameOf(element, field) == ground;
    if (!always && isUsual && sameValue(value, field.get(element.type->defaults))) return;
    if (formulas.empty() && field.isNotGiven(value)) return;
    if (const auto* id = std::get_if<ElementId>(&value); id && *id == ground && field.refersTo != Category::body)
      return;  // none, which has no name
    JsonNode written = valueJson(value, field, nameOf_);
    const ElementId frame = frameOf(element, field);
    if (frame == ground) putFormulas(written, value, formulas);
    else if (!isMarker(field)) written = markerJson(Frame{.named = frame}, nameOf_);
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
