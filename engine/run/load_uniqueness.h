#pragma once
// Which loads of the contacts of a row the laws determine, and which are only those that the solver came upon. Loads
// may change by d where nothing moves for it:
//
//   G^T W G d = 0,   G the directions in which the reactions of closed contacts may change
//
// of a contact that sticks within its cone all three, of one that slips or is at its limit that of its reaction, of one
// without friction its normal. The normal load of contact a is determined where all such d leave it. A table on three
// legs has determined loads, one on four has not; the sum over both bodies it is between may be determined all the
// same.

#include "run/contact_matrix.h"

#include <optional>
#include <span>
#include <vector>

namespace gyre {

enum class LoadState {
  open,  ///< carries nothing
  determined,
  inSum,  ///< not by itself, but the sum of all contacts of its two bodies
  free    ///< nor that
};

/// Whether the load of each contact is unique. @param contacts  those of the matrix; all that touch their bodies should
/// be among them
std::vector<LoadState> loadStates(const ContactMatrix& matrix, std::span<const LoggedContact> contacts);

/// How many loads of all the contacts of a moment the laws do not determine; none where contact is a force, whose loads
/// follow from how deep bodies overlap. No answer beyond mostContactsOfMatrix contacts, and where the constraints are
/// singular.
std::optional<std::size_t> openLoads(const Model& model, const PoseSet& poses, std::span<const LoggedContact> contacts);

}  // namespace gyre
