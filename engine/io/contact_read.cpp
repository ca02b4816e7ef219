#include "io/contact_read.h"

#include "io/geometry_json.h"
#include "model/contact_filter.h"

namespace gyre {
namespace {

using Done = Expected<void>;

const JsonNode* listIn(const JsonNode& root, std::string_view key) {
  const JsonNode* section = root.find("contact");
  return section ? section->find(key) : nullptr;
}

}  // namespace

Done readMaterials(const JsonNode& root, ElementReader& elements) {
  const JsonNode* section = root.find("contact");
  if (section && !section->is(JsonNode::Kind::object))
    return wrongValue(*section, "contact", "an object {\"materials\": [...], \"pairs\": [...], ...}");
  const JsonNode* list = listIn(root, "materials");
  return list ? elements.readList(*list, Category::material) : Done{};
}

Done readContactPairs(const JsonNode& root, ElementReader& elements) {
  if (const JsonNode* list = listIn(root, "pairs"))
    if (auto ok = elements.readList(*list, Category::contactPair); !ok) return ok;
  for (const FilterRule rule : {FilterRule::ignore, FilterRule::touch})
    if (const JsonNode* list = listIn(root, rule == FilterRule::ignore ? "ignore" : "touch")) {
      const std::any params = ContactFilter{.rule = rule};
      if (auto ok = elements.readList(*list, Category::contactFilter, &params); !ok) return ok;
    }
  return {};
}

Done readContactSettings(const JsonNode& root, ElementReader& elements) {
  const JsonNode* section = root.find("contact");
  return section ? elements.readSection(*section, contactId, {"materials", "pairs", "ignore", "touch"}) : Done{};
}

}  // namespace gyre
