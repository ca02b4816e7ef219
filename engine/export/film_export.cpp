#include "export/film_export.h"

#include "export/ffmpeg.h"
#include "export/film_painter.h"
#include "io/output_file.h"

#include <fmt/format.h>
#include <cmath>

namespace gyre {
namespace {

/// Grey, as solid bodies have a colour each.
constexpr Rgb ownRun{90, 97, 107};

Expected<bool> paintAll(const MovingScene& scene, FilmPainter& painter, const FilmWords* words, Ffmpeg& ffmpeg,
                        const ExportProgress& goesOn) {
  const double begin = scene.time(0), duration = scene.time(scene.moments() - 1) - begin;
  const auto frames = static_cast<std::size_t>(std::floor(duration * scene.rate() * (1 + 1e-12))) + 1;
  for (std::size_t k = 0; k < frames; ++k) {
    if (!goesOn(static_cast<double>(k) / static_cast<double>(frames))) return false;
    const double t = begin + static_cast<double>(k) / scene.rate();
    std::vector<std::uint8_t> picture = painter.paint(t);
    if (words) words->draw({picture, painter.width(), painter.height()}, t);
    if (auto ok = ffmpeg.add(picture); !ok) return tl::unexpected(std::move(ok.error()));
  }
  if (auto ok = ffmpeg.finish(); !ok) return tl::unexpected(std::move(ok.error()));
  return true;
}

}  // namespace

std::optional<std::string> impossibleFilmSize(int width, int height) {
  constexpr int least = 16, most = 8192;
  const auto isPossible = [](int n) { return n >= least && n <= most && n % 2 == 0; };
  if (isPossible(width) && isPossible(height)) return std::nullopt;
  return fmt::format("a film has an even width and height from {} to {}, such as 1280x720, not {}x{}", least, most,
                     width, height);
}

FilmWords filmWords(const ExportedRun& run, double rate) {
  std::vector<FilmLegend> runs;
  if (!run.comparisons.empty()) runs.push_back({run.name, ownRun});
  for (const ComparisonRun& other : run.comparisons) runs.push_back({other.name, other.color, true});
  return {run.model->document().name, std::move(runs), rate};
}

Expected<bool> writeFilm(const MovingScene& scene, const FilmWords* words, int width, int height,
                         const std::filesystem::path& file, const ExportProgress& goesOn) {
  const auto inFile = [&](Error error) {
    error.file = file.string();
    return fail(std::move(error));
  };
  if (const auto bad = impossibleFilmSize(width, height)) return failInput(*bad);
  const auto program = findFfmpeg();
  if (!program) return fail(noFfmpeg(file.string()));
  auto out = OutputFile::open(file);
  if (!out) return tl::unexpected(std::move(out.error()));
  if (out->unfinished().empty())
    return inFile({.kind = Error::Kind::resource, .message = "a film can only be written to a file"});
  auto ffmpeg = Ffmpeg::start(*program, width, height, out->unfinished());
  if (!ffmpeg) return inFile(ffmpeg.error());
  FilmPainter painter(scene, width, height);
  const auto painted = paintAll(scene, painter, words, *ffmpeg, goesOn);
  if (!painted) return inFile(painted.error());
  if (!*painted) return false;
  if (auto ok = out->commit(); !ok) return tl::unexpected(std::move(ok.error()));
  return true;
}

}  // namespace gyre
