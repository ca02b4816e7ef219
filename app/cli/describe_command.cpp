// gyre describe TYPE: what a type is and what its keys mean.
#include "commands.h"

#include "catalog/type_page.h"
#include "console.h"
#include "describe_shapes.h"
#include "integrators/integrator.h"
#include "io/field_facts.h"
#include "io/suggestion.h"
#include "io/value_json.h"
#include "joints/coordinate_names.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>
#include <memory>

namespace gyre::cli {
namespace {

/// "order 2, fixed steps, joints".
std::string abilities(const Capabilities& can) {
  return fmt::format("Order {}, {}, {}\n", can.order, can.adaptive ? "chooses its steps" : "fixed steps",
                     can.constraints ? "joints" : "no joints: " + can.noConstraints);
}

std::string typeText(const TypeInfo& type) {
  std::string out = fmt::format("{} ({}): {}\n{}\n", type.id, singular(type.category), type.label, type.help);
  if (type.category == Category::integrator) out += abilities(integratorType(type).capabilities);
  if (type.category == Category::joint) {
    const auto names = coordinateNamesOf(jointType(type));
    if (!names.empty()) out += fmt::format("Coordinates, as far as it leaves them free: {}\n", fmt::join(names, ", "));
  }
  for (const Field& f : type.fields) {
    out += fmt::format("\n  {}: {}\n      {}\n", f.key, f.help, fieldFacts(type, f));
  }
  if (type.category == Category::body || type.category == Category::joint || type.category == Category::force ||
      type.category == Category::point || type.category == Category::material || type.isBetween())
    out +=
        "\n  enabled: Takes part in the equations; false leaves it out, with all that refers to it\n      default "
        "true\n";
  return out;
}

JsonNode fieldJson(const TypeInfo& type, const Field& f) {
  JsonNode node = JsonNode::object();
  node.add("key", JsonNode::ofText(f.key));
  node.add("label", JsonNode::ofText(f.label));
  node.add("help", JsonNode::ofText(f.help));
  node.add("value", JsonNode::ofText(expectedValue(f)));
  if (const std::string how = tableText(f); !how.empty()) node.add("argument", JsonNode::ofText(how));
  node.add("unit", JsonNode::ofText(unitText(f)));
  node.add("range", JsonNode::ofText(f.range.text()));
  node.add("required", JsonNode::ofBool(f.required));
  if (!f.required) node.add("default", defaultJson(type, f));
  if (const std::string where = whereItApplies(f); !where.empty()) node.add("applies", JsonNode::ofText(where));
  if (!f.choices.empty()) {
    JsonNode& choices = node.add("choices", JsonNode::array());
    for (const std::string& choice : f.choices) choices.push(JsonNode::ofText(choice));
  }
  return node;
}

JsonNode typeJson(const TypeInfo& type) {
  JsonNode node = JsonNode::object();
  node.add("id", JsonNode::ofText(type.id));
  node.add("category", JsonNode::ofText(std::string(singular(type.category))));
  node.add("label", JsonNode::ofText(type.label));
  node.add("help", JsonNode::ofText(type.help));
  if (type.category == Category::integrator) {
    const Capabilities& can = integratorType(type).capabilities;
    node.add("order", JsonNode::ofNumber(can.order));
    node.add("constraints", JsonNode::ofBool(can.constraints));
    node.add("adaptive", JsonNode::ofBool(can.adaptive));
  }
  if (type.category == Category::joint) {
    JsonNode& coordinates = node.add("coordinates", JsonNode::array());
    for (const std::string& name : coordinateNamesOf(jointType(type))) coordinates.push(JsonNode::ofText(name));
  }
  JsonNode& keys = node.add("keys", JsonNode::array());
  for (const Field& f : type.fields) keys.push(fieldJson(type, f));
  return node;
}

int describe(const std::string& id, bool json) {
  std::string text;
  std::vector<std::string> known;
  for (const TypeInfo* type : describedTypes()) {
    known.push_back(type->id);
    if (type->id == id) text += json ? jsonText(typeJson(*type)) : typeText(*type);
  }
  known.emplace_back("shapes");
  if (id == "shapes") text = json ? jsonText(shapesJson()) : shapesText();
  if (text.empty())
    return report({.message = fmt::format("there is no type '{}'{}", id, acceptedText(id, known, 100))});
  return print(text);
}

}  // namespace

void addDescribeCommand(CLI::App& app, int& exitCode) {
  auto id = std::make_shared<std::string>();
  auto json = std::make_shared<bool>(false);
  CLI::App* command = app.add_subcommand("describe", "Say what a type is and what its keys mean");
  command->add_option("type", *id, "A type of body, joint, force or integrator, or 'shapes'")->required();
  command->add_flag("--json", *json, "As JSON");
  command->callback([id, json, &exitCode] { exitCode = describe(*id, *json); });
}

}  // namespace gyre::cli
