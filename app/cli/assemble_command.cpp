// gyre assemble MODEL: brings positions and velocities onto the constraints and computes the accelerations.
#include "analysis/assembly.h"
#include "analysis/health_text.h"
#include "analysis/initial_values.h"
#include "analysis_input.h"
#include "catalog/catalog.h"
#include "commands.h"
#include "console.h"
#include "io/file_roles.h"
#include "io/model_file.h"

#include <fmt/format.h>
#include <memory>

namespace gyre::cli {
namespace {

int assemble(const std::string& file, const std::string& out) {
  if (auto ok = FileRoles().reads("the model", file).writes("--out", out).check(); !ok) return report(ok.error());
  auto input = analysisInput(file);
  if (!input) return report(input.error());
  const System& system = *input->system;
  const Violation before = violation(system, system.initialState());
  const auto assembled = assembledState(input->model, system);
  if (!assembled) return report(inFile(assembled.error(), file));
  const Violation after = violation(system, assembled->state);
  const auto line = [](const char* what, const Violation::Largest& from, const Violation::Largest& to,
                       const char* per) {
    return fmt::format("{}: violation {:.3g} {}{} before, {:.3g} {}{} after\n", what, from.size, from.unit, per,
                       to.size, to.unit, per);
  };
  std::string text = line("position", before.position, after.position, "");
  text += line("velocity", before.velocity, after.velocity, "/s");
  const VecX& a = assembled->state.vdot;
  text += fmt::format("acceleration: at most {:.6g}\n", a.size() > 0 ? a.lpNorm<Eigen::Infinity>() : 0.0);
  const Edit edit = initialValuesEdit(input->model, system, assembled->state);
  if (std::get<Compound>(edit.what).edits.empty()) {
    text += "nothing moves\n";
  } else {
    const Health health = examineHealth(input->model, system, catalog());
    text += fmt::format("it {}\n", assemblyText(input->model, health));
  }
  if (!out.empty()) {
    if (auto done = input->model.apply(edit); !done) return report(done.error());
  }
  const int written = out.empty() ? exitDone : writeText(modelText(input->model), out);
  return namesStandardOutput(out) ? written : firstFailure(written, print(text));
}

}  // namespace

void addAssembleCommand(CLI::App& app, int& exitCode) {
  auto file = std::make_shared<std::string>();
  auto out = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("assemble", "Move initial values onto the constraints by the smallest change");
  command->add_option("model", *file, "Model file (*.gyre)")->required();
  command->add_option("--out", *out, "Write the model with the assembled values here")->type_name("FILE");
  command->callback([file, out, &exitCode] { exitCode = assemble(*file, *out); });
}

}  // namespace gyre::cli
