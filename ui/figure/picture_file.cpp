#include "figure/picture_file.h"

#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace gyre::ui {

namespace {

constexpr int pixelScale = 3;            ///< of a PNG
constexpr double pointsPerPixel = 0.75;  ///< of paper, at 96 pixels per inch

}  // namespace

QImage imageOf(QSize size, const std::function<void(QPainter&)>& paint) {
  QImage image(size * pixelScale, QImage::Format_RGB32);
  QPainter painter(&image);
  painter.scale(pixelScale, pixelScale);
  paint(painter);
  return image;
}

bool writePicture(const QString& path, const QString& title, QSize size, const std::function<void(QPainter&)>& paint) {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return false;
  const auto paintOn = [&](QPaintDevice& device, double scale) {
    QPainter painter(&device);
    painter.scale(scale, scale);
    paint(painter);
  };
  if (path.endsWith(".svg", Qt::CaseInsensitive)) {
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setTitle(title);
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(), size));
    paintOn(svg, 1);
  } else if (path.endsWith(".pdf", Qt::CaseInsensitive)) {
    QPdfWriter pdf(&file);
    pdf.setTitle(title);
    pdf.setPageSize(QPageSize(size * pointsPerPixel, QPageSize::Point));
    pdf.setPageMargins({});
    paintOn(pdf, pdf.resolution() / 96.0);
  } else {
    if (!imageOf(size, paint).save(&file, "PNG")) return false;
  }
  return file.commit();
}

}  // namespace gyre::ui
