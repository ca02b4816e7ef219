#pragma once
// What the solver of contacts did in the step of every row of a recording, as CSV, the same bytes from `gyre run` and
// from the window: a line for every iteration, first of sweeps over all islands, whose cell is empty then, then of
// Newton on single ones; and at the end of each solve a line for every island, with what became of it and why.

#include "io/csv.h"
#include "model/model.h"
#include "run/recording.h"
#include "run/row_csv.h"

#include <memory>
#include <string>

namespace gyre {

class SolverCsv : public RowCsv {
 public:
  /// @pre the recording has what the solver did
  SolverCsv(const Model& model, std::shared_ptr<const Recording> recording);

  std::string head(bool metadata) const override;
  void appendRows(std::size_t first, std::size_t last, std::string& out) const override;
  std::size_t rows() const override { return recording_->rows(); }
  std::size_t rowsPerWrite() const override { return 64; }

 private:
  std::shared_ptr<const Recording> recording_;
  CsvMetadata metadata_;
};

}  // namespace gyre
