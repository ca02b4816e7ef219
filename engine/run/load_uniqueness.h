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
#include "run/recording.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gyre {

enum class LoadState {
  open,  ///< carries nothing
  determined,
  inSum,  ///< not by itself, but the sum of all contacts of its two bodies
  free    ///< nor that
};

/// Two bodies some of whose loads the laws leave open.
struct SharedLoad {
  int body1 = -1, body2 = -1;
  std::size_t contacts = 0;  ///< closed ones whose forces are not unique
  std::size_t normals = 0;   ///< of these, with normal forces that are not
  bool sumIsUnique = true;   ///< of all forces between the two
};

struct LoadFreedom {
  std::size_t parameters = 0;     ///< numbers that may be chosen: the dimension of the d above
  std::vector<SharedLoad> pairs;  ///< in the order of their bodies
};

/// @param contacts  as of loadStates
LoadFreedom loadFreedom(const ContactMatrix& matrix, std::span<const LoggedContact> contacts);

/// What there is to say of the loads in the last row of a run that ended at s, by the names of bodies; empty where all
/// are unique, and where nobody knows: beyond mostContactsOfMatrix contacts, where the constraints are singular, and
/// where contact is a force.
std::string sharedLoadsText(const Model& model, const System& system, const State& s, const Recording& recording);

/// Whether the load of each contact is unique. @param contacts  those of the matrix; all that touch their bodies should
/// be among them
std::vector<LoadState> loadStates(const ContactMatrix& matrix, std::span<const LoggedContact> contacts);

/// How many loads of all the contacts of a moment the laws do not determine; none where contact is a force, whose loads
/// follow from how deep bodies overlap. No answer beyond mostContactsOfMatrix contacts, and where the constraints are
/// singular.
std::optional<std::size_t> openLoads(const Model& model, const PoseSet& poses, std::span<const LoggedContact> contacts);

}  // namespace gyre
