#include "command_line.h"

#include "commands.h"
#include "core/version.h"

namespace gyre::cli {

std::unique_ptr<CLI::App> commandLine(int& exitCode) {
  auto app = std::make_unique<CLI::App>("Gyre: dynamics of constrained rigid bodies, on the command line", "gyre");
  app->set_version_flag("--version", "gyre " + std::string(version()));
  app->require_subcommand(1);
  for (const auto add :
       {addRunCommand, addCheckCommand, addAssembleCommand, addStaticsCommand, addModesCommand, addCampbellCommand,
        addDrivenCommands, addCompareCommand, addConvergeCommand, addStudyCommand, addListCommand, addDescribeCommand,
        addHelpCommand, addImportCommand, addFmuCommand, addSchemaCommand, addTestPluginCommand, addCompletionCommand})
    add(*app, exitCode);
  return app;
}

}  // namespace gyre::cli
