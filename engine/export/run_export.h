#pragma once
// A run in the formats of other programs, chosen by the ending of the file.
//
//   .pvd   ParaView: a collection, and a folder of one .vtp for each moment
//   .glb   glTF 2.0 with an animation, which viewers and Blender play
//   .html  a report of one page, with plots and the motion to be played
//   .mp4   a film, where the machine has ffmpeg
//   .png   a picture of one moment

#include "export/exported_run.h"

#include <filesystem>

namespace gyre {

enum class ExportKind { paraview, gltf, report, film, picture };

/// An error of Kind::input for any other ending.
Expected<ExportKind> exportKindOf(const std::filesystem::path& file);

/// Whether the file could be written now, so that a bad path fails before a run and not after it.
Expected<void> tryExport(const std::filesystem::path& file, const ExportOptions& options);

/// Writes it whole or not at all. False where it was not wanted any more. Errors name the file.
Expected<bool> exportRun(const ExportedRun& run, const std::filesystem::path& file, const ExportOptions& options,
                         const ExportProgress& goesOn);

}  // namespace gyre
