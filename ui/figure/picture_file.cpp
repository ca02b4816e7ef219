#include "figure/picture_file.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace gyre::ui {

namespace {

constexpr double pixelScale = 3;       ///< of a PNG
constexpr double pixelsPerInch = 600;  ///< of one for paper
constexpr double pointsPerInch = 72, metresPerInch = 0.0254;
constexpr double pointsPerPixel = 0.75;  ///< where nothing else has been chosen: at 96 pixels per inch

void paintSvg(QIODevice& out, const Picture& picture) {
  QSvgGenerator svg;
  svg.setOutputDevice(&out);
  svg.setTitle(picture.title);
  if (picture.pointsPerPixel) svg.setResolution(qRound(pointsPerInch / *picture.pointsPerPixel));
  svg.setSize(picture.size);
  svg.setViewBox(QRect(QPoint(), picture.size));
  QPainter painter(&svg);
  picture.paint(painter);
}

}  // namespace

QByteArray svgOf(const Picture& picture) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  paintSvg(buffer, picture);
  return buffer.data();
}

QImage imageOf(const Picture& picture) {
  const double scale = picture.pointsPerPixel ? pixelsPerInch * *picture.pointsPerPixel / pointsPerInch : pixelScale;
  QImage image((QSizeF(picture.size) * scale).toSize(), QImage::Format_RGB32);
  if (picture.pointsPerPixel) {
    image.setDotsPerMeterX(qRound(pixelsPerInch / metresPerInch));
    image.setDotsPerMeterY(qRound(pixelsPerInch / metresPerInch));
  }
  QPainter painter(&image);
  painter.scale(scale, scale);
  picture.paint(painter);
  return image;
}

bool writePicture(const QString& path, const Picture& picture) {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return false;
  const double points = picture.pointsPerPixel.value_or(pointsPerPixel);
  if (path.endsWith(".svg", Qt::CaseInsensitive)) {
    paintSvg(file, picture);
  } else if (path.endsWith(".pdf", Qt::CaseInsensitive)) {
    QPdfWriter pdf(&file);
    pdf.setTitle(picture.title);
    pdf.setPageSize(QPageSize(QSizeF(picture.size) * points, QPageSize::Point));
    pdf.setPageMargins({});
    QPainter painter(&pdf);
    const double scale = pdf.resolution() * points / pointsPerInch;
    painter.scale(scale, scale);
    picture.paint(painter);
  } else {
    if (!imageOf(picture).save(&file, "PNG")) return false;
  }
  return file.commit();
}

}  // namespace gyre::ui
