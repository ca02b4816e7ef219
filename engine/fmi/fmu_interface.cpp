#include "fmi/fmu_interface.h"

#include "core/digest.h"
#include "fmi/model_number.h"
#include "io/json_object.h"
#include "io/model_file.h"
#include "io/text_file.h"
#include "run/recording_csv.h"
#include "run/saved_state.h"
#include "run/stepper.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <string_view>

namespace gyre {
namespace {

using Role = FmuVariable::Role;
constexpr std::array<std::string_view, 5> roleNames{"time", "input", "tunable", "fixed", "output"};

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

/// A name in C: what else stands in it becomes an underline.
std::string identifierOf(std::string name) {
  for (char& c : name)
    if (!isLetter(c) && !(c >= '0' && c <= '9')) c = '_';
  if (name.empty() || !isLetter(name.front())) name.insert(0, "m_");
  return name;
}

bool hasName(const std::vector<FmuVariable>& all, const std::string& name) {
  return std::any_of(all.begin(), all.end(), [&](const FmuVariable& v) { return v.name == name; });
}

Expected<void> addNumber(const std::string& key, bool isInput, const Model& model, std::vector<FmuVariable>& out) {
  const char* option = isInput ? "--inputs" : "--parameters";
  auto number = ModelNumber::find(key, model);
  if (!number) {
    number.error().message = fmt::format("{} '{}': {}", option, key, number.error().message);
    return fail(std::move(number.error()));
  }
  if (hasName(out, key)) return failInput(fmt::format("{} '{}': this number was named before", option, key));
  if (isInput && number->isOfStart())
    return failInput(
        fmt::format("{} '{}': this number says how the run begins, or by what method it goes, and cannot change while "
                    "it does; as one of --parameters it can be set before",
                    option, key));
  const Role role = isInput ? Role::input : number->isOfStart() ? Role::fixed : Role::tunable;
  out.push_back({key, role, number->unit(), number->help(), number->value(model)});
  return {};
}

/// A text that differs where the model or the variables do, in the form of a GUID.
std::string tokenOf(const Model& model, const FmuInterface& interface) {
  const std::string d = digest(modelText(model) + interfaceText(interface));
  return fmt::format("{{{}-{}-{}-{}-{}}}", d.substr(0, 8), d.substr(8, 4), d.substr(12, 4), d.substr(16, 4),
                     d.substr(20, 12));
}

Expected<FmuVariable> readVariable(const JsonNode& node, const std::string& place) {
  FmuVariable out;
  std::string role;
  if (auto ok = readObject(node, place, "a variable {\"name\": ..., \"role\": ...}",
                           {memberInto("name", out.name, true), memberInto("role", role, true)});
      !ok)
    return fail(std::move(ok.error()));
  const auto* known = std::find(roleNames.begin(), roleNames.end(), role);
  if (known == roleNames.end())
    return fail({.message = fmt::format("'{}' is no role of a variable", role), .line = node.line, .key = place});
  out.role = static_cast<Role>(known - roleNames.begin());
  return out;
}

}  // namespace

Expected<FmuInterface> fmuInterface(const Model& model, const FmuChoice& choice, std::vector<std::string>& leftOut) {
  FmuInterface out{.identifier = identifierOf(choice.name), .token = {}, .assembles = choice.assembles};
  out.variables.push_back({"time", Role::time, "s", "simulated time"});
  for (const bool isInput : {true, false})
    for (const std::string& key : isInput ? choice.inputs : choice.parameters)
      if (auto ok = addNumber(key, isInput, model, out.variables); !ok) return fail(std::move(ok.error()));

  const auto run = Stepper::create(model, choice.assembles);
  if (!run) return fail(run.error());
  out.savesState = SavedState::of(**run, model).has_value();
  const auto named = [](Error error) {
    error.message = "--outputs: " + error.message;
    return fail(std::move(error));
  };
  if (auto ok = (*run)->rows().choose(choice.outputs, true); !ok) return named(std::move(ok.error()));
  const std::vector<Channel> channels = (*run)->channels();
  const auto chosen = selectColumns(channels, choice.outputs);
  if (!chosen) return named(chosen.error());
  const std::vector<FmuVariable> numbers = out.variables;
  for (const std::size_t i : *chosen) {
    if (i == 0) continue;  // time
    const Channel& c = channels[i];
    if (hasName(numbers, c.name)) leftOut.push_back(c.name);
    else out.variables.push_back({c.name, Role::output, c.unit});
  }
  out.token = tokenOf(model, out);
  return out;
}

std::string interfaceText(const FmuInterface& interface) {
  JsonNode root = JsonNode::object();
  root.add("token", JsonNode::ofText(interface.token));
  root.add("identifier", JsonNode::ofText(interface.identifier));
  root.add("assembles", JsonNode::ofBool(interface.assembles));
  JsonNode variables = JsonNode::array();
  for (const FmuVariable& v : interface.variables) {
    JsonNode one = JsonNode::object();
    one.add("name", JsonNode::ofText(v.name));
    one.add("role", JsonNode::ofText(std::string(roleNames[static_cast<std::size_t>(v.role)])));
    variables.push(std::move(one));
  }
  root.add("variables", std::move(variables));
  return jsonText(root);
}

Expected<FmuInterface> readInterface(const std::filesystem::path& file) {
  const auto text = readTextFile(file.string());
  if (!text) return fail(text.error());
  const auto root = parseJson(*text, file.string());
  if (!root) return fail(root.error());
  FmuInterface out;
  const auto readVariables = [&out](const JsonNode& list, const std::string& place) {
    return readList(list, place, "a list of variables",
                    [&out](const JsonNode& item, const std::string& at) -> Expected<void> {
                      auto variable = readVariable(item, at);
                      if (!variable) return fail(std::move(variable.error()));
                      out.variables.push_back(std::move(*variable));
                      return {};
                    });
  };
  if (auto ok = readObject(*root, "", "the interface of an FMU",
                           {memberInto("token", out.token, true),
                            memberInto("identifier", out.identifier, true),
                            memberInto("assembles", out.assembles, true),
                            {"variables", readVariables, true}});
      !ok)
    return fail(inFile(std::move(ok.error()), file.string()));
  return out;
}

}  // namespace gyre
