// gyre fmu MODEL: packs a model with the engine as an FMU for co-simulation.
#include "commands.h"

#include "catalog/catalog.h"
#include "console.h"
#include "fmi/fmu_interface.h"
#include "fmi/model_description.h"
#include "io/file_roles.h"
#include "io/model_file.h"
#include "io/text_file.h"
#include "linked_libraries.h"
#include "overrides.h"
#include "zip_file.h"

#include <fmt/format.h>
#include <filesystem>
#include <memory>
#include <vector>

namespace gyre::cli {
namespace {

struct FmuArguments {
  std::string model, out;
  Overrides overrides;
  std::vector<std::string> inputs, parameters, outputs;
  int version = 2;
  bool assemble = false, withLibraries = false;
};

/// The engine behind the functions of FMI, as it is packed.
std::filesystem::path engineForFmus() {
  std::error_code ignored;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", ignored);
  return (program.parent_path() / GYRE_FMU_FROM_PROGRAMS).lexically_normal();
}

Expected<void> writeFmu(const FmuInterface& interface, const Model& model, const FmuArguments& a,
                        const std::string& out) {
  const std::filesystem::path engine = engineForFmus();
  const auto binary = readTextFile(engine.string());
  if (!binary) return fail(binary.error());
  const bool isTwo = a.version == 2;
  auto zip = ZipFile::create(out);
  if (!zip) return fail(std::move(zip.error()));
  const std::string folder = isTwo ? "binaries/linux64/" : "binaries/x86_64-linux/";
  const std::string description = modelDescription(interface, model, isTwo ? FmiVersion::two : FmiVersion::three);
  if (auto ok = zip->add("modelDescription.xml", description); !ok) return ok;
  if (auto ok = zip->add(folder + interface.identifier + ".so", *binary, true); !ok) return ok;
  if (a.withLibraries)
    for (const std::filesystem::path& file : librariesOfTheEngine()) {
      const auto library = readTextFile(file.string());
      if (!library) return fail(library.error());
      if (auto ok = zip->add(folder + file.filename().string(), *library); !ok) return ok;
    }
  if (auto ok = zip->add("resources/model.gyre", modelText(model)); !ok) return ok;
  if (auto ok = zip->add("resources/interface.json", interfaceText(interface)); !ok) return ok;
  return zip->commit();
}

std::size_t count(const FmuInterface& interface, FmuVariable::Role role) {
  std::size_t n = 0;
  for (const FmuVariable& v : interface.variables) n += v.role == role ? 1 : 0;
  return n;
}

std::string summary(const FmuInterface& interface, const FmuArguments& a, const std::string& out) {
  using Role = FmuVariable::Role;
  return fmt::format("{}: FMI {}.0 for co-simulation on Linux; {} inputs, {} parameters, {} outputs\n", out, a.version,
                     count(interface, Role::input), count(interface, Role::tunable) + count(interface, Role::fixed),
                     count(interface, Role::output));
}

int fmu(const FmuArguments& a) {
  const std::string stem = std::filesystem::path(a.model).stem().string();
  const std::string out = a.out.empty() ? stem + ".fmu" : a.out;
  if (auto ok = FileRoles().reads("the model", a.model).writes("--out", out).check(); !ok) return report(ok.error());
  auto model = readModel(a.model, catalog());
  if (!model) return report(model.error());
  if (auto ok = applyOverrides(a.overrides, *model); !ok) return report(ok.error());
  std::vector<std::string> leftOut;
  auto interface = fmuInterface(*model, {stem, a.inputs, a.parameters, a.outputs, a.assemble}, leftOut);
  if (!interface) {
    if (interface.error().file.empty()) interface.error().file = a.model;
    return report(interface.error());
  }
  if (auto ok = writeFmu(*interface, *model, a, out); !ok) return report(ok.error());
  for (const std::string& name : leftOut)
    say(fmt::format("gyre: note: the channel '{}' is no output: a number that is set has this name\n", name));
  return print(summary(*interface, a, out));
}

}  // namespace

void addFmuCommand(CLI::App& app, int& exitCode) {
  auto arguments = std::make_shared<FmuArguments>();
  CLI::App* command = app.add_subcommand("fmu", "Pack a model with the engine as an FMU for co-simulation");
  command->add_option("model", arguments->model, "Model file (*.gyre)")->required();
  command
      ->add_option("--inputs", arguments->inputs,
                   "Numbers that may change at every communication point, by the keys of run --set: a parameter, "
                   "crank.mass, push.value.z")
      ->type_name("KEY");
  command
      ->add_option(
          "--parameters", arguments->parameters,
          "Numbers that are set before the run; all but initial values and settings of the method at communication "
          "points, too")
      ->type_name("KEY");
  command->add_option("--outputs", arguments->outputs, "Channels that are read, e.g. \"crank.*\"; without it all")
      ->type_name("GLOB");
  command->add_option("--fmi", arguments->version, "Version of FMI, 2 or 3; without it 2")
      ->check(CLI::IsMember({2, 3}));
  command->add_option("--out", arguments->out, "The file to write; without it MODEL.fmu in this folder")
      ->type_name("FILE");
  command->add_option("--integrator", arguments->overrides.integrator, "Use this method (see: gyre list integrators)");
  command->add_option("--set", arguments->overrides.set, "Change a value before: rho_inf=0.8, end_time=5 (repeatable)")
      ->allow_extra_args(false)
      ->type_name("KEY=VALUE");
  command->add_flag("--assemble", arguments->assemble,
                    "Move initial values onto the constraints where they, or parameters that were set, violate them");
  command->add_flag("--with-libraries", arguments->withLibraries,
                    "Pack the libraries that the engine is linked to as well, for machines without Gyre");
  command->callback([arguments, &exitCode] { exitCode = fmu(*arguments); });
}

}  // namespace gyre::cli
