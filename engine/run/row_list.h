#pragma once
// Things that rows of a recording have any number of: append-only lists beside the Recording, in which they are written
// and read in the same way, without locks. What a row has lies side by side.

#include "run/row_pages.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

namespace gyre {

template <class T>
class RowList {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  /// @param rows  as the recording has at most
  /// @param what  there is no room for where it fails, with Error::Kind::resource
  static Expected<RowList> create(std::size_t rows, const RowPagesOptions& options, const std::string& what) {
    RowPagesOptions ofEnds = options, ofItems = options;
    ofEnds.addresses = options.addresses / 8;
    ofItems.addresses = options.addresses - ofEnds.addresses;
    auto ends = RowPages::reserve((rows + 1) * sizeof(std::uint64_t), ofEnds);
    if (!ends) return fail(ends.error());
    auto items = RowPages::reserve(mostItems * sizeof(T), ofItems);
    if (!items) return fail(items.error());
    if (!(*ends)->provide(sizeof(std::uint64_t)))
      return fail({.kind = Error::Kind::resource, .message = "there is no room for " + what + (*ends)->reason()});
    return RowList(std::move(*ends), std::move(*items));
  }

  /// Items of a row that was published. @pre row < rows of the recording
  std::span<const T> row(std::size_t row) const {
    return {items() + ends()[row], static_cast<std::size_t>(ends()[row + 1] - ends()[row])};
  }

  /// Writer only: where those of the next row are to be written, before it is published. Nothing where there is no
  /// room.
  std::optional<std::span<T>> append(std::size_t count) {
    const std::uint64_t first = ends()[rows_], last = first + count;
    if (!ends_->provide((rows_ + 2) * sizeof(std::uint64_t))) return std::nullopt;
    if ((last + 1) * sizeof(T) > items_->bytes()) return std::nullopt;
    if (count > 0 && !items_->provide(last * sizeof(T))) return std::nullopt;
    ends()[++rows_] = last;
    return std::span<T>(items() + first, count);
  }

 private:
  /// Addresses are given for this many; pages only for what is written.
  static constexpr std::size_t mostItems = std::size_t{1} << 31;

  RowList(std::unique_ptr<RowPages> ends, std::unique_ptr<RowPages> items)
      : ends_(std::move(ends)), items_(std::move(items)) {
    this->ends()[0] = 0;
  }
  /// Ends of rows in the list of items: row r goes from ends()[r] to ends()[r + 1].
  std::uint64_t* ends() const { return reinterpret_cast<std::uint64_t*>(ends_->data()); }
  T* items() const { return reinterpret_cast<T*>(items_->data()); }

  std::unique_ptr<RowPages> ends_, items_;
  std::size_t rows_ = 0;
};

}  // namespace gyre
