#include "export/run_export.h"

#include "export/ffmpeg.h"
#include "export/film_export.h"
#include "export/frame_folder.h"
#include "export/gltf_export.h"
#include "export/html_report.h"
#include "export/paraview_export.h"
#include "export/picture_export.h"
#include "io/output_file.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

/// One moment, between the rows before and after it.
Expected<bool> paint(const ExportedRun& run, const std::filesystem::path& file, const ExportOptions& options) {
  constexpr double everyRow = 1e12, milliseconds = 1e3;
  const double first = run.recording->time(0), last = run.recording->time(run.recording->rows() - 1);
  const double t = options.time.value_or(last);
  if (!(t >= first && t <= last))
    return failInput(fmt::format(
        "a time from {:.6g} s to {:.6g} s, which the run has come to, was expected, not {:.6g} s", first, last, t));
  const auto scene = MovingScene::create(run, everyRow, 0, options.view);
  if (!scene) return fail(scene.error());
  const FilmWords words = filmWords(run, milliseconds);
  auto done = writePicture(*scene, t, options.words ? &words : nullptr,
                           {options.width, options.height, options.transparent}, file);
  if (!done) return tl::unexpected(std::move(done.error()));
  return true;
}

Expected<bool> write(const ExportedRun& run, ExportKind kind, const std::filesystem::path& file,
                     const ExportOptions& options, const ExportProgress& goesOn) {
  if (kind == ExportKind::report) return writeHtmlReport(run, options, file, goesOn);
  if (kind == ExportKind::picture) return paint(run, file, options);
  const auto scene = MovingScene::create(run, options.rate, 0, options.view);
  if (!scene) return fail(scene.error());
  switch (kind) {
    case ExportKind::paraview: return writeParaview(*scene, file, goesOn);
    case ExportKind::gltf: return writeGltf(*scene, run.model->document().name, file, goesOn);
    default: break;
  }
  const FilmWords words = filmWords(run, scene->rate());
  return writeFilm(*scene, options.words ? &words : nullptr, options.width, options.height, file, goesOn);
}

}  // namespace

Expected<ExportKind> exportKindOf(const std::filesystem::path& file) {
  std::string ending = file.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (ending == ".pvd") return ExportKind::paraview;
  if (ending == ".glb") return ExportKind::gltf;
  if (ending == ".html") return ExportKind::report;
  if (ending == ".mp4") return ExportKind::film;
  if (ending == ".png") return ExportKind::picture;
  return fail({.message = "the ending says what to write: .pvd (ParaView), .glb (glTF), .html (report), .mp4 (film) or "
                          ".png (picture)",
               .file = file.string()});
}

Expected<void> tryExport(const std::filesystem::path& file, const ExportOptions& options) {
  const auto kind = exportKindOf(file);
  if (!kind) return fail(kind.error());
  if (*kind == ExportKind::film) {
    if (const auto bad = impossibleFilmSize(options.width, options.height)) return failInput(*bad);
    if (!findFfmpeg()) return fail(noFfmpeg(file.string()));
  }
  if (*kind == ExportKind::picture)
    if (const auto bad = impossiblePictureSize(options.width, options.height)) return failInput(*bad);
  if (auto opened = OutputFile::open(file); !opened) return fail(opened.error());
  if (*kind != ExportKind::paraview) return {};
  if (auto begun = FrameFolder::begin(frameFolderOf(file), ".vtp"); !begun) return fail(begun.error());
  return {};
}

Expected<bool> exportRun(const ExportedRun& run, const std::filesystem::path& file, const ExportOptions& options,
                         const ExportProgress& goesOn) {
  const auto kind = exportKindOf(file);
  if (!kind) return fail(kind.error());
  auto done = write(run, *kind, file, options, goesOn);
  if (!done && done.error().file.empty()) done.error().file = file.string();
  return done;
}

}  // namespace gyre
