#include "fmi/model_description.h"

#include "core/version.h"
#include "export/markup.h"
#include "fmi/base_unit.h"

#include <fmt/format.h>
#include <set>
#include <string_view>

namespace gyre {
namespace {

using Role = FmuVariable::Role;

std::string attribute(std::string_view key, std::string_view value) {
  return fmt::format(" {}=\"{}\"", key, markupText(value));
}
std::string attribute(std::string_view key, double value) { return attribute(key, shortest(value)); }
/// Nothing where the text is empty.
std::string attributeIfAny(std::string_view key, std::string_view value) {
  return value.empty() ? "" : attribute(key, value);
}

std::string coSimulation(const FmuInterface& interface, FmiVersion version) {
  const bool isTwo = version == FmiVersion::two;
  const std::string_view saves = interface.savesState ? "true" : "false";
  return "  <CoSimulation" + attribute("modelIdentifier", interface.identifier) +
         attribute("canHandleVariableCommunicationStepSize", "true") +
         (isTwo ? attribute("canNotUseMemoryManagementFunctions", "true") : "") +
         attribute(isTwo ? "canGetAndSetFMUstate" : "canGetAndSetFMUState", saves) +
         attribute(isTwo ? "canSerializeFMUstate" : "canSerializeFMUState", saves) + "/>\n";
}

std::string unitDefinitions(const FmuInterface& interface) {
  std::set<std::string> units;
  for (const FmuVariable& v : interface.variables)
    if (!v.unit.empty()) units.insert(v.unit);
  std::string out = "  <UnitDefinitions>\n";
  for (const std::string& unit : units) {
    out += "    <Unit" + attribute("name", unit);
    const auto base = baseUnit(unit);
    if (!base) {
      out += "/>\n";
      continue;
    }
    out += "><BaseUnit";
    for (const auto& [key, exponent] : {std::pair("kg", base->kg), {"m", base->m}, {"s", base->s}, {"rad", base->rad}})
      if (exponent != 0) out += attribute(key, std::to_string(exponent));
    out += "/></Unit>\n";
  }
  return out + "  </UnitDefinitions>\n";
}

/// Categories of messages, by the names of the standard.
constexpr std::string_view logCategories =
    "  <LogCategories>\n"
    "    <Category name=\"logStatusWarning\" description=\"What there is to say of a run\"/>\n"
    "    <Category name=\"logStatusError\" description=\"What cannot be done, with element, equation and time\"/>\n"
    "  </LogCategories>\n";

std::string defaultExperiment(const Model& model) {
  const RunSettings run = runSettings(model.simulation());
  return "  <DefaultExperiment" + attribute("startTime", 0.0) + attribute("stopTime", run.end_time) +
         attribute("stepSize", run.output_step > 0 ? run.output_step : run.step) + "/>\n";
}

std::string_view causality(Role role) {
  switch (role) {
    case Role::time: return "independent";
    case Role::input: return "input";
    case Role::tunable:
    case Role::fixed: return "parameter";
    case Role::output: break;
  }
  return "output";
}

std::string_view variability(Role role) {
  if (role == Role::tunable) return "tunable";
  return role == Role::fixed ? "fixed" : "continuous";
}

std::string variable(const FmuVariable& v, std::size_t reference, FmiVersion version) {
  const std::string named = attribute("name", v.name) + attribute("valueReference", std::to_string(reference)) +
                            attributeIfAny("description", v.help) + attribute("causality", causality(v.role)) +
                            attribute("variability", variability(v.role));
  const std::string initial = v.role == Role::output                             ? attribute("initial", "calculated")
                              : v.role == Role::tunable || v.role == Role::fixed ? attribute("initial", "exact")
                                                                                 : "";
  const std::string number = attributeIfAny("unit", v.unit) + (v.isSet() ? attribute("start", v.start) : "");
  if (version == FmiVersion::three) return "    <Float64" + named + initial + number + "/>\n";
  return "    <ScalarVariable" + named + initial + "><Real" + number + "/></ScalarVariable>\n";
}

/// Outputs, all of which are unknown at the start, too; each depends on all that is set, for nothing else is said.
std::string modelStructure(const FmuInterface& interface, FmiVersion version) {
  const bool isTwo = version == FmiVersion::two;
  std::string out = "  <ModelStructure>\n";
  for (const auto& [list, item] : {std::pair("Outputs", "Output"), {"InitialUnknowns", "InitialUnknown"}}) {
    std::string items;
    for (std::size_t i = 0; i < interface.variables.size(); ++i)
      if (interface.variables[i].role == Role::output)
        items += isTwo ? "      <Unknown" + attribute("index", std::to_string(i + 1)) + "/>\n"
                       : fmt::format("    <{}{}/>\n", item, attribute("valueReference", std::to_string(i)));
    out += isTwo && !items.empty() ? fmt::format("    <{0}>\n{1}    </{0}>\n", list, items) : items;
  }
  return out + "  </ModelStructure>\n";
}

}  // namespace

std::string modelDescription(const FmuInterface& interface, const Model& model, FmiVersion version) {
  const bool isTwo = version == FmiVersion::two;
  const std::string& title = model.document().name;
  std::string out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<fmiModelDescription" +
                    attribute("fmiVersion", isTwo ? "2.0" : "3.0") +
                    attribute("modelName", title.empty() ? interface.identifier : title) +
                    attribute(isTwo ? "guid" : "instantiationToken", interface.token) +
                    attributeIfAny("description", model.document().description) +
                    attribute("generationTool", fmt::format("Gyre {}", gyre::version())) +
                    attribute("variableNamingConvention", "flat") + ">\n";
  out += coSimulation(interface, version) + unitDefinitions(interface);
  out += logCategories;
  out += defaultExperiment(model) + "  <ModelVariables>\n";
  for (std::size_t i = 0; i < interface.variables.size(); ++i) out += variable(interface.variables[i], i, version);
  return out + "  </ModelVariables>\n" + modelStructure(interface, version) + "</fmiModelDescription>\n";
}

}  // namespace gyre
