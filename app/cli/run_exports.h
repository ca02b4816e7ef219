#pragma once
// The files of `gyre run --export` and `gyre compare --export`: asked for, tried before the run, written after it.

#include "export/run_export.h"
#include "io/file_roles.h"

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace gyre::cli {

struct RunExports {
  std::vector<std::string> files;
  std::string rate, size, time;  ///< as given; empty: none was
  bool plain = false;            ///< films without words
  ExportOptions options = {};

  void addOptions(CLI::App& command);
  /// --export alone is another one's: the rest of them.
  void addFilmOptions(CLI::App& command);
  void addRoles(FileRoles& roles) const;
  /// Reads rate and size, looks for the view and tries the files.
  Expected<void> prepare(const Model& model);
  /// The channels that a report shows: those that fit a pattern. @param patterns  none: the report's own choice
  Expected<void> choosePlotted(const std::vector<Channel>& channels, const std::vector<std::string>& patterns);
  /// One after the other, with a progress bar, also of a run that failed or was stopped. An interrupt that comes now
  /// gives the file up that is being written, and those after it. The exit code.
  int write(const ExportedRun& run, bool quiet) const;
};

}  // namespace gyre::cli
