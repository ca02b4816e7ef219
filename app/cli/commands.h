#pragma once
// The subcommands. Each adds its options to the program and, when chosen, leaves its exit code.

#include <CLI/CLI.hpp>

namespace gyre::cli {

void addRunCommand(CLI::App& app, int& exitCode);
void addCheckCommand(CLI::App& app, int& exitCode);
void addAssembleCommand(CLI::App& app, int& exitCode);
void addStaticsCommand(CLI::App& app, int& exitCode);
void addModesCommand(CLI::App& app, int& exitCode);
void addCampbellCommand(CLI::App& app, int& exitCode);
void addDrivenCommands(CLI::App& app, int& exitCode);
void addStudyCommand(CLI::App& app, int& exitCode);
void addCompareCommand(CLI::App& app, int& exitCode);
void addConvergeCommand(CLI::App& app, int& exitCode);
void addListCommand(CLI::App& app, int& exitCode);
void addDescribeCommand(CLI::App& app, int& exitCode);
void addHelpCommand(CLI::App& app, int& exitCode);
void addFmuCommand(CLI::App& app, int& exitCode);
void addImportCommand(CLI::App& app, int& exitCode);
void addSchemaCommand(CLI::App& app, int& exitCode);
void addTestPluginCommand(CLI::App& app, int& exitCode);
void addCompletionCommand(CLI::App& app, int& exitCode);

}  // namespace gyre::cli
