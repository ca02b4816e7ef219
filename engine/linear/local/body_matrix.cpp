#include "linear/local/body_matrix.h"

#include <algorithm>

namespace gyre {

namespace {

std::size_t entryOf(int i) { return static_cast<std::size_t>(i); }

/// Beyond this many unknowns sparse elimination wins; where one group has a third of them, which it fills, later.
constexpr int denseUnknowns = 60, denseGrouped = 1500;

bool isDense(const LocalProblem& p, int unknowns) {
  std::size_t largest = 0;
  for (const LocalGroup& group : p.groups) largest = std::max(largest, group.bodies.size());
  const bool filled = 18 * largest > static_cast<std::size_t>(unknowns);
  return unknowns <= (filled ? denseGrouped : denseUnknowns);
}

}  // namespace

BodyMatrix::BodyMatrix(const LocalBlocks& blocks) : blocks_(blocks) {
  const LocalProblem& p = blocks.problem();
  placeOf_.assign(p.bodies.size(), -1);
  for (std::size_t b = 0; b < p.bodies.size(); ++b) {
    const LocalBody& body = p.bodies[b];
    if (body.group < 0 && body.inverseMass == 0 && body.inverseInertia.isZero(0)) continue;
    placeOf_[b] = n_;
    n_ += 6;
  }
  right_ = VecX::Zero(n_);
  if (isDense(p, n_)) {
    matrix_.resize(n_, n_);
    return;
  }
  pattern_ = std::make_unique<PatternBuilder>(n_);
  pattern_->addDiagonal(0, n_);
  int entries = 0;
  for (const LocalBlock& block : blocks.blocks()) {
    firstEntry_.push_back(entries);
    eachEntry(block, [&](int row, int column, int, int) {
      pattern_->addBlock(placeOf_[entryOf(row)], placeOf_[entryOf(column)], 6, 6);
      ++entries;
    });
  }
  klu_ = std::make_unique<Klu>(pattern_->build());
  values_.resize(entryOf(pattern_->diagonal(n_ - 1)) + 1);
}

template <class Visit>
void BodyMatrix::eachEntry(const LocalBlock& block, const Visit& visit) const {
  if (!block.moves) return;
  const LocalProblem& p = blocks_.problem();
  const int body[] = {block.body1, block.body2};
  for (int side = 0; side < 2; ++side) {
    if (body[side] < 0 || placeOf_[entryOf(body[side])] < 0) continue;
    const auto row = [&](int r) {
      for (int column = 0; column < 2; ++column)
        if (body[column] >= 0 && placeOf_[entryOf(body[column])] >= 0) visit(r, body[column], side, column);
    };
    const int group = p.bodies[entryOf(body[side])].group;
    if (group < 0) row(body[side]);
    else
      for (const int member : p.groups[entryOf(group)].bodies) row(member);
  }
}

void BodyMatrix::clear() {
  right_.setZero();
  if (!klu_) {
    matrix_.setIdentity();
    return;
  }
  std::fill(values_.begin(), values_.end(), 0.0);
  for (int i = 0; i < n_; ++i) values_[entryOf(pattern_->diagonal(i))] = 1;
}

void BodyMatrix::add(std::size_t number, const Mat6& G, const Vec6& g) {
  const LocalBlock& block = blocks_.blocks()[number];
  const LocalProblem& p = blocks_.problem();
  const int body[] = {block.body1, block.body2};
  const Mat6* J[] = {&block.J1, &block.J2};
  int entry = klu_ ? firstEntry_[number] : 0;
  eachEntry(block, [&](int row, int column, int side, int columnSide) {
    const Mat6 answer = p.h * inverseBlock(p, row, body[side]) * J[side]->transpose();
    const Mat6 values = answer * G * *J[columnSide];
    const int r = placeOf_[entryOf(row)], c = placeOf_[entryOf(column)];
    // Once for each wrench: with the first column that it has.
    if (columnSide == 1 || body[1] < 0 || placeOf_[entryOf(body[1])] < 0) right_.segment<6>(r) -= answer * g;
    if (!klu_) {
      matrix_.block<6, 6>(r, c) += values;
      return;
    }
    const std::vector<int>& places = pattern_->places(entry++);
    for (int k = 0; k < 6; ++k)
      for (int i = 0; i < 6; ++i) values_[entryOf(places[entryOf(k)] + i)] += values(i, k);
  });
}

bool BodyMatrix::solve(std::vector<Vec6>& du) {
  VecX x = right_;
  if (!klu_) x = matrix_.partialPivLu().solve(right_);
  else if (klu_->factor(values_)) klu_->solve(x.data());
  else return false;
  du.assign(placeOf_.size(), Vec6::Zero());
  for (std::size_t b = 0; b < du.size(); ++b)
    if (placeOf_[b] >= 0) du[b] = x.segment<6>(placeOf_[b]);
  return x.allFinite();
}

}  // namespace gyre
