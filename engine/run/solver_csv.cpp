#include "run/solver_csv.h"

#include "run/csv_text.h"
#include "run/recording_csv.h"

#include <vector>

namespace gyre {
namespace {

/// Method of an iterate of one island; sweeps that came before are of all islands.
LocalMethod iteratedBy(const LocalIsland& island) {
  const bool swept = island.reason == LocalReason::stalled || island.reason == LocalReason::notBettered;
  return swept ? LocalMethod::newtonDsf : island.method;
}

void appendIterates(const LoggedSolve& solve, const std::string& begin, std::string& out) {
  int sweeps = 0;
  std::vector<int> iterations(solve.islands.size(), 0);
  for (const LocalIterate& i : solve.iterates) {
    if (i.island < 0) {
      out += begin + ',';
      appendNumbers(out, ++sweeps, i.merit, i.worst, i.step);
      out += ',' + csvCell(methodName(LocalMethod::gaussSeidel));
    } else {
      const auto island = static_cast<std::size_t>(i.island);
      out += begin;
      appendNumbers(out, i.island, sweeps + ++iterations[island], i.merit, i.worst, i.step);
      out += ',' + csvCell(methodName(iteratedBy(solve.islands[island])));
    }
    out += ",,,,\n";
  }
}

void appendIslands(const LoggedSolve& solve, const std::string& begin, std::string& out) {
  for (std::size_t k = 0; k < solve.islands.size(); ++k) {
    const LocalIsland& island = solve.islands[k];
    out += begin;
    appendNumbers(out, k, island.sweeps + island.iterations, island.merit, island.merit);
    out += ",," + csvCell(methodName(island.method));
    appendNumbers(out, island.contacts, island.rows, island.reached ? 1 : 0);
    out += ',' + csvCell(explanation(island)) + '\n';
  }
}

}  // namespace

SolverCsv::SolverCsv(const Model& model, std::shared_ptr<const Recording> recording)
    : recording_(std::move(recording)), metadata_(runMetadata(model)) {}

std::string SolverCsv::head(bool metadata) const {
  static const std::vector<std::string> columns{"time [s]", "solve",  "island",   "iteration", "merit",   "worst merit",
                                                "step",     "method", "contacts", "rows",      "reached", "reason"};
  CsvMetadata all;
  if (metadata) {
    all = metadata_;
    all.emplace_back("solver",
                     "of the last step before each row: a line for every iteration, of all islands where there is no "
                     "island, then one for every island with what became of it; merit: what is left of the violation "
                     "of the laws as a share of what there was to remove, squared; worst merit: of the worst island; "
                     "step: change of the reactions over their size");
    appendWarnings(*recording_, all);
  }
  return csvHead(all, columns);
}

void SolverCsv::appendRows(std::size_t first, std::size_t last, std::string& out) const {
  for (std::size_t row = first; row < last; ++row) {
    int number = 0;
    for (const LoggedSolve& solve : recording_->solver()->row(row)) {
      std::string begin;
      appendNumber(recording_->time(row), begin);
      appendNumbers(begin, ++number);
      appendIterates(solve, begin, out);
      appendIslands(solve, begin, out);
    }
  }
}

}  // namespace gyre
