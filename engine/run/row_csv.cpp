#include "run/row_csv.h"

#include "io/output_file.h"

#include <algorithm>

namespace gyre {

Expected<bool> RowCsv::writeUnless(const std::filesystem::path& file, bool metadata, RowRange range,
                                   const Progress& goesOn) const {
  auto out = OutputFile::open(file);
  if (!out) return tl::unexpected(std::move(out.error()));
  std::string text = head(metadata);
  const std::size_t last = std::min(range.last, rows()), step = rowsPerWrite();
  for (std::size_t row = range.first; row < last; row += step) {
    if (!goesOn(static_cast<double>(row - range.first) / static_cast<double>(last - range.first))) return false;
    appendRows(row, std::min(row + step, last), text);
    if (auto ok = out->write(text); !ok) return tl::unexpected(std::move(ok.error()));
    text.clear();
  }
  if (auto ok = out->write(text); !ok) return tl::unexpected(std::move(ok.error()));
  if (auto ok = out->commit(); !ok) return tl::unexpected(std::move(ok.error()));
  return true;
}

Expected<void> RowCsv::write(const std::filesystem::path& file, bool metadata, RowRange range) const {
  const auto done = writeUnless(file, metadata, range, [](double) { return true; });
  if (!done) return fail(done.error());
  return {};
}

}  // namespace gyre
