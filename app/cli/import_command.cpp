// gyre import: a URDF or MJCF file as a model, and what of it was not understood. Meshes are left out: the formats are
// read by VTK, which this program does without.
#include "commands.h"

#include "catalog/catalog.h"
#include "console.h"
#include "import/import_file.h"
#include "io/model_file.h"

#include <fmt/format.h>
#include <cstdio>
#include <memory>

namespace gyre::cli {
namespace {

int importFile(const std::string& file, const std::string& out) {
  const auto imported = importModel(file, catalog());
  if (!imported) return report(imported.error());
  fmt::print(stderr, "{}", notesText(imported->notes, file));
  if (imported->notes.empty()) fmt::print(stderr, "{}: everything was understood\n", file);
  else fmt::print(stderr, "{}: {} not taken over as they are\n", file, imported->notes.size());
  if (out.empty()) return print(modelText(imported->model));
  if (auto written = writeModel(imported->model, out); !written) return report(written.error());
  return exitDone;
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
