#pragma once
// How the contacts of a recorded row act on each other: U = B + W P of impulses P at the contacts,
//
//   W = H A^-1 H^T,   A^-1 the upper left of [M B^T; B 0]^-1       (Solfec theory, local dynamics, eqs. 54 to 62)
//
// with joints eliminated: W_ab is what an impulse at b changes of the relative velocity at a. Or with joints as blocks
// beside the contacts, as solvers have them that iterate over joints (system/iterated_joints.h): A^-1 is then the
// inverse mass of each body, and W_ab what an impulse at b changes at a before joints answer it.
//
// For pictures and for questions about one moment; solvers go without it (local_dynamics/).

#include "run/contact_log.h"
#include "run/poses.h"

#include <stop_token>
#include <vector>

namespace gyre {

enum class JointsOfMatrix { eliminated, blocks };

struct ContactMatrix {
  std::vector<Mat3> frames;         ///< of each contact: rows a_T1, a_T2, n in inertial axes; n from body 1 to body 2
  std::vector<int> joints;          ///< constraints of the system that are blocks, after the contacts
  std::vector<Eigen::Index> first;  ///< row of each block, and at the end their number
  MatX W;  ///< symmetric; of contacts 3 x 3, velocities of body 2 against body 1 per impulse on it [1/kg]

  /// Contacts.
  Eigen::Index size() const { return static_cast<Eigen::Index>(frames.size()); }
  Eigen::Index blocks() const { return size() + static_cast<Eigen::Index>(joints.size()); }
  /// Frobenius norm of W_ab [1/kg]; 0 where an impulse at b does not move a. Turns of joints count as lengths, by the
  /// length scale of the model.
  double norm(Eigen::Index a, Eigen::Index b) const {
    const auto at = [this](Eigen::Index block) { return first[static_cast<std::size_t>(block)]; };
    return W.block(at(a), at(b), at(a + 1) - at(a), at(b + 1) - at(b)).norm();
  }
};

/// Above this many contacts nobody makes out a block, and 3 n unknowns take seconds.
inline constexpr std::size_t mostContactsOfMatrix = 300;

/// @param poses     of all bodies of the system
/// @param contacts  of the same moment, some of them or all
/// @param joints    as blocks: those that hang together with these contacts. @pre IteratedJoints has no obstacle
/// @param stop      asked for between the parts of the work; the result is then empty
/// Fails where the joints are singular there, and where more than mostContactsOfMatrix joints would be blocks.
Expected<ContactMatrix> contactMatrix(const System& system, const PoseSet& poses,
                                      std::span<const LoggedContact> contacts, const std::stop_token& stop = {},
                                      JointsOfMatrix joints = JointsOfMatrix::eliminated);

}  // namespace gyre
