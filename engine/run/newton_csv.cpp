#include "run/newton_csv.h"

#include "run/csv_text.h"
#include "run/newton_story.h"
#include "run/recording_csv.h"

#include <cmath>
#include <vector>

namespace gyre {
namespace {

/// Empty where it was not measured.
void appendMeasured(std::string& out, float x) {
  out += ',';
  if (!std::isnan(x)) appendNumber(x, out);
}

}  // namespace

NewtonCsv::NewtonCsv(const Model& model, std::shared_ptr<const Recording> recording)
    : recording_(std::move(recording)), metadata_(runMetadata(model)) {}

std::string NewtonCsv::head(bool metadata) const {
  static const std::vector<std::string> columns{
      "time [s]", "h [s]",       "attempt",   "iteration",   "dynamics", "contact", "position", "velocity",
      "update",   "contraction", "condition", "made matrix", "share",    "element", "equation", "outcome"};
  CsvMetadata all;
  if (metadata) {
    all = metadata_;
    all.emplace_back("newton",
                     "a line for every iteration of every attempt at a step, whose end is the time; dynamics, contact, "
                     "position, velocity: the largest residual of each kind of equation [N, N m; m, rad; m/s, rad/s], "
                     "contact being the dynamics of bodies that something touches; update: the correction that it "
                     "calls for, by the method's test, 1 passes; contraction: over the update before; condition: of a "
                     "matrix made there, estimated; share: of the correction that was taken; element, equation: where "
                     "the correction is largest by the test");
    appendWarnings(*recording_, all);
  }
  return csvHead(all, columns);
}

void NewtonCsv::appendRows(std::size_t first, std::size_t last, std::string& out) const {
  const NewtonLog& log = *recording_->newton();
  for (std::size_t row = first; row < last; ++row) {
    for (const auto& step : stepsOf(row < recording_->rows() ? log.row(row) : log.afterLastRow())) {
      int number = 0;
      for (const LoggedAttempt& attempt : step) appendAttempt(attempt, ++number, out);
    }
  }
}

void NewtonCsv::appendAttempt(const LoggedAttempt& logged, int number, std::string& out) const {
  std::string begin;
  appendNumber(logged.attempt.t, begin);
  appendNumbers(begin, logged.attempt.h, number);
  const std::string outcome = csvCell(wordsFor(logged.attempt.outcome));
  if (logged.iterates.empty()) out += begin + ",,,,,,,,,,,,," + outcome + '\n';
  int iteration = 0;
  for (const LoggedIterate& i : logged.iterates) {
    out += begin;
    appendNumbers(out, ++iteration, i.residual.dynamics, i.residual.contact, i.residual.position, i.residual.velocity,
                  i.update);
    appendMeasured(out, i.contraction);
    appendMeasured(out, i.condition);
    appendNumbers(out, i.madeMatrix ? 1 : 0, i.share);
    const RowName name = recording_->newton()->nameOf(i.worst);
    out += ',' + csvCell(name.element) + ',' + csvCell(name.equation) + ',';
    if (iteration == static_cast<int>(logged.iterates.size())) out += outcome;
    out += '\n';
  }
}

}  // namespace gyre
