#include "io/contact_schema.h"

#include "io/schema_parts.h"
#include "io/type_schema.h"
#include "model/settings.h"

namespace gyre {
namespace {

using namespace schema;

JsonNode saying(JsonNode node, const char* what) {
  node.add("description", JsonNode::ofText(what));
  return node;
}

JsonNode twoNames(const char* of) { return saying(listOf(text(), 2, 2), of); }

JsonNode materialSchema(const TypeInfo& type) {
  return typeSchema(type,
                    {{"name", elementNameSchema()},
                     {"type", constant(JsonNode::ofText(type.id))},
                     {"enabled", elementEnabledSchema()}},
                    {"name"});
}

JsonNode pairSchema(const TypeInfo& type) {
  return typeSchema(type,
                    {{type.between.key, twoNames("Names of the two materials")}, {"enabled", elementEnabledSchema()}},
                    {type.between.key}, {type.between.first, type.between.second});
}

JsonNode filterSchema(const TypeInfo& type) {
  JsonNode named = object({{type.between.key, twoNames("Names of the two bodies, 'ground' among them")},
                           {"enabled", elementEnabledSchema()}},
                          {type.between.key});
  return anyOf({twoNames("Names of the two bodies, 'ground' among them"), std::move(named)});
}

}  // namespace

void addContactDefinitions(const TypeList& types, JsonNode& definitions) {
  const auto only = [&](Category c) -> const TypeInfo& { return *types.of(c).front(); };
  const TypeInfo &material = only(Category::material), &pair = only(Category::contactPair),
                 &filter = only(Category::contactFilter);
  definitions.add(definitionOf(material), materialSchema(material));
  definitions.add(definitionOf(pair), pairSchema(pair));
  definitions.add(definitionOf(filter), filterSchema(filter));
  const auto listOfType = [](const TypeInfo& type) { return listOf(reference(definitionOf(type))); };
  definitions.add(
      "contact",
      typeSchema(contactType(),
                 {{"materials", saying(listOfType(material), "A shape that names none is of the first")},
                  {"pairs", saying(listOfType(pair), "Pairs of materials")},
                  {"ignore", saying(listOfType(filter), "Pairs of bodies that do not touch")},
                  {"touch", saying(listOfType(filter), "Pairs of bodies that touch although a joint connects them")}},
                 {}));
}

}  // namespace gyre
