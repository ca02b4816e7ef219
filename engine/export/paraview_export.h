#pragma once
// A run for ParaView: a collection (NAME.pvd) of one file of polygons for each moment, in the folder NAME-frames
// beside it. The collection is written last, so that it never names a file that is not there.

#include "export/moving_scene.h"

#include <filesystem>

namespace gyre {

/// "out/swing-frames" of "out/swing.pvd".
std::filesystem::path frameFolderOf(const std::filesystem::path& collection);

/// False where it was not wanted any more: nothing is left then but what was there before.
Expected<bool> writeParaview(const MovingScene& scene, const std::filesystem::path& file, const ExportProgress& goesOn);

}  // namespace gyre
