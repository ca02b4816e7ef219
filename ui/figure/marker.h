#pragma once
// The shapes of single points: what colour alone does not tell apart, a shape does, also in a black and white print.

#include <QColor>
#include <QPointF>

class QPainter;

namespace gyre::ui {

enum class Marker { none, circle, square, diamond, triangle, triangleDown, cross };

/// The shape of the i-th curve: goes round after the last one. Six shapes and the seven curve colours of a theme make
/// 42 different pairs.
Marker markerOf(int i);

/// @param radius  of the circle; the other shapes look equally large
/// @param ground  the colour around: a thin rim of it keeps markers on each other apart
void drawMarker(QPainter& painter, Marker marker, QPointF centre, double radius, const QColor& color,
                const QColor& ground);

}  // namespace gyre::ui
