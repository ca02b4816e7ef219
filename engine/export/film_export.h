#pragma once
// A run as a film (MP4): pictures of this engine's own, put together by ffmpeg. It shows 25 moments a second: at 25 of
// them per simulated second real time, at more of them slow motion.

#include "export/film_words.h"
#include "export/moving_scene.h"

#include <filesystem>

namespace gyre {

/// Empty for a size that a film may have, else what was expected: its colours take two pixels by two.
std::optional<std::string> impossibleFilmSize(int width, int height);

/// What is written on its pictures.
FilmWords filmWords(const ExportedRun& run, double rate);

/// False where it was not wanted any more. @param words  null: none
Expected<bool> writeFilm(const MovingScene& scene, const FilmWords* words, int width, int height,
                         const std::filesystem::path& file, const ExportProgress& goesOn);

}  // namespace gyre
