#include "io/model_schema.h"

#include "io/contact_schema.h"
#include "io/model_file.h"
#include "io/schema_parts.h"
#include "io/type_schema.h"
#include "io/value_schema.h"
#include "model/settings.h"

#include <utility>

namespace gyre {
namespace {

using namespace schema;
using Members = SchemaMembers;

/// Those whose elements stand in lists at the top.
constexpr Category writtenCategories[] = {Category::parameter, Category::body,  Category::frame,    Category::joint,
                                          Category::force,     Category::point, Category::namedView};

/// "view" is the section of that name.
std::string elementDefinition(Category c) { return c == Category::namedView ? "named_view" : std::string(singular(c)); }

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

JsonNode definitions(const TypeList& types) {
  JsonNode all = valueDefinitions();
  for (const Category c : writtenCategories) {
    const auto known = types.of(c);
    const bool onlyOne = known.size() == 1;  // it need not be named
    all.add(elementDefinition(c), choiceOf(known, "type", onlyOne));
    std::vector<std::string> required{"name"};
    if (!onlyOne) required.emplace_back("type");
    for (const TypeInfo* type : known)
      all.add(definitionOf(*type), typeSchema(*type,
                                              {{"name", elementNameSchema()},
                                               {"type", constant(JsonNode::ofText(type->id))},
                                               {"enabled", elementEnabledSchema()}},
                                              required));
  }
  const auto integrators = types.of(Category::integrator);
  all.add("simulation", choiceOf(integrators, "integrator", true));
  for (const TypeInfo* type : integrators)
    all.add(definitionOf(*type), typeSchema(*type, {{"integrator", constant(JsonNode::ofText(type->id))}}, {}));
  all.add("view", typeSchema(viewType(), {}, {}));
  all.add("ground", typeSchema(groundType(), {}, {}));
  addContactDefinitions(types, all);
  return all;
}

}  // namespace

JsonNode modelSchema(const TypeList& types) {
  Members members{{"gyre", constant(JsonNode::ofNumber(modelFormatVersion))}};
  for (const Category c : writtenCategories) members.emplace_back(plural(c), listOf(reference(elementDefinition(c))));
  members.emplace_back("ground", reference("ground"));
  members.emplace_back("contact", reference("contact"));
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
