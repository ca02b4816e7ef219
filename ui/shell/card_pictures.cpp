#include "shell/card_pictures.h"

#include "figure/marker.h"
#include "scene/scene_from_model.h"
#include "viewport/scene_picture.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QStandardPaths>

namespace gyre::ui {
namespace {

QString cacheFile(const QString& path, QSize size, bool dark) {
  const QFileInfo model(path), program(QCoreApplication::applicationFilePath());
  // A new version of the program may draw differently.
  const QString key = QStringList{model.absoluteFilePath(),
                                  model.lastModified().toString(Qt::ISODateWithMs),
                                  program.lastModified().toString(Qt::ISODateWithMs),
                                  QString::number(size.width()),
                                  QString::number(size.height()),
                                  dark ? "dark" : "light"}
                          .join('|');
  const QString name = QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha1).toHex();
  return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + "/gallery/" + name + ".png";
}

}  // namespace

QImage cardPicture(const QString& path, const Model& model, QSize size, bool dark) {
  const QString file = cacheFile(path, size, dark);
  if (QImage kept(file); !kept.isNull()) return kept;
  const QImage drawn = renderScene(sceneFromModel(model), size, dark);
  QDir().mkpath(QFileInfo(file).path());
  drawn.save(file);  // a cache that cannot be written only costs time
  return drawn;
}

QImage withChart(QImage picture, const Theme& theme) {
  const double u = picture.height() / 20.0;
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF card(picture.width() - 11.5 * u, picture.height() - 9.5 * u, 10 * u, 8 * u);
  QColor ground = theme.plotBackground;
  ground.setAlphaF(0.92F);
  painter.setPen(QPen(theme.border, 0.12 * u));
  painter.setBrush(ground);
  painter.drawRoundedRect(card, 0.6 * u, 0.6 * u);
  const QPointF corner = card.bottomLeft() + QPointF(1.4 * u, -1.4 * u);
  painter.setPen(QPen(theme.axis, 0.14 * u));
  painter.drawLine(corner, corner + QPointF(7.4 * u, 0));
  painter.drawLine(corner, corner - QPointF(0, 5.6 * u));
  for (int i = 0; i < 3; ++i) {
    const QPointF first = corner + QPointF(1.1 * u, -(0.7 + 0.9 * i) * u), along(1.3 * u, -0.75 * u);
    painter.setPen(QPen(theme.curve(i), 0.18 * u));
    painter.drawLine(first, first + 4 * along);
    for (int k = 0; k < 5; ++k) drawMarker(painter, markerOf(i), first + k * along, 0.38 * u, theme.curve(i), ground);
  }
  return picture;
}

}  // namespace gyre::ui
