#include "beams/beam_extremes.h"

#include <algorithm>

namespace gyre::ui {

void BeamExtremes::follow(const RecordedBeams& beams, std::span<const std::size_t> chosen, BeamQuantity quantity,
                          std::size_t row) {
  constexpr std::size_t mostRows = 40;
  const auto look = [&](std::size_t at) {
    for (const std::size_t i : chosen)
      for (const BeamSpan& span : beams.spans(beams.beams()[i], quantity, at)) {
        extremes_.add(span.start);
        extremes_.add(span.end);
      }
  };
  look(row);
  const std::size_t rows = beams.poses().recording().rows();
  if (rows < next_) return;
  while (next_ <= rows) next_ *= 2;
  const std::size_t step = std::max<std::size_t>(1, rows / mostRows);
  for (std::size_t back = 0; back < rows; back += step) look(rows - 1 - back);
}

}  // namespace gyre::ui
