#include "shell/model_memory.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QSettings>

namespace gyre::ui {
namespace {

constexpr qsizetype kMostModels = 100;
const char* const kGroup = "plots";

/// Slashes would be folders of the settings.
QString keyOf(const QString& model) {
  return QString::fromLatin1(QCryptographicHash::hash(model.toUtf8(), QCryptographicHash::Sha1).toHex());
}

}  // namespace

QJsonObject memoryOf(const QString& model) {
  if (model.isEmpty()) return {};
  QSettings settings;
  settings.beginGroup(kGroup);
  return QJsonDocument::fromJson(settings.value(keyOf(model)).toByteArray()).object();
}

void keepInMemory(const QString& model, const QJsonObject& memory) {
  if (model.isEmpty()) return;
  QSettings settings;
  settings.beginGroup(kGroup);
  const QString key = keyOf(model);
  QStringList newest = settings.value("newest").toStringList();
  newest.removeAll(key);
  newest.prepend(key);
  while (newest.size() > kMostModels) settings.remove(newest.takeLast());
  settings.setValue("newest", newest);
  settings.setValue(key, QJsonDocument(memory).toJson(QJsonDocument::Compact));
}

}  // namespace gyre::ui
