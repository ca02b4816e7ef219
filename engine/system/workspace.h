#pragma once
// Memory of one evaluation of a system (system/evaluated_state.h). Arrays over bodies hold ground behind the bodies.

#include "bodies/body.h"
#include "joints/joint.h"
#include "modal/superelement.h"
#include "system/smooth_contacts.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace gyre {

struct Workspace {
  static constexpr std::uint64_t rowsBeingMade = ~std::uint64_t{0};

  VecX r;              ///< M v' + g + B^T lambda [nv]
  VecX Phi;            ///< [m]
  VecX Phi_t, Phi_tt;  ///< its partial derivatives in time [m]
  /// Phi of constraints between coordinates: counted angles cancel in them.
  std::vector<DoubleDouble> coordinateSums;

  std::vector<BodyKinematics> k;     ///< per body and of ground
  std::vector<Mat6> J;               ///< per body, 6 x nv; identity for free bodies
  std::vector<double> signalValues;  ///< of the signals, in their order
  std::vector<JointRows> rows;       ///< per part of a constraint, of which ConstraintSet::rows() tells
  std::vector<Vec6> g;               ///< per body: forces in its twist; room for ground, whose sum means nothing

  /// To the forces on two bodies, of which those on ground (-1) do not count.
  void add(int body1, int body2, const Vec12& wrench) {
    if (body1 >= 0) g[static_cast<std::size_t>(body1)] += wrench.head<6>();
    if (body2 >= 0) g[static_cast<std::size_t>(body2)] += wrench.tail<6>();
  }

  std::vector<Superelement::Memory> superelements;

  std::unique_ptr<SmoothContacts> contacts;  ///< where they act
  std::uint64_t contactsOf = 0;              ///< the evaluation that they belong to

  std::uint64_t evaluation = 0;        ///< number of the evaluation that it holds
  std::uint64_t positions = 0;         ///< of the evaluation that its positions come from
  std::uint64_t rowsOf = 0;            ///< positions that the rows belong to, or rowsBeingMade
  std::uint64_t forces = 0;            ///< of the evaluation that g with B^T lambda belongs to
  std::uint64_t forceEvaluations = 0;  ///< so far
};

}  // namespace gyre
