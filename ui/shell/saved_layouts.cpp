#include "shell/saved_layouts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>

namespace gyre::ui {
namespace {

const char* const kSavedLayouts = "layouts";  // in the settings

/// Layouts by their names.
QJsonObject readLayouts() { return QJsonDocument::fromJson(QSettings().value(kSavedLayouts).toByteArray()).object(); }

void writeLayouts(const QJsonObject& all) {
  QSettings().setValue(kSavedLayouts, QJsonDocument(all).toJson(QJsonDocument::Compact));
}

QJsonArray pairOf(double width, double height) { return {width, height}; }

}  // namespace

QStringList savedLayoutNames() {
  QStringList names = readLayouts().keys();
  names.sort(Qt::CaseInsensitive);
  return names;
}

std::optional<SavedLayout> savedLayout(const QString& name) {
  const QJsonObject all = readLayouts();
  if (!all.contains(name)) return std::nullopt;
  const QJsonObject from = all[name].toObject();
  const QJsonArray window = from["window"].toArray();
  SavedLayout layout{.name = name,
                     .places = QByteArray::fromBase64(from["places"].toString().toLatin1()),
                     .window = {window.at(0).toInt(), window.at(1).toInt()},
                     .shares = {}};
  const QJsonObject shares = from["shares"].toObject();
  for (auto it = shares.begin(); it != shares.end(); ++it) {
    const QJsonArray share = it->toArray();
    layout.shares.insert(it.key(), QSizeF(share.at(0).toDouble(), share.at(1).toDouble()));
  }
  return layout;
}

void keepLayout(const SavedLayout& layout) {
  QJsonObject shares;
  for (auto it = layout.shares.begin(); it != layout.shares.end(); ++it)
    shares[it.key()] = pairOf(it->width(), it->height());
  QJsonObject all = readLayouts();
  all[layout.name] = QJsonObject{{"places", QString::fromLatin1(layout.places.toBase64())},
                                 {"window", pairOf(layout.window.width(), layout.window.height())},
                                 {"shares", shares}};
  writeLayouts(all);
}

void forgetLayout(const QString& name) {
  QJsonObject all = readLayouts();
  all.remove(name);
  writeLayouts(all);
}

}  // namespace gyre::ui
