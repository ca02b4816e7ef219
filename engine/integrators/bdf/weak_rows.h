#pragma once
// What elimination leaves of the rows of B that are kept, beside a singular position (bdf_equations.h), and what
// Newton's iteration takes from it.

#include "integrators/bdf/ida.h"
#include "linear/coordinate_splitting.h"

#include <optional>
#include <vector>

namespace gyre {

class WeakRows {
 public:
  /// @param rows  factorization of B; outlives this   @param rtol  of the local errors
  WeakRows(const CoordinateSplitting& rows, double rtol);

  /// Looks at the place whose B the rows hold: an iteration begins there, or a step led to it.
  /// @param hasMatrix  Newton's, made where takeMatrix() was called last
  void look(bool hasMatrix);
  /// Newton's matrix is made of the B that the rows hold.
  void takeMatrix();
  /// A row is weak here, or was where Newton's matrix was made.
  bool isAny() const;
  /// Constraints come to depend on each other here.
  bool isNearSingular() const;
  /// Row of Phi of which least is left, and how much: relative to it, from 0 to 1.
  int weakest() const { return weakest_; }
  double left() const { return left_; }
  /// Share of the tolerances that hold elsewhere.
  double share() const;
  /// What Newton's test asks for.
  /// @param followsRows  the choice of rows follows the motion
  NewtonCare care(bool followsRows) const;

  /// The rows hold B where a way begins; then where it leads to: the share of it, maybe beyond its end, at which rows
  /// go through zero.
  void beginWay();
  std::optional<double> wayToSingular() const;

 private:
  friend class StateArchive;
  void persist(StateArchive& a) {
    a(left_, weakest_, contraction_);
    a.lists(inMatrix_);
  }
  double contractionByMatrix() const;

  const CoordinateSplitting& rows_;
  double rtol_;
  double left_ = 1;
  int weakest_ = 0;
  double contraction_ = 0;        ///< of an iteration by the matrix, as far as it comes from what is left of rows
  std::vector<double> atBegin_;   ///< what is left of each kept row, signed, where a way begins
  std::vector<double> inMatrix_;  ///< where Newton's matrix was made
};

}  // namespace gyre
