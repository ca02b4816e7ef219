#include "local_dynamics/body_matrix.h"

#include <algorithm>

namespace gyre {

namespace {

std::size_t entryOf(int i) { return static_cast<std::size_t>(i); }

/// Beyond this many unknowns sparse elimination wins; where one group has a third of them, which it fills, later.
constexpr int denseUnknowns = 60, denseGrouped = 1500;

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
  for (const LocalGroup& group : p.groups) {
    multipliersOf_.push_back(n_);
    if (group.response) n_ += 6 * group.response->plan().size();
  }
  right_ = VecX::Zero(n_);
  if (isDense()) matrix_.resize(n_, n_);
  else makePattern();
}

bool BodyMatrix::isDense() const {
  std::size_t largest = 0;
  for (const LocalGroup& group : blocks_.problem().groups) {
    if (group.response) return false;
    largest = std::max(largest, group.bodies.size());
  }
  const bool filled = 18 * largest > static_cast<std::size_t>(n_);
  return n_ <= (filled ? denseGrouped : denseUnknowns);
}

void BodyMatrix::makePattern() {
  pattern_ = std::make_unique<PatternBuilder>(n_);
  pattern_->addDiagonal(0, n_);
  int entries = 0;
  const auto announce = [&](int row, int column) {
    pattern_->addBlock(row, column, 6, 6);
    ++entries;
  };
  eachConstant([&](int row, int column, const auto&) { announce(row, column); });
  for (const LocalBlock& block : blocks_.blocks()) {
    firstEntry_.push_back(entries);
    if (!block.moves) continue;
    for (const int body : {block.body1, block.body2})
      eachAnswer(body, [&](int row, const Mat6&) {
        for (const int column : {columnOf(block.body1), columnOf(block.body2)})
          if (column >= 0) announce(row, column);
      });
  }
  klu_ = std::make_unique<Klu>(pattern_->build());
  values_.resize(entryOf(pattern_->diagonal(n_ - 1)) + 1);
}

template <class Visit>
void BodyMatrix::eachAnswer(int body, const Visit& visit) const {
  if (columnOf(body) < 0) return;
  const LocalProblem& p = blocks_.problem();
  const LocalBody& b = p.bodies[entryOf(body)];
  if (b.group < 0) return visit(columnOf(body), inverseBlock(p, body, body));
  const LocalGroup& group = p.groups[entryOf(b.group)];
  if (!group.response) {
    for (const int member : group.bodies) visit(columnOf(member), inverseBlock(p, member, body));
    return;
  }
  visit(columnOf(body), group.response->inverse(b.place));
  for (const GroupResponse::Link& link : group.response->links(b.place))
    visit(multipliersOf_[entryOf(b.group)] + 6 * link.place, Mat6(link.Y.transpose()));
}

template <class Visit>
void BodyMatrix::eachConstant(const Visit& visit) const {
  const std::vector<LocalGroup>& groups = blocks_.problem().groups;
  for (std::size_t g = 0; g < groups.size(); ++g) {
    if (!groups[g].response) continue;
    const GroupResponse& response = *groups[g].response;
    const auto multiplier = [&](int place) { return multipliersOf_[g] + 6 * place; };
    for (int k = 0; k < response.plan().size(); ++k) {
      visit(multiplier(k), multiplier(k), response.diagonal(k));
      for (const GroupPlan::Entry& e : response.plan().column(k)) {
        if (!e.isOfMatrix) continue;
        visit(multiplier(e.row), multiplier(k), response.entry(e.number));
        visit(multiplier(k), multiplier(e.row), response.entry(e.number).transpose());
      }
    }
    for (int b = 0; b < response.bodies(); ++b)
      for (const GroupResponse::Link& link : response.links(b))
        visit(columnOf(groups[g].bodies[entryOf(b)]), multiplier(link.place), link.Y);
  }
}

void BodyMatrix::clear() {
  right_.setZero();
  if (!klu_) {
    matrix_.setIdentity();
    return;
  }
  std::fill(values_.begin(), values_.end(), 0.0);
  for (const int place : placeOf_)
    for (int i = place; place >= 0 && i < place + 6; ++i) values_[entryOf(pattern_->diagonal(i))] = 1;
  int entry = 0;
  eachConstant([&](int, int, const Mat6& values) { put(entry++, values); });
}

void BodyMatrix::put(int entry, const Mat6& values) {
  const std::vector<int>& places = pattern_->places(entry);
  for (int k = 0; k < 6; ++k)
    for (int i = 0; i < 6; ++i) values_[entryOf(places[entryOf(k)] + i)] += values(i, k);
}

void BodyMatrix::add(std::size_t number, const Mat6& G, const Vec6& g) {
  const LocalBlock& block = blocks_.blocks()[number];
  if (!block.moves) return;
  const LocalProblem& p = blocks_.problem();
  int entry = klu_ ? firstEntry_[number] : 0;
  for (const auto& [body, J] : {std::pair(block.body1, &block.J1), {block.body2, &block.J2}})
    eachAnswer(body, [&, wrench = J](int row, const Mat6& answer) {
      const Mat6 perReaction = p.h * answer * wrench->transpose();
      right_.segment<6>(row) -= perReaction * g;
      for (const auto& [other, velocity] : {std::pair(block.body1, &block.J1), {block.body2, &block.J2}}) {
        const int column = columnOf(other);
        if (column < 0) continue;
        const Mat6 values = perReaction * G * *velocity;
        if (klu_) put(entry++, values);
        else matrix_.block<6, 6>(row, column) += values;
      }
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
