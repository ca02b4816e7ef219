#pragma once
// A run as one page that needs nothing else: description, settings, findings, plots, and the motion to be played. It is
// well-formed XML, too, and fetches nothing: its own policy forbids it.

#include "export/exported_run.h"

#include <filesystem>
#include <string>
#include <vector>

namespace gyre {

/// What a user has before his eyes. With it the page prints on one sheet, without the player.
struct ReportPictures {
  std::string view;                     ///< a PNG of the bodies
  std::vector<std::string> plots = {};  ///< SVG files, in the place of plots that the report chooses
};

/// @param pictures  null: the report chooses its plots itself
/// @return false where it was not wanted any more
Expected<bool> writeHtmlReport(const ExportedRun& run, const ExportOptions& options, const std::filesystem::path& file,
                               const ExportProgress& goesOn, const ReportPictures* pictures = nullptr);

}  // namespace gyre
