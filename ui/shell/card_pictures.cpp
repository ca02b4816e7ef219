#include "shell/card_pictures.h"

#include "viewport/scene_from_model.h"
#include "viewport/scene_picture.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
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

}  // namespace gyre::ui
