#include "export/html_report.h"

#include "core/version.h"
#include "export/base64.h"
#include "export/markup.h"
#include "export/moving_scene.h"
#include "export/player_data.h"
#include "export/player_script.h"
#include "export/report_facts.h"
#include "export/report_plots.h"
#include "export/report_style.h"
#include "io/output_file.h"

#include <fmt/format.h>
#include <cmath>
#include <optional>

namespace gyre {
namespace {

constexpr int playerSides = 14;  // of what is round: a canvas draws them one by one

std::string titleOf(const Model& model) {
  return model.document().name.empty() ? std::string("A run of Gyre") : model.document().name;
}

/// @param withImages  those that are written into the page itself
std::string head(const Model& model, bool withImages) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n<meta charset=\"utf-8\"/>\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
      "script-src 'unsafe-inline'{}\"/>\n<meta name=\"generator\" content=\"Gyre {}\"/>\n<title>{}</title>\n"
      "<style>{}{}</style>\n</head>\n",
      withImages ? "; img-src data:" : "", version(), markupText(titleOf(model)), reportStyle,
      withImages ? sheetStyle : "");
}

/// Two abreast on a printed sheet where one below the other would take much of it.
std::string listOf(const ReportFacts& facts) {
  constexpr std::size_t few = 16;
  std::string out = facts.size() > few ? "<dl class=\"many\">\n" : "<dl>\n";
  for (const auto& [what, value] : facts)
    out += fmt::format("<dt>{}</dt><dd>{}</dd>\n", markupText(what), markupText(value));
  return out + "</dl>\n";
}

std::string warningsHtml(const std::vector<std::string>& warnings) {
  constexpr std::size_t shown = 12;
  if (warnings.empty()) return {};
  std::string out = "<h2>Notes</h2>\n<ul>\n";
  for (std::size_t i = 0; i < warnings.size() && i < shown; ++i)
    out += fmt::format("<li>{}</li>\n", markupText(warnings[i]));
  if (warnings.size() > shown) out += fmt::format("<li>and {} more such</li>\n", warnings.size() - shown);
  return out + "</ul>\n";
}

/// Speeds to choose from; at first the one that shows the run in a few seconds, real time where that is not too far
/// off.
std::string speedChoice(double duration) {
  constexpr double speeds[] = {0.001, 0.01, 0.1, 0.25, 0.5, 1, 2, 5, 10, 100, 1000};
  double chosen = 1;
  if (duration > 0 && (duration < 2 || duration > 60)) {
    constexpr double comfortable = 8;  // [s]
    for (const double speed : speeds)
      if (std::abs(std::log(duration / speed / comfortable)) < std::abs(std::log(duration / chosen / comfortable)))
        chosen = speed;
  }
  std::string out = "<select id=\"speed\" aria-label=\"Speed\" title=\"Seconds of the run in a second of the clock\">";
  for (const double speed : speeds)
    out +=
        fmt::format("<option value=\"{0}\"{1}>{0} ×</option>", speed, speed == chosen ? " selected=\"selected\"" : "");
  return out + "</select>";
}

/// @param ofSheet  it is left out where the page is printed
std::string player(const MovingScene& scene, bool ofSheet) {
  const double duration = scene.time(scene.moments() - 1) - scene.time(0);
  return fmt::format(
      "<h2{0}>Motion</h2>\n<figure{0}>\n<canvas id=\"view\" tabindex=\"0\" role=\"img\" aria-label=\"The bodies as "
      "they "
      "move\"></canvas>\n<div class=\"bar\"><button id=\"play\" type=\"button\">Play</button>"
      "<input id=\"time\" type=\"range\" step=\"any\" aria-label=\"Time\"/>{1}<output id=\"clock\"></output></div>\n"
      "<p class=\"hint\">Drag to turn, with Shift to move, wheel to zoom; on the picture arrow keys, + and - do so, "
      "and "
      "Space plays. {2} moments of the run, straight motion between them.</p>\n"
      "<noscript><p>The motion needs JavaScript, which is switched off here.</p></noscript>\n</figure>\n",
      ofSheet ? " class=\"motion\"" : "", speedChoice(duration), scene.moments());
}

std::string imageOf(std::string_view bytes, std::string_view type, std::string_view alternative) {
  return fmt::format("<img alt=\"{}\" src=\"data:image/{};base64,{}\"/>\n", alternative, type, base64(bytes));
}

std::string plotsOf(const ReportPictures& pictures) {
  if (pictures.plots.empty()) return {};
  const std::size_t count = pictures.plots.size();
  std::string out =
      fmt::format("<h2>Plots</h2>\n<div class=\"plots own\" style=\"--columns: {}\">\n", count <= 2   ? 1
                                                                                         : count <= 6 ? 2
                                                                                                      : 3);
  for (const std::string& svg : pictures.plots) out += imageOf(svg, "svg+xml", "A plot of the run");
  return out + "</div>\n";
}

/// Nothing where it was not wanted any more.
std::optional<std::string> chosenPlots(const ExportedRun& run, const ExportOptions& options,
                                       const ExportProgress& goesOn) {
  std::string out = "<h2>Plots</h2>\n<div class=\"plots\">\n";
  const auto [plots, leftOut] = reportPlots(run, options.plotted);
  for (std::size_t i = 0; i < plots.size(); ++i) {
    if (!goesOn(0.3 + 0.4 * static_cast<double>(i) / static_cast<double>(plots.size()))) return std::nullopt;
    out += svgOf(plots[i], *run.recording);
  }
  out += "</div>\n";
  if (leftOut > 0)
    out += fmt::format("<p class=\"hint\">{} of the channels asked for have no room here.</p>\n", leftOut);
  return out;
}

}  // namespace

Expected<bool> writeHtmlReport(const ExportedRun& run, const ExportOptions& options, const std::filesystem::path& file,
                               const ExportProgress& goesOn, const ReportPictures* pictures) {
  auto out = OutputFile::open(file);
  if (!out) return tl::unexpected(std::move(out.error()));
  auto scene = MovingScene::create(run, playerRate(run, options.rate), playerSides, options.view);
  if (!scene) return tl::unexpected(std::move(scene.error()));
  const Model& model = *run.model;
  std::string page = head(model, pictures != nullptr) + (pictures ? "<body class=\"sheet\">\n" : "<body>\n") +
                     fmt::format("<h1>{}</h1>\n", markupText(titleOf(model)));
  if (!model.document().description.empty())
    page += fmt::format("<p class=\"description\">{}</p>\n", markupText(model.document().description));
  if (pictures && !pictures->view.empty())
    page += "<figure class=\"view\">" + imageOf(pictures->view, "png", "The bodies as the window showed them") +
            "</figure>\n";
  page += "<div class=\"columns\">\n<section>\n<h2>Settings</h2>\n" + listOf(runSettingsFacts(model)) + "</section>\n";
  if (!goesOn(0.1)) return false;
  page += "<section>\n<h2>Findings</h2>\n" + listOf(findingsOf(run)) + warningsHtml(warningsOf(run)) +
          "</section>\n</div>\n";
  if (!goesOn(0.3)) return false;
  const auto plots = pictures ? std::optional(plotsOf(*pictures)) : chosenPlots(run, options, goesOn);
  if (!plots) return false;
  page += pictures ? *plots + player(*scene, true) : player(*scene, false) + *plots;
  page += fmt::format("<footer>Gyre {}, {} rows recorded</footer>\n", version(), run.recording->rows());
  page += fmt::format("<script>//<![CDATA[\nconst run = {};\n{}//]]></script>\n</body>\n</html>\n", playerData(*scene),
                      playerScript);
  if (!goesOn(0.9)) return false;
  if (auto ok = out->write(page); !ok) return tl::unexpected(std::move(ok.error()));
  if (auto ok = out->commit(); !ok) return tl::unexpected(std::move(ok.error()));
  return true;
}

}  // namespace gyre
