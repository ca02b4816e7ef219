#pragma once
// The rows of a run, or of an analysis: one for each recorded moment, one column for each channel.

#include <gyre/export.h>

#include <cstddef>
#include <filesystem>
#include <iterator>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {
inline namespace v0 {

/// What a column holds.
struct Column {
  std::string name;  ///< "time", "crank.x", "energy.total", "pin.lambda1"
  std::string unit;  ///< SI symbol; empty: a pure number
};

/// One column over all rows, where it lies: nothing is copied. It lives as long as its recording.
class Series {
 public:
  Series(const double* first, std::size_t size, std::size_t stride) : first_(first), size_(size), stride_(stride) {}
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  double operator[](std::size_t row) const { return first_[row * stride_]; }
  double front() const { return (*this)[0]; }
  double back() const { return (*this)[size_ - 1]; }
  const double* data() const { return first_; }
  std::size_t stride() const { return stride_; }  ///< from one row to the next, in numbers

  class Iterator {
   public:
    using value_type = double;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::forward_iterator_tag;
    Iterator() = default;
    Iterator(const double* at, std::size_t stride) : at_(at), stride_(stride) {}
    double operator*() const { return *at_; }
    Iterator& operator++() {
      at_ += stride_;
      return *this;
    }
    Iterator operator++(int) {
      Iterator was = *this;
      ++*this;
      return was;
    }
    bool operator==(const Iterator& other) const { return at_ == other.at_; }

   private:
    const double* at_ = nullptr;
    std::size_t stride_ = 1;
  };
  Iterator begin() const { return {first_, stride_}; }
  Iterator end() const { return {first_ + size_ * stride_, stride_}; }

 private:
  const double* first_;
  std::size_t size_, stride_;
};

/// A handle: copies are of the same rows.
class GYRE_API Recording {
 public:
  struct Hidden;
  explicit Recording(std::shared_ptr<const Hidden> hidden);

  std::size_t rows() const;
  std::size_t columns() const { return names().size(); }
  const std::vector<Column>& names() const;
  bool has(std::string_view column) const;
  /// The number of a column. Throws where there is none of this name, and proposes the nearest.
  std::size_t indexOf(std::string_view column) const;

  Series operator[](std::string_view column) const { return (*this)[indexOf(column)]; }
  Series operator[](std::size_t column) const { return {data() + column, rows(), columns()}; }
  Series time() const { return (*this)[0]; }
  std::span<const double> row(std::size_t i) const { return {data() + i * columns(), columns()}; }
  /// All numbers, row by row.
  const double* data() const;

  /// What there is to say of how it came about.
  std::vector<std::string> warnings() const;
  /// As `gyre run --csv` writes it, to the byte. Of a run only.
  /// @param channels  patterns such as "energy.*"; none: all columns
  void writeCsv(const std::filesystem::path& file, const std::vector<std::string>& channels = {}) const;

 private:
  std::shared_ptr<const Hidden> hidden_;
};

}  // namespace v0
}  // namespace gyre
