#pragma once
// One row of a sparse matrix while others are subtracted from it: values by column, and which columns it has come to.

#include <vector>

namespace gyre {

class RowScratch {
 public:
  explicit RowScratch(int columns)
      : value_(static_cast<std::size_t>(columns), 0.0), isTouched_(static_cast<std::size_t>(columns), 0) {
    touched_.reserve(static_cast<std::size_t>(columns));
  }

  double operator[](int column) const { return value_[static_cast<std::size_t>(column)]; }
  /// @pre the row has come to this column
  double& operator[](int column) { return value_[static_cast<std::size_t>(column)]; }
  /// @return whether the row comes to this column for the first time
  bool touch(int column) {
    if (isTouched_[static_cast<std::size_t>(column)]) return false;
    isTouched_[static_cast<std::size_t>(column)] = 1;
    touched_.push_back(column);
    return true;
  }
  /// In the order in which it came to them.
  const std::vector<int>& columns() const { return touched_; }
  /// Its largest entry before others were subtracted.
  double size() const { return size_; }
  void setSize(double size) { size_ = size; }
  void clear() {
    for (const int c : touched_) {
      value_[static_cast<std::size_t>(c)] = 0;
      isTouched_[static_cast<std::size_t>(c)] = 0;
    }
    touched_.clear();
  }

 private:
  std::vector<double> value_;
  std::vector<char> isTouched_;
  std::vector<int> touched_;
  double size_ = 0;
};

}  // namespace gyre
