#pragma once
// One moment of a run as a picture (PNG), drawn by this engine's own painter: no display is needed.

#include "export/film_words.h"
#include "export/moving_scene.h"

#include <filesystem>

namespace gyre {

/// Empty for a size that a picture may have, else what was expected.
std::optional<std::string> impossiblePictureSize(int width, int height);

struct PictureFormat {
  int width, height;         ///< [pixels]
  bool transparent = false;  ///< where nothing is drawn; sky and grid are not, then
};

/// @param words  null: none
Expected<void> writePicture(const MovingScene& scene, double t, const FilmWords* words, const PictureFormat& format,
                            const std::filesystem::path& file);

}  // namespace gyre
