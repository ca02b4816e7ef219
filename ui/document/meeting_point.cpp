#include "document/meeting_point.h"

#include "document/body_geometry.h"
#include "viewport/body_parts.h"
#include "viewport/part_extent.h"
#include "viewport/unit_mesh.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>
#include <vector>

namespace gyre::ui {
namespace {

constexpr double touching = 0.02;       // of the smaller body's longest side
constexpr std::size_t mostShapes = 24;  // more of them are taken for one box: pairs of points are compared
constexpr double none = std::numeric_limits<double>::infinity();

/// A box that stands anyhow in space.
struct PlacedBox {
  Frame frame;
  Eigen::AlignedBox3d box;  ///< in the frame's axes
  Vec3 at(const Vec3& local) const { return frame.position + frame.orientation * local; }
  double distance(const Vec3& p) const {
    return box.exteriorDistance(Vec3(frame.orientation.conjugate() * (p - frame.position)));
  }
};

/// A point at which something may be joined; the lower the rank the likelier.
struct Candidate {
  Vec3 point;
  int rank;
};

Eigen::AlignedBox3d boxOf(Shape shape) {
  shape.placement = {};
  const std::array parts{shapePart(shape, unitMesh(shape), {}, 0, ground)};
  return bounds(parts);
}

std::vector<PlacedBox> boxesOf(const Model& model, ElementId id) {
  const Element* body = model.find(id);
  if (!body) return {};
  const Frame place = placementOf(model, id);
  const Shapes shapes = displayShapes(*body);
  if (shapes.size() > mostShapes) return {{place, ownBox(*body)}};
  std::vector<PlacedBox> boxes;
  for (const Shape& shape : shapes) {
    if (shape.kind == Shape::Kind::plane) continue;
    const Frame frame{place.position + place.orientation * shape.placement.position,
                      place.orientation * shape.placement.orientation};
    if (const auto box = boxOf(shape); !box.isEmpty()) boxes.push_back({frame, box});
  }
  return boxes;
}

void addCandidates(const PlacedBox& b, std::vector<Candidate>& out) {
  Eigen::Index longest = 0;
  const double length = b.box.sizes().maxCoeff(&longest);
  for (int i = -1; i <= 1; ++i)
    for (int j = -1; j <= 1; ++j)
      for (int k = -1; k <= 1; ++k) {
        const Vec3 sides(i, j, k);
        const auto away = static_cast<int>(sides.cwiseAbs().sum());
        bool isEnd = away == 1;
        for (Eigen::Index axis = 0; axis < 3; ++axis)
          if (sides[axis] != 0 && b.box.sizes()[axis] < 0.99 * length) isEnd = false;
        const int rank = isEnd ? 0 : away == 1 ? 1 : away == 0 ? 2 : 3;
        out.push_back({b.at(b.box.center() + 0.5 * sides.cwiseProduct(b.box.sizes())), rank});
      }
}

std::vector<Candidate> candidatesOf(const std::vector<PlacedBox>& boxes) {
  std::vector<Candidate> out;
  for (const PlacedBox& b : boxes) addCandidates(b, out);
  return out;
}

/// The best of what was offered, by rank, then by distance, then by its way from the middle between the bodies.
class Best {
 public:
  explicit Best(const Vec3& middle) : middle_(middle) {}
  void offer(int rank, double distance, const Vec3& point) {
    const std::tuple key(rank, distance, (point - middle_).norm());
    if (point_ && !(key < key_)) return;
    key_ = key;
    point_ = point;
  }
  const std::optional<Vec3>& point() const { return point_; }

 private:
  Vec3 middle_;
  std::optional<Vec3> point_;
  std::tuple<int, double, double> key_{0, none, none};
};

double distanceTo(const std::vector<PlacedBox>& boxes, const Vec3& p) {
  double nearest = none;
  for (const PlacedBox& b : boxes) nearest = std::min(nearest, b.distance(p));
  return nearest;
}

double longestOf(const std::vector<PlacedBox>& boxes) {
  double length = 0;
  for (const PlacedBox& b : boxes) length = std::max(length, b.box.sizes().maxCoeff());
  return length;
}

}  // namespace

std::optional<Vec3> meetingPoint(const Model& model, ElementId body1, ElementId body2) {
  const std::vector<PlacedBox> boxes1 = boxesOf(model, body1), boxes2 = boxesOf(model, body2);
  if (boxes1.empty() || boxes2.empty()) return std::nullopt;
  const double near = touching * std::min(longestOf(boxes1), longestOf(boxes2));
  const auto points1 = candidatesOf(boxes1), points2 = candidatesOf(boxes2);
  const Vec3 middle = 0.5 * (placementOf(model, body1).position + placementOf(model, body2).position);
  Best together(middle), onOther(middle);
  // Rounded to the tolerance, distances of rounding do not decide between points that lie as near.
  const auto steps = [near](double d) { return std::floor(d / near); };
  for (const Candidate& a : points1)
    for (const Candidate& b : points2)
      if (const double d = (a.point - b.point).norm(); d <= near)
        together.offer(a.rank + b.rank, steps(d), 0.5 * (a.point + b.point));
  if (together.point()) return together.point();
  for (const auto& [points, other] : {std::pair(&points1, &boxes2), std::pair(&points2, &boxes1)})
    for (const Candidate& c : *points)
      if (const double d = distanceTo(*other, c.point); d <= near) onOther.offer(c.rank, steps(d), c.point);
  return onOther.point();
}

std::optional<Vec3> longestSide(const Model& model, ElementId body) {
  const Element* e = model.find(body);
  if (!e || isPoint(model, body)) return std::nullopt;
  const auto box = ownBox(*e);
  if (box.isEmpty()) return std::nullopt;
  Eigen::Index longest = 0;
  const double length = box.sizes().maxCoeff(&longest);
  for (Eigen::Index axis = 0; axis < 3; ++axis)
    if (axis != longest && box.sizes()[axis] > 0.99 * length) return std::nullopt;
  return Vec3(placementOf(model, body).orientation * Vec3::Unit(longest));
}

}  // namespace gyre::ui
