#include "local_dynamics/group_plan.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace gyre {

namespace {

std::size_t planIndex(int i) { return static_cast<std::size_t>(i); }

void keepUnique(std::vector<int>& a) {
  std::sort(a.begin(), a.end());
  a.erase(std::unique(a.begin(), a.end()), a.end());
}

}  // namespace

GroupPlan::GroupPlan(int constraints, const std::vector<std::vector<int>>& ofBodies)
    : near_(planIndex(constraints)), mark_(planIndex(constraints), 0), placeOf_(planIndex(constraints), -1) {
  for (const std::vector<int>& all : ofBodies)
    for (const int i : all)
      for (const int j : all)
        if (i != j) near_[planIndex(i)].push_back(j);
  for (std::vector<int>& a : near_) keepUnique(a);
  std::vector<int> all(planIndex(constraints));
  for (int i = 0; i < constraints; ++i) all[planIndex(i)] = i;
  dissect(std::move(all));
  for (std::size_t i = 0; i < order_.size(); ++i) placeOf_[planIndex(order_[i])] = static_cast<int>(i);
  fill();
  findTargets();
}

std::span<const GroupPlan::Entry> GroupPlan::column(int place) const {
  const std::size_t first = columnStart_[planIndex(place)], last = columnStart_[planIndex(place) + 1];
  return std::span(entries_).subspan(first, last - first);
}

std::span<const int> GroupPlan::targets(int place) const {
  const std::size_t first = targetStart_[planIndex(place)], last = targetStart_[planIndex(place) + 1];
  return std::span(targets_).subspan(first, last - first);
}

int GroupPlan::find(int row, int place) const {
  const auto all = column(place);
  return std::lower_bound(all.begin(), all.end(), row, [](const Entry& e, int r) { return e.row < r; })->number;
}

/// What is connected within the set, one after the other.
void GroupPlan::dissect(std::vector<int> set) {
  while (!set.empty()) {
    ++marks_;
    for (const int v : set) mark_[planIndex(v)] = marks_;
    search(set.front());
    const std::vector<int> connected = visited_;
    std::erase_if(set, [&](int v) { return mark_[planIndex(v)] != marks_; });
    dissectConnected(connected);
  }
}

void GroupPlan::dissectConnected(const std::vector<int>& set) {
  ++marks_;
  for (const int v : set) mark_[planIndex(v)] = marks_;
  search(set.back());  // an end of it: what was reached last
  const std::size_t level = separatingLevel();
  if (level == 0) {
    order_.insert(order_.end(), set.begin(), set.end());
    return;
  }
  const auto at = [&](std::size_t l) { return visited_.begin() + static_cast<std::ptrdiff_t>(levelStart_[l]); };
  const std::vector<int> between(at(level), at(level + 1));
  std::vector<int> below(visited_.begin(), at(level)), above(at(level + 1), visited_.end());
  dissect(std::move(below));
  dissect(std::move(above));
  order_.insert(order_.end(), between.begin(), between.end());
}

void GroupPlan::search(int from) {
  visited_.assign(1, from);
  levelStart_.assign(1, 0);
  mark_[planIndex(from)] = -marks_;
  for (std::size_t i = 0, last = 1; i < last; last = visited_.size()) {
    for (; i < last; ++i)
      for (const int v : near_[planIndex(visited_[i])]) {
        if (mark_[planIndex(v)] != marks_) continue;
        mark_[planIndex(v)] = -marks_;
        visited_.push_back(v);
      }
    levelStart_.push_back(last);
  }
}

/// The narrowest with a fifth on either side, of these the one nearest to the middle; 0: there is none.
std::size_t GroupPlan::separatingLevel() const {
  const std::size_t all = visited_.size(), levels = levelStart_.size() - 1;
  const auto width = [&](std::size_t l) { return levelStart_[l + 1] - levelStart_[l]; };
  const auto unevenness = [&](std::size_t l) {
    const std::size_t before = levelStart_[l], behind = all - levelStart_[l + 1];
    return before > behind ? before - behind : behind - before;
  };
  std::size_t best = 0;
  for (std::size_t l = 1; l + 1 < levels; ++l) {
    if (5 * levelStart_[l] + 4 < all || 5 * (all - levelStart_[l + 1]) + 4 < all) continue;
    if (best == 0 || std::pair(width(l), unevenness(l)) < std::pair(width(best), unevenness(best))) best = l;
  }
  if (best > 0 || levels < 3) return best;
  best = 1;
  for (std::size_t l = 2; l + 1 < levels; ++l)
    if (unevenness(l) < unevenness(best)) best = l;
  return best;
}

/// Each column has what S has in it, and what its children in the tree have.
void GroupPlan::fill() {
  std::vector<std::vector<int>> rows(order_.size());
  columnStart_.assign(1, 0);
  for (std::size_t k = 0; k < order_.size(); ++k) {
    std::vector<int> own;
    for (const int v : near_[planIndex(order_[k])])
      if (placeOf_[planIndex(v)] > static_cast<int>(k)) own.push_back(placeOf_[planIndex(v)]);
    std::sort(own.begin(), own.end());
    rows[k].insert(rows[k].end(), own.begin(), own.end());
    keepUnique(rows[k]);
    for (const int row : rows[k])
      entries_.push_back({row, static_cast<int>(entries_.size()), std::binary_search(own.begin(), own.end(), row)});
    columnStart_.push_back(entries_.size());
    if (rows[k].empty()) continue;
    std::vector<int>& parent = rows[planIndex(rows[k].front())];
    parent.insert(parent.end(), rows[k].begin() + 1, rows[k].end());
  }
}

void GroupPlan::findTargets() {
  targetStart_.assign(1, 0);
  for (int k = 0; k < size(); ++k) {
    const auto all = column(k);
    for (std::size_t i = 0; i < all.size(); ++i)
      for (std::size_t j = 0; j <= i; ++j) targets_.push_back(i == j ? -1 - all[i].row : find(all[i].row, all[j].row));
    targetStart_.push_back(targets_.size());
  }
}

}  // namespace gyre
