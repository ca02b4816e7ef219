#include "csv_stream.h"

#include <algorithm>

namespace gyre::cli {

CsvStream::CsvStream(OutputFile file, std::unique_ptr<const RowCsv> csv, bool metadata, std::size_t first)
    : file_(std::move(file)), csv_(std::move(csv)), first_(first), rows_(first), metadata_(metadata) {}

Expected<void> CsvStream::writeNewRows() {
  if (!headWritten_) {
    if (auto ok = file_.write(csv_->head(metadata_)); !ok) return ok;
    headWritten_ = true;
  }
  for (const std::size_t rows = csv_->rows(); rows_ < rows;) {
    const std::size_t end = std::min(rows_ + csv_->rowsPerWrite(), rows);
    text_.clear();
    csv_->appendRows(rows_, end, text_);
    if (auto ok = file_.write(text_); !ok) return writeRowByRow(end, std::move(ok.error()));
    rows_ = end;
  }
  return {};
}

/// As many as there is room for.
Expected<void> CsvStream::writeRowByRow(std::size_t end, Error why) {
  for (; file_.takesBack() && rows_ < end; ++rows_) {
    text_.clear();
    csv_->appendRows(rows_, rows_ + 1, text_);
    if (!file_.write(text_)) break;
  }
  return fail(std::move(why));
}

Expected<void> CsvStream::commit() {
  if (!headWritten_) return {};
  auto ok = file_.commit();
  kept_ = ok.has_value();
  return ok;
}

}  // namespace gyre::cli
