#pragma once
// The contacts of all rows of a recording as CSV, a line each: the same bytes from `gyre run` and from the window.

#include "io/csv.h"
#include "model/model.h"
#include "run/recording.h"
#include "run/row_csv.h"

#include <memory>
#include <string>
#include <vector>

namespace gyre {

class ContactCsv : public RowCsv {
 public:
  /// @pre the recording has contacts
  ContactCsv(const Model& model, std::shared_ptr<const Recording> recording);

  std::string head(bool metadata) const override;
  void appendRows(std::size_t first, std::size_t last, std::string& out) const override;
  std::size_t rows() const override { return recording_->rows(); }
  std::size_t rowsPerWrite() const override { return 8; }  // of thousands of contacts each

 private:
  const std::string& nameOf(std::int32_t body) const { return names_[static_cast<std::size_t>(body + 1)]; }

  std::shared_ptr<const Recording> recording_;
  std::vector<std::string> names_;  ///< of ground and the bodies, as cells
  CsvMetadata metadata_;
};

}  // namespace gyre
