#include "contact/pair_list.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace gyre {
namespace {

constexpr double leastSkin = 5e-3;  // [m]
constexpr double skinPerSize = 0.05;
/// A fast body has a box for about so many steps: fewer and the list is made anew all the time, more and it is long.
constexpr double stepsAhead = 5;

bool isFiniteBox(const Bounds& b) { return b.lower.allFinite() && b.upper.allFinite(); }

double skinOf(const Bounds& needed, double reach) {
  const double size = 2 * needed.half().maxCoeff();
  return std::max({leastSkin, skinPerSize * size, stepsAhead * reach});
}

}  // namespace

PairList::PairList(std::vector<PairItem> items, std::vector<std::vector<int>> ignored)
    : items_(std::move(items)), ignored_(std::move(ignored)), fat_(items_.size()) {}

bool PairList::update(std::span<const Bounds> needed, std::span<const NeededPlane> planes,
                      std::span<const double> reach) {
  if (made_ && holds(needed, planes)) return false;
  for (std::size_t i = 0; i < items_.size(); ++i)
    fat_[i] = isFiniteBox(needed[i]) ? needed[i].inflated(skinOf(needed[i], reach[i])) : Bounds{};
  fatPlanes_.assign(planes.begin(), planes.end());
  for (NeededPlane& p : fatPlanes_) p.offset += leastSkin;
  findPairs();
  made_ = true;
  return true;
}

/// The boxes; pairs follow from them.
void PairList::persist(StateArchive& a) {
  a(made_);
  a.lists(fatPlanes_);
  for (Bounds& b : fat_) a(b.lower, b.upper);
  if (a.reads() && a.fits() && made_) findPairs();
}

bool PairList::holds(std::span<const Bounds> needed, std::span<const NeededPlane> planes) const {
  for (std::size_t i = 0; i < fat_.size(); ++i)
    if (!fat_[i].contains(needed[i]) && isFiniteBox(needed[i])) return false;
  for (std::size_t i = 0; i < planes.size(); ++i)
    if (planes[i].normal != fatPlanes_[i].normal || !(planes[i].offset <= fatPlanes_[i].offset)) return false;
  return true;
}

bool PairList::mayTouch(const PairItem& a, const PairItem& b) const {
  if (a.body == b.body) return false;
  const std::vector<int>& ignored = a.body < 0 ? ignored_.back() : ignored_[static_cast<std::size_t>(a.body)];
  return !std::binary_search(ignored.begin(), ignored.end(), b.body);
}

/// Items are sorted by body, so that their numbers order the pairs too; of ground, the other body comes first.
void PairList::findPairs() {
  pairs_.clear();
  tree_.build(fat_);
  pairPlanes();
  std::size_t item = 0;
  for (; item < items_.size() && items_[item].body < 0; ++item) pairBoxes(item);
  std::sort(pairs_.begin(), pairs_.end(), [](const CandidatePair& a, const CandidatePair& b) {
    return std::tie(a.item2, a.item1) < std::tie(b.item2, b.item1);
  });
  for (; item < items_.size(); ++item) {
    const auto before = pairs_.size();
    pairBoxes(item);
    std::sort(pairs_.begin() + static_cast<std::ptrdiff_t>(before), pairs_.end(),
              [](const CandidatePair& a, const CandidatePair& b) { return a.item2 < b.item2; });
  }
}

void PairList::pairPlanes() {
  std::size_t plane = 0;
  for (std::size_t i = 0; i < items_.size(); ++i) {
    if (!items_[i].isPlane) continue;
    const NeededPlane& half = fatPlanes_[plane++];
    for (std::size_t j = i + 1; j < items_.size(); ++j)
      if (mayTouch(items_[i], items_[j]) && half.reaches(fat_[j]))
        pairs_.push_back({static_cast<int>(i), static_cast<int>(j)});
  }
}

void PairList::pairBoxes(std::size_t i) {
  if (fat_[i].isEmpty()) return;
  tree_.visit(fat_[i], [&](int j) {
    if (j > static_cast<int>(i) && mayTouch(items_[i], items_[static_cast<std::size_t>(j)]))
      pairs_.push_back({static_cast<int>(i), j});
  });
}

}  // namespace gyre
