#pragma once
// Vectors and matrices of plugins: plain values of the standard library's numbers.

#include <array>
#include <cmath>
#include <cstddef>

namespace gyre::extend {

struct Vector {
  double x = 0, y = 0, z = 0;

  double operator[](int i) const { return i == 0 ? x : i == 1 ? y : z; }
  double& operator[](int i) { return i == 0 ? x : i == 1 ? y : z; }
  bool operator==(const Vector&) const = default;
};

inline Vector operator+(const Vector& a, const Vector& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline Vector operator-(const Vector& a, const Vector& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline Vector operator-(const Vector& a) { return {-a.x, -a.y, -a.z}; }
inline Vector operator*(double s, const Vector& a) { return {s * a.x, s * a.y, s * a.z}; }
inline double dot(const Vector& a, const Vector& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline Vector cross(const Vector& a, const Vector& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline double length(const Vector& a) { return std::sqrt(dot(a, a)); }

/// Three rows, one after the other.
struct Matrix {
  std::array<double, 9> rows = {1, 0, 0, 0, 1, 0, 0, 0, 1};

  double operator()(int row, int column) const { return rows[static_cast<std::size_t>(3 * row + column)]; }
  double& operator()(int row, int column) { return rows[static_cast<std::size_t>(3 * row + column)]; }
  Vector column(int i) const { return {(*this)(0, i), (*this)(1, i), (*this)(2, i)}; }
};

inline Vector operator*(const Matrix& m, const Vector& a) {
  Vector out;
  for (int i = 0; i < 3; ++i) out[i] = m(i, 0) * a.x + m(i, 1) * a.y + m(i, 2) * a.z;
  return out;
}
inline Matrix transposed(const Matrix& m) {
  Matrix out;
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j) out(i, j) = m(j, i);
  return out;
}

}  // namespace gyre::extend
