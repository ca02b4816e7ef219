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

int importFile(const std::string& file, const std::string& out) {
  if (auto ok = FileRoles().reads("the file to import", file).writes("--out", out).check(); !ok)
    return report(ok.error());
  const auto imported = importModel(file, catalog());
  if (!imported) return report(imported.error());
  say(notesText(imported->notes, file));
  say(imported->notes.empty() ? fmt::format("{}: everything was understood\n", file)
                              : fmt::format("{}: {} not taken over as they are\n", file, imported->notes.size()));
  return writeText(modelText(imported->model), out.empty() ? "-" : out);
}

}  // namespace

void addImportCommand(CLI::App& app, int& exitCode) {
  auto file = std::make_shared<std::string>(), out = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("import",
                                         "Make a model of a URDF or MJCF file; says what was not understood. "
                                         "Meshes are read by the window only");
  command->add_option("file", *file, "A URDF (<robot>) or MJCF (<mujoco>) file")->required();
  command->add_option("--out", *out, "Model file to write; by default standard output");
  command->callback([file, out, &exitCode] { exitCode = importFile(*file, *out); });
}

}  // namespace gyre::cli
