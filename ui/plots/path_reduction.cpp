#include "plots/path_reduction.h"

namespace gyre::ui {

namespace {

constexpr double farOut = 1e6;  ///< beyond any screen, within single precision
constexpr double widestSpot = 4;

}  // namespace

std::size_t PathReduction::append(const Recording& recording, std::size_t rows, std::size_t maxRows) {
  std::size_t taken = 0;
  for (; taken < maxRows && rows_ < rows; ++taken) {
    add(recording.at(rows_, x_), recording.at(rows_, y_));
    ++rows_;
    if (points_.size() > mostPoints && spot_ < widestSpot) coarsen();
  }
  return taken;
}

void PathReduction::coarsen() {
  spot_ *= 1.5;
  rows_ = 0;
  last_.reset();
  penDown_ = false;
  points_.clear();
  drawn_.clear();
  visited_.clear();
}

void PathReduction::add(double x, double y) {
  const double value = window_.onY(y);
  if (!std::isfinite(x) || !std::isfinite(value)) {
    last_.reset();
    penDown_ = false;
    return;
  }
  const QPointF here(std::clamp(window_.x.toUnit(x) * size_.width(), -farOut, farOut),
                     std::clamp(window_.y.toUnit(value) * size_.height(), -farOut, farOut));
  if (!last_) {
    last_ = here;
    if (points_.isEmpty()) {  // a path that stands still is a dash
      points_ << here - QPointF(1, 0) << here;
      penDown_ = true;
    }
    return;
  }
  const QPointF way = here - *last_;
  if (std::abs(way.x()) < spot_ && std::abs(way.y()) < spot_) return;
  addPiece(*last_, here);
  last_ = here;
}

bool PathReduction::isPastOneSide(QPointF a, QPointF b) const {
  const auto past = [](double p, double q, double length) { return (p < 0 && q < 0) || (p > length && q > length); };
  return past(a.x(), b.x(), size_.width()) || past(a.y(), b.y(), size_.height());
}

std::optional<std::uint64_t> PathReduction::spotOf(QPointF p) const {
  constexpr double beside = 1000;  // so far out spots are told apart, too
  if (std::abs(p.x()) > farOut / 100 || std::abs(p.y()) > farOut / 100) return std::nullopt;
  const auto column = static_cast<std::uint64_t>((p.x() + farOut / 100 + beside) / spot_);
  const auto row = static_cast<std::uint64_t>((p.y() + farOut / 100 + beside) / spot_);
  return column << 16 | row;  // both below 2^16
}

void PathReduction::addPiece(QPointF a, QPointF b) {
  const auto from = spotOf(a), to = spotOf(b);
  const bool isNewSpot = !to || visited_.insert(*to).second;
  const bool isFull = points_.size() > mostPoints;
  const bool isKnown =
      isFull ? !isNewSpot : from && to && !drawn_.insert(std::min(*from, *to) << 32 | std::max(*from, *to)).second;
  if (isKnown || isPastOneSide(a, b)) {
    penDown_ = false;
    return;
  }
  if (!penDown_) {
    if (!points_.isEmpty()) points_ << QPointF(points_.back().x(), std::nan(""));
    points_ << a;
  }
  points_ << b;
  penDown_ = true;
}

}  // namespace gyre::ui
