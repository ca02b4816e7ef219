#pragma once
// Eight numbers that go through the same operations, and the same operations for one number: a formula written once
// works on either. Operations act lane by lane, never across, so that every instruction set gives the same bytes
// (without fused multiply-add).

#include <cmath>

// Vectors are never handed to another object file: everything that takes or returns them is inlined.
#pragma GCC diagnostic ignored "-Wpsabi"

#define GYRE_INLINE [[gnu::always_inline]] inline
// Clang refuses inlined helpers without the instruction set of the clone; sanitizers instrument the resolver, which
// runs before they are ready.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define GYRE_CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define GYRE_CLONES
#endif

namespace gyre {

constexpr int laneCount = 8;
typedef double Lanes __attribute__((vector_size(8 * laneCount)));
using LaneMask = decltype(Lanes{} < Lanes{});

GYRE_INLINE double choose(bool condition, double yes, double no) { return condition ? yes : no; }
GYRE_INLINE bool anyOf(bool condition) { return condition; }
GYRE_INLINE double squareRoot(double x) { return std::sqrt(x); }
GYRE_INLINE double absolute(double x) { return std::abs(x); }
GYRE_INLINE bool negated(bool condition) { return !condition; }

GYRE_INLINE Lanes choose(const LaneMask& condition, const Lanes& yes, const Lanes& no) { return condition ? yes : no; }
GYRE_INLINE bool anyOf(const LaneMask& condition) {
  bool any = false;
  for (int l = 0; l < laneCount; ++l) any |= condition[l] != 0;
  return any;
}
GYRE_INLINE Lanes squareRoot(const Lanes& x) {
  Lanes root;
  for (int l = 0; l < laneCount; ++l) root[l] = __builtin_sqrt(x[l]);
  return root;
}
GYRE_INLINE Lanes absolute(const Lanes& x) { return x < 0 ? -x : x; }
GYRE_INLINE LaneMask negated(const LaneMask& condition) { return ~condition; }
GYRE_INLINE double sumOf(const Lanes& x) {
  double sum = 0;
  for (int l = 0; l < laneCount; ++l) sum += x[l];
  return sum;
}

template <class S>
GYRE_INLINE S largerOf(const S& a, const S& b) {
  return choose(a > b, a, b);
}
template <class S>
GYRE_INLINE S smallerOf(const S& a, const S& b) {
  return choose(a < b, a, b);
}

/// A vector in space of either.
template <class S>
struct Triple {
  S x, y, z;
};
template <class S>
GYRE_INLINE Triple<S> operator+(const Triple<S>& a, const Triple<S>& b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
template <class S>
GYRE_INLINE Triple<S> operator-(const Triple<S>& a, const Triple<S>& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
template <class S>
GYRE_INLINE Triple<S> operator*(const S& s, const Triple<S>& a) {
  return {s * a.x, s * a.y, s * a.z};
}
template <class S>
GYRE_INLINE Triple<S> crossed(const Triple<S>& a, const Triple<S>& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
template <class S>
GYRE_INLINE S inner(const Triple<S>& a, const Triple<S>& b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/// A symmetric matrix, six entries, times a vector.
template <class S>
struct SymmetricTriple {
  S xx, xy, xz, yy, yz, zz;
};
template <class S>
GYRE_INLINE Triple<S> operator*(const SymmetricTriple<S>& J, const Triple<S>& a) {
  return {J.xx * a.x + J.xy * a.y + J.xz * a.z, J.xy * a.x + J.yy * a.y + J.yz * a.z,
          J.xz * a.x + J.yz * a.y + J.zz * a.z};
}

}  // namespace gyre
