#include "viewport/label_placement.h"

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr double band = 32, beside = 6;  // [pixels]

int bandOf(double y) { return static_cast<int>(std::floor(y / band)); }

}  // namespace

void LabelPlacement::block(const QRectF& taken) {
  for (int b = bandOf(taken.top()); b <= bandOf(taken.bottom()); ++b) bands_[b].push_back(taken);
}

bool LabelPlacement::isFree(const QRectF& place) const {
  if (!picture_.contains(place)) return false;
  for (int b = bandOf(place.top()); b <= bandOf(place.bottom()); ++b) {
    const auto taken = bands_.find(b);
    if (taken == bands_.end()) continue;
    if (std::any_of(taken->second.begin(), taken->second.end(), [&](const QRectF& r) { return r.intersects(place); }))
      return false;
  }
  return true;
}

std::optional<QRectF> LabelPlacement::place(QPointF at, QSizeF size) {
  const double w = size.width(), h = size.height();
  for (const QPointF& corner : {QPointF(beside, -0.5 * h), QPointF(-beside - w, -0.5 * h),
                                QPointF(-0.5 * w, -beside - h), QPointF(-0.5 * w, beside)}) {
    const QRectF place(at + corner, size);
    if (!isFree(place)) continue;
    block(place);
    return place;
  }
  return std::nullopt;
}

}  // namespace gyre::ui
