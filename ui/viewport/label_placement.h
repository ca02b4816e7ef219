#pragma once
// Finds room for labels beside points of a picture, so that none covers another: those that are asked for first are
// placed first, and where no side of a point is free there is none.

#include <QRectF>
#include <QSizeF>

#include <optional>
#include <unordered_map>
#include <vector>

namespace gyre::ui {

class LabelPlacement {
 public:
  explicit LabelPlacement(const QRectF& picture) : picture_(picture) {}

  /// The rectangle of a label of this size right, left, above or below a point.
  std::optional<QRectF> place(QPointF at, QSizeF size);
  /// Nothing is placed there.
  void block(const QRectF& taken);

 private:
  bool isFree(const QRectF& place) const;

  QRectF picture_;
  std::unordered_map<int, std::vector<QRectF>> bands_;  ///< what is taken, by horizontal bands of the picture
};

}  // namespace gyre::ui
