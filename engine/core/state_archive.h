#pragma once
// The state that objects carry from step to step, as bytes: written, or read back to the bit. An object describes its
// state once, for both directions, in a function that the archive alone calls:
//
//   friend class StateArchive;
//   void persist(StateArchive& a) { a(enough_, before_); }
//
// What is made of other state, such as a factorization, is made anew when that was read (reads()); memory that each
// step fills before it looks at it is left out. Reading goes into an object that was made for the same system: sizes of
// vectors have to fit, but for those that are told to be lists(). Bytes that do not fit are refused: from there on
// nothing is read, and nothing changes any more.
//
// Numbers stand one after the other as the processor has them, which is little-endian: that is how doubles keep every
// bit, NaNs and signed zeros included, and what takes least time and room.

#include "core/types.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace gyre {

class StateArchive {
  static_assert(std::endian::native == std::endian::little);

 public:
  /// Writes.
  StateArchive() = default;
  /// Reads. @param bytes  outlive this
  explicit StateArchive(std::string_view bytes) : reads_(true), left_(bytes) {}

  bool reads() const { return reads_; }
  /// Whether all that was read until now fits.
  bool fits() const { return fits_; }
  /// ... and nothing is left.
  bool isAtEnd() const { return fits_ && left_.empty(); }
  void refuse() { fits_ = false; }
  /// What was written.
  const std::string& bytes() const { return written_; }

  /// Numbers, vectors and matrices, arrays and pairs, what may be there or not, and objects with persist().
  template <class... T>
  void operator()(T&... members) {
    (one(members), ...);
  }
  /// An object whose persist() needs to know more.
  template <class T, class... With>
  void visit(T& object, With&&... with) {
    if (fits_) object.persist(*this, std::forward<With>(with)...);
  }
  /// Containers of any length.
  template <class... T>
  void lists(T&... containers) {
    (list(containers), ...);
  }
  /// Whole numbers that something is found by: in [begin, end).
  template <class Int>
  void index(Int& i, std::type_identity_t<Int> begin, std::type_identity_t<Int> end) {
    Int read = i;
    one(read);
    if (reads_ && !(begin <= read && read < end)) refuse();
    if (fits_) i = read;
  }
  template <class Int>
  void indices(std::vector<Int>& all, std::type_identity_t<Int> begin, std::type_identity_t<Int> end) {
    std::vector<Int> read = all;
    list(read);
    for (const Int i : read)
      if (reads_ && !(begin <= i && i < end)) refuse();
    if (fits_) all.assign(read.begin(), read.end());
  }

 private:
  template <class T>
  static constexpr bool isEigen = requires {
    typename T::Scalar;
    T::SizeAtCompileTime;
  };
  template <class T>
  static constexpr bool isFixed() {
    if constexpr (std::is_same_v<T, bool>) return false;
    else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, Quat>) return true;
    else if constexpr (std::is_class_v<T>) {
      if constexpr (isEigen<T>) return T::SizeAtCompileTime != Eigen::Dynamic;
    }
    return false;
  }

  void raw(void* x, std::size_t size) {
    if (!fits_ || size == 0) return;
    if (!reads_) {
      written_.append(static_cast<const char*>(x), size);
      return;
    }
    if (left_.size() < size) return refuse();
    std::memcpy(x, left_.data(), size);
    left_.remove_prefix(size);
  }
  /// False where as many are read as there is neither room for nor bytes of.
  bool fitsLength(std::size_t has, std::size_t& size) {
    std::uint64_t number = has;
    raw(&number, sizeof number);
    if (reads_ && (!fits_ || number > left_.size())) refuse();
    size = static_cast<std::size_t>(number);
    return fits_;
  }
  bool hasLength(std::size_t has) {
    std::size_t size = 0;
    if (fitsLength(has, size) && size != has) refuse();
    return fits_;
  }

  void one(bool& x) {
    std::uint8_t byte = x ? 1 : 0;
    raw(&byte, 1);
    if (fits_) x = byte != 0;
  }
  void one(std::string& x) { list(x); }
  template <class T>
  void one(std::vector<T>& all) {
    if (!hasLength(all.size())) return;
    if constexpr (isFixed<T>()) raw(all.data(), all.size() * sizeof(T));
    else
      for (T& x : all) one(x);
  }
  template <class T, std::size_t n>
  void one(std::array<T, n>& all) {
    for (T& x : all) one(x);
  }
  template <class A, class B>
  void one(std::pair<A, B>& both) {
    (*this)(both.first, both.second);
  }
  template <class T>
  void one(std::optional<T>& x) {
    bool is = x.has_value();
    one(is);
    if (!fits_) return;
    if (reads_ && is != x.has_value()) {
      if constexpr (std::is_default_constructible_v<T>) is ? (void)x.emplace() : x.reset();
      else return refuse();
    }
    if (x) one(*x);
  }
  template <class T>
  void one(T& x) {
    if constexpr (isFixed<T>()) {
      raw(&x, sizeof x);
    } else if constexpr (std::is_enum_v<T>) {
      raw(&x, sizeof x);
    } else if constexpr (isEigen<T>) {
      if (hasLength(static_cast<std::size_t>(x.size())))
        raw(x.data(), static_cast<std::size_t>(x.size()) * sizeof(typename T::Scalar));
    } else {
      visit(x);
    }
  }

  template <class C>
  void list(C& all) {
    using Entry = decltype(entryOf(std::declval<typename C::value_type>()));
    std::size_t size = 0;
    if (!fitsLength(all.size(), size)) return;
    if (!reads_) {
      for (Entry x : all) one(x);
      return;
    }
    all.clear();
    for (std::size_t i = 0; i < size && fits_; ++i) {
      Entry x{};
      one(x);
      if (fits_) all.insert(all.end(), std::move(x));
    }
  }
  /// What is written of a map has no constant key.
  template <class T>
  static T entryOf(T);
  template <class K, class V>
  static std::pair<K, V> entryOf(std::pair<const K, V>);

  bool reads_ = false, fits_ = true;
  std::string written_;
  std::string_view left_;
};

}  // namespace gyre
