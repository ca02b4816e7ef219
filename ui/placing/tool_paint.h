#pragma once
// How tools draw over the picture: lines with a casing that shows on any ground, dots, labels, features.

#include "placing/feature.h"
#include "theme/palette.h"
#include "viewport/projection.h"

class QPainter;
class QWidget;

namespace gyre::ui {

class ToolPaint {
 public:
  ToolPaint(QPainter& painter, const Projection& projection, bool dark);

  const Theme& colors() const { return theme_; }

  /// Draws a line through points of the world; what is behind the camera is left out.
  void polyline(const std::vector<Vec3>& points, const QColor& color, double width = 2) const;
  void dot(const Vec3& point, const QColor& color, double radius = 4.5) const;
  /// A straight arrow of so many pixels.
  void arrow(const Vec3& from, const Vec3& direction, double pixels, const QColor& color, double width = 2) const;
  /// A thin broken line that leads from what was picked to where it is measured.
  void extension(const Vec3& from, const Vec3& to) const;
  /// A thin pale line of a grid.
  void gridLine(const Vec3& from, const Vec3& to) const;
  /// A small plate with text, its left edge right of a place of the widget and kept within it.
  void label(QPointF at, const QString& text) const;
  /// A feature with its outline, its place and, when it has one, its direction.
  void feature(const Feature& feature, const QColor& color) const;
  /// Beside a feature that a click would take, what it is.
  void featureName(const Feature& feature, const QString& name) const;
  /// A line with ticks at its ends, as in a drawing.
  void dimension(const Vec3& from, const Vec3& to, const QColor& color) const;

 private:
  void stroke(const std::vector<QPointF>& points, const QColor& color, double width) const;

  QPainter& painter_;
  const Projection& projection_;
  const Theme& theme_;
};

/// The ground of a panel that lies over the picture.
void paintCard(QWidget& panel);

}  // namespace gyre::ui
