#pragma once
// Between which values a quantity of some beams is in a run, so that an axis stays as it is while the run is played.
// Rows are looked at when there are twice as many as before, some of them, and those that are shown.

#include "figure/extremes.h"
#include "run/recorded_beams.h"

namespace gyre::ui {

class BeamExtremes {
 public:
  /// @param chosen  places among the beams
  void follow(const RecordedBeams& beams, std::span<const std::size_t> chosen, BeamQuantity quantity, std::size_t row);
  /// Another run, other beams or another quantity.
  void forget() { *this = {}; }
  const Extremes& extremes() const { return extremes_; }

 private:
  std::size_t next_ = 1;  ///< rows with which they are looked for again
  Extremes extremes_;
};

}  // namespace gyre::ui
