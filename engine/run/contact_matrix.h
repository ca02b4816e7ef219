#pragma once
// How the contacts of a recorded row act on each other: U = B + W P of impulses P at the contacts,
//
//   W = H A^-1 H^T,   A^-1 the upper left of [M B^T; B 0]^-1       (Solfec theory, local dynamics, eqs. 54 to 62)
//
// with joints eliminated: W_ab is what an impulse at b changes of the relative velocity at a. For pictures and for
// questions about one moment; solvers go without it (linear/local/).

#include "run/contact_log.h"
#include "run/poses.h"

#include <stop_token>
#include <vector>

namespace gyre {

struct ContactMatrix {
  std::vector<Mat3> frames;  ///< of each contact: rows a_T1, a_T2, n in inertial axes; n from body 1 to body 2
  MatX W;                    ///< 3 n x 3 n, symmetric; velocities of body 2 against body 1 per impulse on it [1/kg]

  Eigen::Index size() const { return static_cast<Eigen::Index>(frames.size()); }
  /// Frobenius norm of W_ab [1/kg]; 0 where an impulse at b does not move a.
  double norm(Eigen::Index a, Eigen::Index b) const { return W.block<3, 3>(3 * a, 3 * b).norm(); }
};

/// Above this many contacts nobody makes out a block, and 3 n unknowns take seconds.
inline constexpr std::size_t mostContactsOfMatrix = 300;

/// @param poses     of all bodies of the system
/// @param contacts  of the same moment, some of them or all
/// @param stop      asked for between the parts of the work; the result is then empty
/// Fails where the joints are singular there.
Expected<ContactMatrix> contactMatrix(const System& system, const PoseSet& poses,
                                      std::span<const LoggedContact> contacts, const std::stop_token& stop = {});

}  // namespace gyre
