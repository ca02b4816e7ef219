#pragma once
// What one contact did in the last step before a recorded row, as `gyre run --contacts` writes it.

#include <gyre/export.h>

#include <array>
#include <cstdint>
#include <string>

namespace gyre {
inline namespace v0 {

/// In single precision. All vectors in inertial axes.
struct ContactPoint {
  std::string body1 = {}, body2 = {};
  std::array<double, 3> position{};  ///< [m]
  std::array<double, 3> normal{};    ///< from body 1 to body 2
  double gap = 0;                    ///< [m]
  std::array<double, 3> force{};     ///< on body 2, mean of the step [N]
  std::array<double, 3> velocity{};  ///< of body 2 against body 1 at its end [m/s]
  double friction = 0;               ///< coefficient
  std::string state = {};            ///< "open", "sticks" or "slips"
  double work = 0;                   ///< energy that both bodies gained in the step [J]
  std::uint64_t feature = 0;         ///< with the bodies the same from row to row while it lasts
  int island = -1;                   ///< numbered anew in each row; -1: none
};

}  // namespace v0
}  // namespace gyre
