#pragma once
// A run as binary glTF 2.0 (Khronos, glTF 2.0 Specification, 2021; ISO/IEC 12113): a node for each body, which an
// animation moves and turns; bodies of equal shapes share their vertices. glTF has y up and Gyre z: the node above all
// others turns the world. Times are those of the run in seconds, from 0 at its first row.

#include "export/moving_scene.h"

#include <filesystem>

namespace gyre {

/// False where it was not wanted any more. Fails where the file would be larger than its format can say, 4 GB.
Expected<bool> writeGltf(const MovingScene& scene, const std::string& name, const std::filesystem::path& file,
                         const ExportProgress& goesOn);

}  // namespace gyre
