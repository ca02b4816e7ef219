#pragma once
// A drawing as a file: lines and words stay lines and words in SVG and PDF; a PNG is sharp on a projector and in print.

#include <QByteArray>
#include <QImage>
#include <QPainter>
#include <QSize>
#include <QString>

#include <functional>
#include <optional>

namespace gyre::ui {

struct Picture {
  QString title;
  QSize size;  ///< [pixels of the screen]
  std::function<void(QPainter&)> paint;
  std::optional<double> pointsPerPixel = {};  ///< on paper, where that has been chosen
};

/// As SVG or PDF by the end of the name, else as PNG.
/// @return false where it cannot be written
bool writePicture(const QString& path, const Picture& picture);

/// As the SVG of such a file.
QByteArray svgOf(const Picture& picture);

/// As the PNG of such a file.
QImage imageOf(const Picture& picture);

}  // namespace gyre::ui
