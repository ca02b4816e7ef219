#include "integrators/bdf/weak_rows.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

/// Least that is to be left of a row: where there is less, Newton's iteration looks at it.
constexpr double weakRow = 0.2;
/// What is left of a row where a mechanism is near a singular position.
constexpr double littleOfRow = 0.05;
constexpr double leastShare = 1e-5;       ///< rounding is to stay below the tolerances
constexpr double leastFactor = 0.3;       ///< what a correction is taken to leave at least, without another one
constexpr double worstContraction = 0.5;  ///< of an iteration for which a new matrix is not worth while
constexpr double rounding = 1e-14;        ///< of a position, relative

void takeLeft(const CoordinateSplitting& rows, std::vector<double>& out) {
  out.resize(static_cast<std::size_t>(rows.rank()));
  for (int k = 0; k < rows.rank(); ++k) out[static_cast<std::size_t>(k)] = rows.left(k);
}

}  // namespace

WeakRows::WeakRows(const CoordinateSplitting& rows, double rtol) : rows_(rows), rtol_(rtol) {}

void WeakRows::look(bool hasMatrix) {
  weakest_ = rows_.weakestRow(left_);
  if (!rows_.isRegular()) left_ = 0;
  contraction_ = hasMatrix ? contractionByMatrix() : 0;
}

void WeakRows::takeMatrix() {
  takeLeft(rows_, inMatrix_);
  contraction_ = 0;
}

bool WeakRows::isAny() const {
  return left_ < weakRow ||
         std::any_of(inMatrix_.begin(), inMatrix_.end(), [](double left) { return std::abs(left) < weakRow; });
}

bool WeakRows::isNearSingular() const { return left_ < littleOfRow; }

/// Near a singular position an error of the constraints comes back divided by what a row of B has left: as positions
/// and velocities that the error test of the steps to come takes for theirs, and divided by it once more as a force
/// along the motion. Only what rounding of positions amounts to cannot be asked for.
double WeakRows::share() const {
  if (left_ >= weakRow) return 1;
  const double ofRounding = rounding / (left_ * std::max(rtol_, rounding));
  return std::clamp(std::max(left_ / weakRow, ofRounding), leastShare, 1.0);
}

/// What an old matrix leaves in dependent coordinates the prediction of order k multiplies by up to 2^(k+1) - 1, until
/// it is more than an iteration takes away and grows from step to step: one correction is not to be trusted by the rate
/// of other ones where rows are chosen, and corrections change with the choice, nor beside a singular position.
/// Elsewhere it is, as IDA does: Yen and Petzold's counts of evaluations rest on that.
NewtonCare WeakRows::care(bool followsRows) const {
  NewtonCare care{.share = share(), .leastFactor = followsRows || left_ < weakRow ? leastFactor : 0};
  if (contraction_ > worstContraction) care.asksForMatrix = true;
  else care.leastFactor = std::max(care.leastFactor, contraction_ / (1 - contraction_));
  return care;
}

/// Along the direction that a weak row alone holds, corrections are its residual over what the matrix has left of it:
/// beyond a singular position that has the other sign, and each correction goes the wrong way.
double WeakRows::contractionByMatrix() const {
  if (inMatrix_.size() != static_cast<std::size_t>(rows_.rank())) return 0;
  double worst = 0;
  for (int k = 0; k < rows_.rank(); ++k) {
    const double now = rows_.left(k), then = inMatrix_[static_cast<std::size_t>(k)];
    if (std::min(std::abs(now), std::abs(then)) < weakRow)
      worst = std::max(worst, std::abs(now - then) / std::abs(then));
  }
  return worst;
}

void WeakRows::beginWay() { takeLeft(rows_, atBegin_); }

std::optional<double> WeakRows::wayToSingular() const {
  std::optional<double> nearest;
  for (int k = 0; k < rows_.rank(); ++k) {
    const double here = atBegin_[static_cast<std::size_t>(k)], there = rows_.left(k);
    if (std::min(std::abs(here), std::abs(there)) >= weakRow || here == there) continue;
    const double way = here / (here - there);
    if (way > 0 && (!nearest || way < *nearest)) nearest = way;
  }
  return nearest;
}

}  // namespace gyre
