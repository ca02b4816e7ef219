#include "local_dynamics/group_response.h"

#include <Eigen/Cholesky>

#include <algorithm>

namespace gyre {

namespace {

/// A pivot that elimination has brought below this share of what it was is round-off.
constexpr double leastPivot = 1e-12;

std::size_t responseIndex(int i) { return static_cast<std::size_t>(i); }

}  // namespace

void GroupResponse::clear() {
  bodies_.clear();
  links_.clear();
  S_.assign(responseIndex(plan_->size()), Mat6::Zero());
  lower_.assign(responseIndex(plan_->entries()), Mat6::Zero());
}

void GroupResponse::add(int constraint1, int constraint2, const Mat6& values) {
  const int i = plan_->placeOf(constraint1), j = plan_->placeOf(constraint2);
  if (i == j) S_[responseIndex(i)] += values;
  else if (i > j) lower_[responseIndex(plan_->find(i, j))] += values;
}

void GroupResponse::addBody(const Mat6& inverse, std::span<const Link> links) {
  bodies_.push_back({inverse, {}, links_.size(), links.size()});
  links_.insert(links_.end(), links.begin(), links.end());
  std::sort(links_.end() - static_cast<std::ptrdiff_t>(links.size()), links_.end(),
            [](const Link& a, const Link& b) { return a.place < b.place; });
}

std::span<const GroupResponse::Link> GroupResponse::links(int body) const {
  const Body& b = bodies_[responseIndex(body)];
  return std::span(links_).subspan(b.firstLink, b.linkCount);
}

void GroupResponse::factor() {
  pivots_ = S_;
  L_ = lower_;
  isKept_.assign(S_.size(), Vec6::Ones());
  std::vector<Mat6> column;
  for (int k = 0; k < plan_->size(); ++k) {
    invertPivot(k);
    const auto entries = plan_->column(k);
    column.clear();
    for (const GroupPlan::Entry& e : entries) {
      Mat6& L = L_[responseIndex(e.number)];
      column.push_back(L);
      L = column.back() * pivots_[responseIndex(k)];
    }
    const int* target = plan_->targets(k).data();
    for (std::size_t i = 0; i < entries.size(); ++i)
      for (std::size_t j = 0; j <= i; ++j, ++target) {
        Mat6& to = *target < 0 ? pivots_[responseIndex(-1 - *target)] : L_[responseIndex(*target)];
        to.noalias() -= L_[responseIndex(entries[i].number)] * column[j].transpose();
      }
  }
  leaveOut();
  for (int b = 0; b < bodies(); ++b) bodies_[responseIndex(b)].own = findBlock(b, b);
}

/// Row by row, since each may follow from those before it.
void GroupResponse::invertPivot(int k) {
  Mat6& D = pivots_[responseIndex(k)];
  Vec6& kept = isKept_[responseIndex(k)];
  Mat6 E = D;
  for (int r = 0; r < 6; ++r) {
    if (!(E(r, r) > leastPivot * S_[responseIndex(k)](r, r))) {
      kept(r) = 0;
      D.row(r).setZero();
      D.col(r).setZero();
      D(r, r) = 1;
      continue;
    }
    for (int i = r + 1; i < 6; ++i) E.row(i).tail(5 - r) -= E(i, r) / E(r, r) * E.row(r).tail(5 - r);
  }
  D = Eigen::LLT<Mat6>(D).solve(Mat6(kept.asDiagonal())).eval();
}

void GroupResponse::leaveOut() {
  for (int k = 0; k < plan_->size(); ++k) {
    const Vec6& kept = isKept_[responseIndex(k)];
    Mat6& S = S_[responseIndex(k)];
    S = (kept.asDiagonal() * S * kept.asDiagonal()).eval();
    S.diagonal() += Vec6::Ones() - kept;
    for (const GroupPlan::Entry& e : plan_->column(k)) {
      Mat6& L = lower_[responseIndex(e.number)];
      L = (isKept_[responseIndex(e.row)].asDiagonal() * L * kept.asDiagonal()).eval();
    }
  }
  for (Link& link : links_) link.Y = (link.Y * isKept_[responseIndex(link.place)].asDiagonal()).eval();
}

Mat6 GroupResponse::block(int of, int per) const {
  return of == per ? bodies_[responseIndex(of)].own : findBlock(of, per);
}

Mat6 GroupResponse::findBlock(int of, int per) const {
  std::vector<Mat6> forward, back;
  std::vector<int> up;
  // The way up from the body that is pushed.
  for (int k = first(per); k >= 0; k = plan_->parent(k)) up.push_back(k);
  forward.assign(up.size(), Mat6::Zero());
  const auto stepOf = [](const std::vector<int>& way, int place) {
    const auto found = std::lower_bound(way.begin(), way.end(), place);
    return found != way.end() && *found == place ? found - way.begin() : std::ptrdiff_t{-1};
  };
  for (const Link& l : links(per)) forward[static_cast<std::size_t>(stepOf(up, l.place))] = l.Y.transpose();
  for (std::size_t s = 0; s < up.size(); ++s)
    for (const GroupPlan::Entry& e : plan_->column(up[s]))
      forward[static_cast<std::size_t>(stepOf(up, e.row))] -= L_[responseIndex(e.number)] * forward[s];
  // And down to the other.
  std::vector<int> down;
  for (int k = first(of); k >= 0; k = plan_->parent(k)) down.push_back(k);
  back.assign(down.size(), Mat6::Zero());
  for (std::size_t s = down.size(); s-- > 0;) {
    if (const auto from = stepOf(up, down[s]); from >= 0)
      back[s] = pivots_[responseIndex(down[s])] * forward[static_cast<std::size_t>(from)];
    for (const GroupPlan::Entry& e : plan_->column(down[s]))
      back[s] -= L_[responseIndex(e.number)].transpose() * back[static_cast<std::size_t>(stepOf(down, e.row))];
  }
  Mat6 out = of == per ? inverse(of) : Mat6(Mat6::Zero());
  for (const Link& l : links(of)) out -= l.Y * back[static_cast<std::size_t>(stepOf(down, l.place))];
  return out;
}

double GroupResponse::lightness() const {
  double sum = 0;
  for (const Body& b : bodies_) sum += b.own.trace();
  return bodies_.empty() ? 0 : sum / (6 * static_cast<double>(bodies_.size()));
}

void GroupResponse::respond(std::span<const Vec6> wrenches, std::span<Vec6> u) const {
  std::vector<Vec6> z(S_.size(), Vec6::Zero());
  for (int b = 0; b < bodies(); ++b) {
    u[responseIndex(b)] += inverse(b) * wrenches[responseIndex(b)];
    for (const Link& l : links(b)) z[responseIndex(l.place)] += l.Y.transpose() * wrenches[responseIndex(b)];
  }
  for (int k = 0; k < plan_->size(); ++k)
    for (const GroupPlan::Entry& e : plan_->column(k))
      z[responseIndex(e.row)] -= L_[responseIndex(e.number)] * z[responseIndex(k)];
  for (int k = plan_->size() - 1; k >= 0; --k) {
    z[responseIndex(k)] = (pivots_[responseIndex(k)] * z[responseIndex(k)]).eval();
    for (const GroupPlan::Entry& e : plan_->column(k))
      z[responseIndex(k)] -= L_[responseIndex(e.number)].transpose() * z[responseIndex(e.row)];
  }
  for (int b = 0; b < bodies(); ++b)
    for (const Link& l : links(b)) u[responseIndex(b)] -= l.Y * z[responseIndex(l.place)];
}

std::size_t GroupResponse::products() const {
  std::size_t count = 0;
  for (int k = 0; k < plan_->size(); ++k) count += plan_->column(k).size() + plan_->targets(k).size();
  for (int b = 0; b < bodies(); ++b)
    for (int k = first(b); k >= 0; k = plan_->parent(k)) count += 2 * plan_->column(k).size() + 1;
  return count;
}

void GroupMotion::start(const GroupResponse& response, std::span<const Vec6> u) {
  response_ = &response;
  u_.assign(u.begin(), u.end());
  z_.assign(responseIndex(response.plan().size()), Vec6::Zero());
  way_.assign(z_.size(), Vec6::Zero());
  path_.reserve(z_.size());
}

void GroupMotion::push(int body, const Vec6& impulse) {
  const GroupPlan& plan = response_->plan();
  u_[responseIndex(body)] += response_->inverse(body) * impulse;
  const auto links = response_->links(body);
  if (links.empty()) return;
  for (int k = links.front().place; k >= 0; k = plan.parent(k)) way_[responseIndex(k)].setZero();
  for (const GroupResponse::Link& l : links) way_[responseIndex(l.place)].noalias() += l.Y.transpose() * impulse;
  for (int k = links.front().place; k >= 0; k = plan.parent(k)) {
    const Vec6& change = way_[responseIndex(k)];
    z_[responseIndex(k)] += change;
    for (const GroupPlan::Entry& e : plan.column(k))
      way_[responseIndex(e.row)].noalias() -= response_->factorEntry(e.number) * change;
  }
}

Vec6 GroupMotion::twist(int body) const {
  const GroupPlan& plan = response_->plan();
  Vec6 u = u_[responseIndex(body)];
  const auto links = response_->links(body);
  if (links.empty()) return u;
  path_.clear();
  for (int k = links.front().place; k >= 0; k = plan.parent(k)) path_.push_back(k);
  for (std::size_t s = path_.size(); s-- > 0;) {
    const int k = path_[s];
    Vec6& lambda = way_[responseIndex(k)];
    lambda.noalias() = response_->inversePivot(k) * z_[responseIndex(k)];
    for (const GroupPlan::Entry& e : plan.column(k))
      lambda.noalias() -= response_->factorEntry(e.number).transpose() * way_[responseIndex(e.row)];
  }
  for (const GroupResponse::Link& l : links) u.noalias() -= l.Y * way_[responseIndex(l.place)];
  return u;
}

}  // namespace gyre
