#pragma once
// The manual page gyre(1), made from the command line itself, so that it says what --help says.
// Source: man(7), the macros of manual pages.

#include <CLI/CLI.hpp>

#include <string>

namespace gyre::cli {

/// In the language of man(1): every subcommand with its usage, its operands and its options.
std::string manPage(const CLI::App& app);

}  // namespace gyre::cli
