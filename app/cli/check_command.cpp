// gyre check MODEL: the health of a model: degrees of freedom, redundancy, initial assembly.
#include "analysis/health.h"
#include "analysis/health_json.h"
#include "analysis/health_text.h"
#include "catalog/catalog.h"
#include "commands.h"
#include "console.h"

#include "io/file_roles.h"
#include "io/model_file.h"
#include "model/references.h"

#include <fmt/format.h>
#include <memory>

namespace gyre::cli {
namespace {

constexpr std::size_t mostLines = 12;  // of one kind

/// "  line" for each, and how many more there are.
template <class Items, class Line>
std::string indented(const Items& items, Line line) {
  std::string out;
  for (std::size_t i = 0; i < items.size() && i < mostLines; ++i) out += "  " + line(items[i]) + "\n";
  if (items.size() > mostLines) out += fmt::format("  and {} more\n", items.size() - mostLines);
  return out;
}

std::string counted(std::size_t n, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", n, n == 1 ? one : many);
}

std::string setText(const Model& model, const DependentSet& set) {
  std::string out = dependentText(model, set) + "\n";
  out += indented(set.joints, [&](ElementId joint) { return multipliersText(model, set, joint); });
  for (const std::string& singular : singularTexts(set)) out += singular + "\n";
  if (const std::string proposals = proposalsText(set); !proposals.empty()) out += proposals + "\n";
  return out + indented(set.proposals, [&](const Proposal& p) { return proposalText(model, p, true); });
}

std::string healthText(const Model& model, const Health& health) {
  std::string out = mobilityText(health.mobility) + "\n";
  if (!health.freeMotions.empty()) {
    out += "free to move:\n";
    out += indented(health.freeMotions, [](const FreeMotion& m) { return m.text; });
  }
  if (!health.beams.empty()) {
    out += "flexible:\n";
    out += indented(health.beams, [&](const BeamRemarks& beam) { return model.nameOf(beam.beam) + " " + beam.form; });
  }
  for (const BeamRemarks& beam : health.beams)
    for (const std::string& doubt : beam.doubts) out += model.nameOf(beam.beam) + ": " + doubt + "\n";
  for (const DependentSet& set : health.dependentSets) out += setText(model, set);
  for (const LooseGroup& group : health.looseGroups) out += looseText(model, group) + "\n";
  if (health.mobility.constraints == 0) return out;
  if (health.violations.empty()) return out + "initial values meet the constraints\n";
  out += "initial values violate the constraints:\n";
  return out + indented(health.violations,
                        [&](const JointViolation& v) { return model.nameOf(v.joint) + ": " + violationText(v); });
}

/// "switched off: 'crank', 'A' (with what it refers to)".
std::string switchedOffLine(const Model& model) {
  const std::unordered_set<ElementId> off = switchedOff(model);
  std::string names;
  for (const Element& e : model.elements())
    if (off.contains(e.id))
      names += fmt::format("{}'{}'{}", names.empty() ? "" : ", ", e.name, e.enabled ? " (with what it refers to)" : "");
  return names.empty() ? std::string{} : fmt::format("switched off: {}\n", names);
}

int check(const std::string& file, bool json) {
  if (auto ok = FileRoles().reads("the model", file).check(); !ok) return report(ok.error());
  const auto model = readModel(file, catalog());
  if (!model) return report(model.error());
  const auto inFile = [&](Error error) {
    if (error.file.empty()) error.file = file;
    return report(error);
  };
  const auto system = System::compile(*model);
  if (!system) return inFile(system.error());
  const Health health = examineHealth(*model, **system, catalog());
  std::string text;
  if (json) {
    text = jsonText(healthJson(*model, health, (*system)->switches().warnings));
  } else {
    text = fmt::format("{}: {}\n", file,
                       model->document().name.empty() ? "a model without a name" : model->document().name);
    text +=
        fmt::format("{}, {}, {}; integrator {}\n", counted(model->active(Category::body).size(), "body", "bodies"),
                    counted(model->active(Category::joint).size(), "joint", "joints"),
                    counted(model->active(Category::force).size(), "force", "forces"), model->simulation().type->id);
    text += switchedOffLine(*model);
    text += healthText(*model, health);
    for (const std::string& warning : (*system)->switches().warnings) text += warning + "\n";
    if (health.stepLimit) text += stepLimitText(*model, *health.stepLimit) + "\n";
    if (!health.obstacle) text += "ready to run\n";
    else if (health.assembles)
      text += fmt::format("--assemble would bring them together: it {}\n", assemblyText(*model, health));
  }
  if (const int code = print(text); code != exitDone) return code;
  return health.obstacle ? inFile(*health.obstacle) : exitDone;
}

}  // namespace

void addCheckCommand(CLI::App& app, int& exitCode) {
  auto file = std::make_shared<std::string>();
  auto json = std::make_shared<bool>(false);
  CLI::App* command = app.add_subcommand(
      "check", "Validate a model: degrees of freedom and which, redundant constraints, loose bodies, initial assembly");
  command->add_option("model", *file, "Model file (*.gyre)")->required();
  command->add_flag("--json", *json, "As JSON");
  command->callback([file, json, &exitCode] { exitCode = check(*file, *json); });
}

}  // namespace gyre::cli
