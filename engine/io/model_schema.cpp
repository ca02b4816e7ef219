#include "io/model_schema.h"

#include "io/model_file.h"
#include "io/schema_parts.h"
#include "io/value_schema.h"
#include "model/settings.h"

#include <utility>

namespace gyre {
namespace {

using namespace schema;
using Members = std::vector<std::pair<std::string, JsonNode>>;

constexpr Category writtenCategories[] = {Category::parameter, Category::body, Category::joint, Category::force};

std::string definitionOf(const TypeInfo& type) { return std::string(singular(type.category)) + "." + type.id; }

/// Keys that follow from another one stand in the file where that one does not, and only there.
void addDerivation(JsonNode& node, const TypeInfo& type) {
  std::string from;
  std::vector<std::string> derived;
  for (const Field& f : type.fields)
    if (!f.derivedFrom.empty()) {
      from = f.derivedFrom;
      derived.push_back(f.key);
    }
  if (derived.empty()) return;
  JsonNode never = JsonNode::object();
  for (const std::string& key : derived) never.add(key, constant(JsonNode::object(), "not"));
  JsonNode given = constant(JsonNode::object(), "properties");
  given.items.front().add(from, constant(JsonNode::ofNumber(0), "exclusiveMinimum"));
  given.add("required", texts({from}));
  node.add("if", std::move(given));
  node.add("then", constant(std::move(never), "properties"));
  node.add("else", constant(texts(derived), "required"));
}

/// The object a type's parameters stand in.
/// @param members  keys beside the fields
JsonNode typeSchema(const TypeInfo& type, Members members, std::vector<std::string> required) {
  for (const Field& f : type.fields) {
    members.emplace_back(f.key, fieldSchema(type, f));
    if (f.required && f.derivedFrom.empty()) required.push_back(f.key);
  }
  JsonNode node = object(std::move(members), required);
  addDerivation(node, type);
  node.add("title", JsonNode::ofText(type.label));
  node.add("description", JsonNode::ofText(type.help));
  return node;
}

/// One of the types, chosen by the key `selector`; the first of them where it may be absent.
JsonNode choiceOf(const std::vector<const TypeInfo*>& types, const std::string& selector, bool mayBeAbsent) {
  std::vector<std::string> ids;
  for (const TypeInfo* type : types) ids.push_back(type->id);
  JsonNode properties = JsonNode::object();
  properties.add(selector, oneOfTexts(ids));
  JsonNode node = ofType("object");
  node.add("properties", std::move(properties));
  if (!mayBeAbsent) node.add("required", texts({selector}));
  JsonNode branches = JsonNode::array();
  for (const TypeInfo* type : types)
    branches.push(where(selector, type->id, reference(definitionOf(*type)), mayBeAbsent && type == types.front()));
  node.add("allOf", std::move(branches));
  return node;
}

JsonNode elementEnabled() {
  JsonNode node = ofType("boolean");
  node.add("description", JsonNode::ofText("false: it stays in the file and takes no part"));
  node.add("default", JsonNode::ofBool(true));
  return node;
}

JsonNode elementName() {
  JsonNode node = text();
  node.add("description", JsonNode::ofText("Unique among all bodies, joints and forces"));
  return node;
}

JsonNode definitions(const TypeList& types) {
  JsonNode all = valueDefinitions();
  for (const Category c : writtenCategories) {
    const auto known = types.of(c);
    const bool onlyOne = known.size() == 1;  // it need not be named
    all.add(std::string(singular(c)), choiceOf(known, "type", onlyOne));
    std::vector<std::string> required{"name"};
    if (!onlyOne) required.emplace_back("type");
    for (const TypeInfo* type : known)
      all.add(definitionOf(*type), typeSchema(*type,
                                              {{"name", elementName()},
                                               {"type", constant(JsonNode::ofText(type->id))},
                                               {"enabled", elementEnabled()}},
                                              required));
  }
  const auto integrators = types.of(Category::integrator);
  all.add("simulation", choiceOf(integrators, "integrator", true));
  for (const TypeInfo* type : integrators)
    all.add(definitionOf(*type), typeSchema(*type, {{"integrator", constant(JsonNode::ofText(type->id))}}, {}));
  all.add("view", typeSchema(viewType(), {}, {}));
  return all;
}

/// 'contact' is reserved: an empty list or object.
JsonNode emptySchema() {
  JsonNode list = ofType("array"), members = ofType("object");
  list.add("maxItems", JsonNode::ofNumber(0));
  members.add("maxProperties", JsonNode::ofNumber(0));
  JsonNode node = anyOf({std::move(list), std::move(members)});
  node.add("description", JsonNode::ofText("Reserved for a later version"));
  return node;
}

}  // namespace

JsonNode modelSchema(const TypeList& types) {
  Members members{{"gyre", constant(JsonNode::ofNumber(modelFormatVersion))}};
  for (const Category c : writtenCategories)
    members.emplace_back(plural(c), listOf(reference(std::string(singular(c)))));
  members.emplace_back("contact", emptySchema());
  members.emplace_back("simulation", reference("simulation"));
  members.emplace_back("view", reference("view"));

  JsonNode root = JsonNode::object();
  root.add("$schema", JsonNode::ofText("https://json-schema.org/draft/2020-12/schema"));
  for (JsonNode& keyword : typeSchema(documentType(), std::move(members), {"gyre"}).items)
    root.items.push_back(std::move(keyword));
  root.add("$defs", definitions(types));
  return root;
}

}  // namespace gyre
