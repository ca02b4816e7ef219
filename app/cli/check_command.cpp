// gyre check MODEL: validation, degrees of freedom, redundancy, initial assembly.
#include "commands.h"

#include "catalog/catalog.h"
#include "console.h"
#include "io/model_file.h"
#include "model/references.h"
#include "system/initial_conditions.h"

#include <fmt/format.h>
#include <memory>

namespace gyre::cli {
namespace {

std::string counted(std::size_t n, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", n, n == 1 ? one : many);
}

/// The farthest any body's centre of mass moves from one state to another, and which body that is.
std::string largestMove(const Model& model, const System& system, const State& from, const State& to) {
  Workspace before = system.makeWorkspace(), after = system.makeWorkspace();
  system.evaluate(from, before);
  system.evaluate(to, after);
  const auto bodies = model.active(Category::body);
  double most = 0;
  std::string name;
  for (std::size_t b = 0; b < bodies.size(); ++b) {
    const double moved = (system.kinematics(after, b).x - system.kinematics(before, b).x).norm();
    if (moved > most) {
      most = moved;
      name = bodies[b]->name;
    }
  }
  return name.empty() ? "turns bodies about their centres of mass"
                      : fmt::format("moves '{}' most, by {:.3g} m", name, most);
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

int check(const std::string& file) {
  const auto model = readModel(file, catalog());
  if (!model) return report(model.error());
  const auto inFile = [&](Error error) {
    if (error.file.empty()) error.file = file;
    return report(error);
  };
  const auto system = System::compile(*model);
  if (!system) return inFile(system.error());

  const State given = (*system)->initialState();
  const Mobility m = mobility(**system, given);
  std::string text =
      fmt::format("{}: {}\n", file, model->document().name.empty() ? "a model without a name" : model->document().name);
  text += fmt::format("{}, {}, {}; integrator {}\n", counted(model->active(Category::body).size(), "body", "bodies"),
                      counted(model->active(Category::joint).size(), "joint", "joints"),
                      counted(model->active(Category::force).size(), "force", "forces"), model->simulation().type->id);
  text += switchedOffLine(*model);
  text +=
      fmt::format("{}, {}, {}", counted(static_cast<std::size_t>(m.coordinates), "coordinate", "coordinates"),
                  counted(static_cast<std::size_t>(m.constraints), "constraint equation", "constraint equations"),
                  counted(static_cast<std::size_t>(m.degreesOfFreedom()), "degree of freedom", "degrees of freedom"));
  text += m.redundant() > 0 ? fmt::format("; {} of the constraints redundant\n", m.redundant())
                            : "; no redundant constraints\n";

  if (m.constraints > 0) {
    const Violation v = violation(**system, given);
    const bool met = v.position <= assemblyTolerance && v.velocity <= assemblyTolerance;
    text += fmt::format("initial values {} the constraints {} {:.2g} (position) and {:.2g} (velocity)\n",
                        met ? "meet" : "violate", met ? "to within" : "by", v.position, v.velocity);
  }
  const auto initial = consistentInitialState(**system, false);
  if (initial) return print(text + "ready to run\n");
  if (const auto assembled = consistentInitialState(**system, true))
    text += fmt::format("--assemble would bring them together: it {}\n",
                        largestMove(*model, **system, given, assembled->state));
  if (const int code = print(text); code != exitDone) return code;
  return inFile(initial.error());
}

}  // namespace

void addCheckCommand(CLI::App& app, int& exitCode) {
  auto file = std::make_shared<std::string>();
  CLI::App* command =
      app.add_subcommand("check", "Validate a model; count its degrees of freedom; try its initial assembly");
  command->add_option("model", *file, "Model file (*.gyre)")->required();
  command->callback([file, &exitCode] { exitCode = check(*file); });
}

}  // namespace gyre::cli
