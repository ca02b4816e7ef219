#pragma once
// The command line of gyre: all subcommands with their options. Help, manual page and shell completion are made from
// it.

#include <CLI/CLI.hpp>

#include <memory>

namespace gyre::cli {

/// Parsing it carries out the chosen subcommand, whose exit code is left in exitCode, which must outlive it.
std::unique_ptr<CLI::App> commandLine(int& exitCode);

}  // namespace gyre::cli
