#pragma once
// The iterations of Newton of a recording as CSV, the same bytes from `gyre run` and from the window: a line for each,
// and one for an attempt that ended before its first. Steps after the last row are those that a failed run ended in.

#include "io/csv.h"
#include "model/model.h"
#include "run/recording.h"
#include "run/row_csv.h"

namespace gyre {

class NewtonCsv : public RowCsv {
 public:
  /// @pre the recording has the iterations
  NewtonCsv(const Model& model, std::shared_ptr<const Recording> recording);

  std::string head(bool metadata) const override;
  void appendRows(std::size_t first, std::size_t last, std::string& out) const override;
  std::size_t rows() const override { return recording_->rows() + (recording_->newton()->hasFailure() ? 1 : 0); }
  std::size_t rowsPerWrite() const override { return 64; }

 private:
  void appendAttempt(const LoggedAttempt& attempt, int number, std::string& out) const;

  std::shared_ptr<const Recording> recording_;
  CsvMetadata metadata_;
};

}  // namespace gyre
