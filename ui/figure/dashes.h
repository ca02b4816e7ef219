#pragma once
// Lines with gaps. They are cut here, not by those who draw: VTK's charts and the pictures in files then have the same.

#include <QPolygonF>

namespace gyre::ui {

/// The pieces of a polyline that the stroke leaves, with points that are not finite between them. Lengths are measured
/// along it, so steep parts have gaps, too; of what lies far above or below the area nothing is left.
/// @param height  of the area, whose lower edge is y = 0
/// @param scale   of the dashes: 1 for pixels of the screen
QPolygonF dashed(const QPolygonF& points, Qt::PenStyle stroke, double height, double scale);

}  // namespace gyre::ui
