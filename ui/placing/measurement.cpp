#include "placing/measurement.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gyre::ui {
namespace {

enum class Carrier { point, line, plane };

Carrier carrier(const Feature& f) {
  if (f.kind == Feature::Kind::line) return Carrier::line;
  return f.kind == Feature::Kind::plane ? Carrier::plane : Carrier::point;
}

bool hasDirection(const Feature& f) { return f.kind != Feature::Kind::point; }

/// The point of a feature's carrier closest to p.
Vec3 foot(const Feature& f, const Vec3& p) {
  const double along = f.direction.dot(p - f.point);
  switch (carrier(f)) {
    case Carrier::point: return f.point;
    case Carrier::line: return f.point + along * f.direction;
    case Carrier::plane: return p - along * f.direction;
  }
  return f.point;
}

/// The closest points of two lines that are not parallel:  p + s u and q + t w.
std::pair<Vec3, Vec3> closest(const Vec3& p, const Vec3& u, const Vec3& q, const Vec3& w) {
  const double c = u.dot(w), sine2 = 1 - c * c;
  const Vec3 d = q - p;
  return {p + (d.dot(u) - c * d.dot(w)) / sine2 * u, q + (c * d.dot(u) - d.dot(w)) / sine2 * w};
}

QString number(double x) { return QString::number(std::abs(x) < 1e-12 ? 0.0 : x, 'g', 6); }

}  // namespace

Measurement measure(const Feature& a, const Feature& b) {
  constexpr double parallel = 1e-9;
  Measurement m;
  m.from = a.point;
  m.to = b.point;
  const double cosine = std::min(1.0, std::abs(a.direction.dot(b.direction)));
  const double sine = std::min(1.0, a.direction.cross(b.direction).norm());
  // A face's direction is its normal: between a line and a face the complement is meant.
  const Carrier ca = carrier(a), cb = carrier(b);
  const bool mixed = (ca == Carrier::line && cb == Carrier::plane) || (ca == Carrier::plane && cb == Carrier::line);
  if (hasDirection(a) && hasDirection(b)) m.angle = mixed ? std::atan2(cosine, sine) : std::atan2(sine, cosine);
  if (ca == Carrier::point) {
    m.to = foot(b, a.point);
  } else if (cb == Carrier::point) {
    m.from = foot(a, b.point);
  } else if (mixed ? cosine < parallel : sine < parallel) {
    const bool planeFirst = ca == Carrier::plane && cb == Carrier::line;
    planeFirst ? m.from = foot(a, b.point) : m.to = foot(b, a.point);
  } else if (ca == Carrier::line && cb == Carrier::line) {
    std::tie(m.from, m.to) = closest(a.point, a.direction, b.point, b.direction);
  }
  if ((m.to - m.from).norm() < 1e-9) {
    m.from = a.point;
    m.to = b.point;
  }
  m.betweenPicked = m.from == a.point && m.to == b.point;
  m.distance = (m.to - m.from).norm();
  return m;
}

QString measurementText(const Measurement& m) {
  const Vec3 d = m.to - m.from;
  QString text = QCoreApplication::translate("Measurement", "%1 m   x %2  y %3  z %4")
                     .arg(number(m.distance), number(d.x()), number(d.y()), number(d.z()));
  if (m.angle) text += QString("   %1°").arg(number(*m.angle * 180 / std::numbers::pi));
  return text;
}

}  // namespace gyre::ui
