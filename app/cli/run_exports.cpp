#include "run_exports.h"

#include "console.h"
#include "core/units.h"
#include "interrupt.h"
#include "io/find_element.h"
#include "progress_bar.h"
#include "run/recording_csv.h"

#include <fmt/format.h>
#include <charconv>
#include <optional>
#include <tuple>

namespace gyre::cli {
namespace {

/// "1280x720".
std::optional<std::pair<int, int>> sizeFrom(const std::string& text) {
  int width = 0, height = 0;
  const char* end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, width);
  if (first.ec != std::errc{} || first.ptr == end || *first.ptr != 'x') return std::nullopt;
  const auto second = std::from_chars(first.ptr + 1, end, height);
  if (second.ec != std::errc{} || second.ptr != end) return std::nullopt;
  return std::pair(width, height);
}

}  // namespace

void RunExports::addOptions(CLI::App& command) {
  command
      .add_option(
          "--export", files,
          "Write the motion here (repeatable). The ending says how: .pvd for ParaView, with a folder of frames "
          "beside it; .glb, glTF with an animation; .html, a report of one page with plots and the motion; .mp4, "
          "a film, which needs ffmpeg; .png, a picture")
      ->allow_extra_args(false)
      ->type_name("FILE");
  addFilmOptions(command);
  command.add_option("--export-time", time, "Time that a picture shows; the last one without it")->type_name("TIME");
  command.add_flag("--export-transparent", options.transparent,
                   "A picture without sky and grid, transparent where nothing is drawn");
}

void RunExports::addFilmOptions(CLI::App& command) {
  command
      .add_option("--export-rate", rate,
                  "Moments per simulated second that --export writes; without it 25, but 100 to 2000 of the whole run. "
                  "A film shows 25 of them a second: more than 25 is slow motion")
      ->type_name("RATE");
  command.add_option("--export-size", size, "Width and height of a film or a picture in pixels; 1280x720 without it")
      ->type_name("WxH");
  command
      .add_option("--export-view", options.view,
                  "Look at it from the view of this name, of the list 'views' of the model: a film, a picture, and a "
                  "report to begin with. Without it, by the model's own camera, as far back as shows all of the motion")
      ->type_name("NAME");
  command.add_flag("--export-plain", plain, "A film or a picture without title, time and the names of its runs in it");
}

void RunExports::addRoles(FileRoles& roles) const {
  for (const std::string& file : files) roles.writes("--export", file);
}

Expected<void> RunExports::prepare(const Model& model) {
  options.words = !plain;
  if (!options.view.empty())
    if (const auto view = findElement(model, options.view, Category::namedView); !view)
      return failInput("--export-view: " + view.error().message);
  if (!rate.empty()) {
    const auto number = parseNumber(rate);
    if (!number || !(*number > 0))
      return failInput(fmt::format("--export-rate '{}': a positive number of moments per second was expected", rate));
    options.rate = *number;
  }
  if (!size.empty()) {
    const auto pixels = sizeFrom(size);
    if (!pixels) return failInput(fmt::format("--export-size '{}': a size such as 1280x720 was expected", size));
    std::tie(options.width, options.height) = *pixels;
  }
  if (!time.empty()) {
    const auto moment = parseQuantity(time, Quantity::time);
    if (!moment)
      return failInput(fmt::format("--export-time '{}': a time such as 1.5 or \"20 ms\" was expected", time));
    options.time = *moment;
  }
  for (const std::string& file : files)
    if (auto ok = tryExport(file, options); !ok) {
      ok.error().kind = Error::Kind::input;  // nothing has been computed yet
      return ok;
    }
  return {};
}

Expected<void> RunExports::choosePlotted(const std::vector<Channel>& channels,
                                         const std::vector<std::string>& patterns) {
  if (files.empty() || patterns.empty()) return {};
  auto columns = selectColumns(channels, patterns);
  if (!columns) return tl::unexpected(std::move(columns.error()));
  options.plotted = std::move(*columns);
  return {};
}

int RunExports::write(const ExportedRun& run, bool quiet) const {
  const bool before = interrupted();  // it has stopped the run, and what there is of that is wanted
  int exitCode = exitDone;
  for (const std::string& file : files) {
    ProgressBar bar(!quiet);
    const auto done = exportRun(run, file, options, [&](double share) {
      bar.show(share, "writing " + file);
      return before || !interrupted();
    });
    bar.clear();
    if (!done) {
      exitCode = firstFailure(exitCode, report(done.error()));
      continue;
    }
    if (*done) continue;
    say(fmt::format("gyre: {}: given up, as asked; what was there before is there still\n", file));
    return exitRunFailed;
  }
  return exitCode;
}

}  // namespace gyre::cli
