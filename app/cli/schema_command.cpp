// gyre schema: the JSON Schema of model files.
#include "commands.h"

#include "catalog/catalog.h"
#include "console.h"
#include "io/model_schema.h"

namespace gyre::cli {

void addSchemaCommand(CLI::App& app, int& exitCode) {
  CLI::App* command =
      app.add_subcommand("schema", "Print the JSON Schema (draft 2020-12) of model files, for editors and validators");
  command->callback([&exitCode] { exitCode = print(jsonText(modelSchema(catalog()))); });
}

}  // namespace gyre::cli
