#include "study/study_csv.h"

#include "core/units.h"
#include "core/version.h"
#include "io/csv.h"
#include "io/output_file.h"
#include "study/study_report.h"

#include <fmt/format.h>
#include <cmath>
#include <functional>

namespace gyre {
namespace {

std::string number(double x) { return std::isfinite(x) ? shortest(x) : std::string{}; }

CsvMetadata metadataOf(const StudyPlan& plan) { return {{"gyre", std::string(version())}, {"study", plan.study.name}}; }

std::vector<std::string> coordinateHeader(const StudyPlan& plan) {
  std::vector<std::string> header{"number"};
  for (const PlannedAxis& a : plan.axes) header.push_back(a.unit.empty() ? a.key : a.key + " [" + a.unit + "]");
  return header;
}

/// One row for each case: its coordinates, then what `more` adds.
std::string table(const StudyPlan& plan, const std::vector<std::string>& header,
                  const std::function<void(std::size_t, std::vector<std::string>&)>& more) {
  std::string out = csvHead(metadataOf(plan), header);
  for (const PlannedCase& c : plan.cases) {
    std::vector<std::string> cells{std::to_string(c.index + 1)};
    for (std::size_t a = 0; a < plan.axes.size(); ++a)
      cells.push_back(plan.axes[a].numeric ? number(c.coordinates[a].number) : c.coordinates[a].text);
    more(c.index, cells);
    appendCsvCells(cells, out);
  }
  return out;
}

}  // namespace

std::string resultsCsv(const StudyPlan& plan, const CaseResults& results) {
  std::vector<std::string> header = coordinateHeader(plan);
  header.emplace_back("state");
  for (const WorkCount& count : workCounts) header.emplace_back(count.name);
  for (const StudyMeasure& m : plan.study.measures) {
    const std::string unit = plan.measureUnit(m.name);
    header.push_back(unit.empty() ? m.name : m.name + " [" + unit + "]");
  }
  return table(plan, header, [&](std::size_t i, std::vector<std::string>& cells) {
    const auto& r = results[i];
    cells.emplace_back(!r ? "missing" : r->failed() ? "failed" : "finished");
    for (const WorkCount& count : workCounts) cells.push_back(number(measured(plan, results, i, count.name)));
    for (const StudyMeasure& m : plan.study.measures) cells.push_back(number(measured(plan, results, i, m.name)));
  });
}

std::string cpuTimesCsv(const StudyPlan& plan, const CaseResults& results) {
  std::vector<std::string> header = coordinateHeader(plan);
  header.emplace_back("cpu_time [s]");
  return table(plan, header, [&](std::size_t i, std::vector<std::string>& cells) {
    cells.push_back(number(measured(plan, results, i, "cpu_time")));
  });
}

std::string curvesCsv(const StudyPlan& plan, const StudyCurves& curves) {
  std::vector<std::string> header{"curve", curves.xLabel, curves.yLabel};
  if (!curves.colorLabel.empty()) header.push_back(curves.colorLabel);
  std::string out = csvHead(metadataOf(plan), header);
  const auto x = [&curves](double value) {
    return curves.categories.empty() ? number(value) : curves.categories[static_cast<std::size_t>(value)];
  };
  for (const StudyCurve& c : curves.curves)
    for (std::size_t i = 0; i < c.x.size(); ++i) {
      std::vector<std::string> cells{c.name, x(c.x[i]), number(c.y[i])};
      if (!c.color.empty()) cells.push_back(number(c.color[i]));
      appendCsvCells(cells, out);
    }
  for (const PublishedPoints& p : curves.published)
    for (std::size_t i = 0; i < p.x.size(); ++i) {
      std::vector<std::string> cells{fmt::format("{} ({})", p.name, p.source), number(p.x[i]), number(p.y[i])};
      if (!curves.colorLabel.empty()) cells.emplace_back();
      appendCsvCells(cells, out);
    }
  return out;
}

std::string studyStem(const Study& study) {
  if (!study.file.empty()) return std::filesystem::path(study.file).stem().string();
  std::string out;
  for (const char c : study.name) {
    const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (plain) out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    else if (!out.empty() && out.back() != '-') out += '-';
  }
  while (out.ends_with('-')) out.pop_back();
  return out.empty() ? "study" : out;
}

std::vector<std::filesystem::path> filesOf(const Study& study) {
  const std::filesystem::path folder = std::filesystem::path(study.file).parent_path();
  std::vector<std::filesystem::path> out;
  if (!study.file.empty()) out.emplace_back(study.file);
  if (!study.modelFile.empty()) out.push_back(folder / study.modelFile);
  for (const StudyCase& c : study.cases)
    if (!c.modelFile.empty()) out.push_back(folder / c.modelFile);
  if (!study.reference.file.empty()) out.push_back(folder / study.reference.file);
  return out;
}

std::vector<std::filesystem::path> studyCsvFiles(const Study& study, const std::filesystem::path& folder) {
  const std::string stem = studyStem(study);
  std::vector<std::filesystem::path> out{folder / (stem + ".csv"), folder / (stem + "-cpu-times.csv")};
  for (std::size_t p = 0; p < study.plots.size(); ++p)
    out.push_back(folder / fmt::format("{}-plot-{}.csv", stem, p + 1));
  return out;
}

Expected<std::vector<std::filesystem::path>> writeStudyCsv(const StudyPlan& plan, const CaseResults& results,
                                                           const std::filesystem::path& folder) {
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  if (!std::filesystem::is_directory(folder))
    return fail({.kind = Error::Kind::resource,
                 .message = "this folder cannot be made: " + failed.message(),
                 .file = folder.string()});
  std::vector<std::string> texts{resultsCsv(plan, results), cpuTimesCsv(plan, results)};
  for (const StudyPlot& plot : plan.study.plots) texts.push_back(curvesCsv(plan, studyCurves(plan, results, plot)));
  std::vector<std::filesystem::path> files = studyCsvFiles(plan.study, folder);
  for (std::size_t i = 0; i < files.size(); ++i)
    if (auto ok = writeFileAtomically(texts[i], files[i]); !ok) return fail(ok.error());
  return files;
}

}  // namespace gyre
