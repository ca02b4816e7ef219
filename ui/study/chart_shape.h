#pragma once
// What a chart draws of one curve.

#include "study/shade_surface.h"

#include <QColor>
#include <QLineF>
#include <QPolygonF>

#include <optional>
#include <vector>

namespace gyre::ui {

/// A curve in pixels of the plot area, y upwards.
struct ChartShape {
  std::vector<QPolygonF> lines = {};
  QPolygonF points = {};  ///< where markers go
  Marker marker = Marker::none;
  Qt::PenStyle line = Qt::SolidLine;
  QColor color = {};
  std::vector<QColor> shades = {};  ///< of the points of a map; else empty
  ShadeDrawing surface = {};        ///< of a map on a grid; else empty
  std::optional<QLineF> law = {};
  QString lawLabel = {};
};

}  // namespace gyre::ui
