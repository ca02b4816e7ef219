// gyre import: a URDF or MJCF file as a model, and what of it was not understood. Meshes are left out: the formats are
// read by VTK, which this program does without.
#include "commands.h"

#include "catalog/catalog.h"
#include "console.h"
#include "import/import_file.h"
#include "io/file_roles.h"
#include "io/model_file.h"

#include <fmt/format.h>
#include <memory>

namespace gyre::cli {
namespace {

struct ImportArguments {
  std::string file, out;
  bool strict = false, allowOutside = false;
};

int importFile(const ImportArguments& a) {
  FileRoles files = FileRoles().reads("the file to import", a.file).writes("--out", a.out);
  if (auto ok = files.check(); !ok) return report(ok.error());
  const auto imported = importModel(a.file, catalog(), {.strict = a.strict, .allowOutside = a.allowOutside});
  if (!imported) {
    const int code = report(imported.error());
    if (imported.error().remedy == Error::Remedy::readOutside)
      say(fmt::format("{}: --allow-outside reads such files\n", a.file));
    return code;
  }
  for (const auto& file : imported->files) files.reads("a file it includes", file);
  if (auto ok = files.check(); !ok) return report(ok.error());
  say(reportText(*imported, a.file));
  if (!imported->repairs.empty()) say(fmt::format("{}: --strict refuses a file that needs repairs\n", a.file));
  return writeText(modelText(imported->model), a.out.empty() ? "-" : a.out);
}

}  // namespace

void addImportCommand(CLI::App& app, int& exitCode) {
  auto arguments = std::make_shared<ImportArguments>();
  CLI::App* command = app.add_subcommand("import",
                                         "Make a model of a URDF or MJCF file; says what was not understood and what "
                                         "was repaired. Meshes are read by the window only");
  command->add_option("file", arguments->file, "A URDF (<robot>) or MJCF (<mujoco>) file")->required();
  command->add_option("--out", arguments->out, "Model file to write; by default standard output");
  command->add_flag("--strict", arguments->strict,
                    "Refuse what no body can be (inertia, mass) instead of repairing it");
  command->add_flag("--allow-outside", arguments->allowOutside,
                    "Read files that the model includes from outside of its folder, too");
  command->callback([arguments, &exitCode] { exitCode = importFile(*arguments); });
}

}  // namespace gyre::cli
