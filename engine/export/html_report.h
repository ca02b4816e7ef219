#pragma once
// A run as one page that needs nothing else: description, settings, findings, plots, and the motion to be played. It is
// well-formed XML, too, and fetches nothing: its own policy forbids it.

#include "export/exported_run.h"

#include <filesystem>

namespace gyre {

/// False where it was not wanted any more.
Expected<bool> writeHtmlReport(const ExportedRun& run, const ExportOptions& options, const std::filesystem::path& file,
                               const ExportProgress& goesOn);

}  // namespace gyre
