#pragma once
// A drawing as a file: lines and words stay lines and words in SVG and PDF; a PNG is sharp on a projector and in print.

#include <QImage>
#include <QPainter>
#include <QSize>
#include <QString>

#include <functional>

namespace gyre::ui {

/// As SVG or PDF by the end of the name, else as PNG.
/// @param size   [pixels of the screen]
/// @param paint  draws in them
/// @return false where it cannot be written
bool writePicture(const QString& path, const QString& title, QSize size, const std::function<void(QPainter&)>& paint);

/// As the PNG of such a file.
QImage imageOf(QSize size, const std::function<void(QPainter&)>& paint);

}  // namespace gyre::ui
