#pragma once
// What a recording has at times that do not fall: between its rows the polynomial through those around (row_weights.h),
// of what belongs to steps the value of the step under way.

#include "plots/row_weights.h"

#include <memory>

namespace gyre::ui {

class RowCursor {
 public:
  explicit RowCursor(std::shared_ptr<const Recording> recording) : recording_(std::move(recording)) {}

  enum class Place {
    before,  ///< its first row
    within,
    notYet,  ///< it has no row there, or too few for the polynomial that it will have: more are to come
    after    ///< its last row
  };
  /// @param t      not before the time of the last call
  /// @param grows  more rows are to come
  Place moveTo(double t, bool grows);

  /// @pre the last call of moveTo() came to a place within
  double value(std::size_t column, bool ofSteps) const {
    return ofSteps ? recording_->at(ofStep_, column) : weights_.value(*recording_, column);
  }
  double uncertainty(std::size_t column, bool ofSteps) const {
    return ofSteps ? 0 : weights_.uncertainty(*recording_, column);
  }

 private:
  std::shared_ptr<const Recording> recording_;
  std::size_t before_ = 0;  ///< the last row that is not after the time
  std::size_t ofStep_ = 0;  ///< the row that ends the step under way
  RowWeights weights_;
};

}  // namespace gyre::ui
