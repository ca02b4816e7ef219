#include "shell/plot_layout.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>

namespace gyre::ui {
namespace {

constexpr qsizetype kMostLayouts = 100;

/// Slashes would be folders of the settings.
QString keyOf(const QString& model) {
  return QString::fromLatin1(QCryptographicHash::hash(model.toUtf8(), QCryptographicHash::Sha1).toHex());
}

QByteArray toJson(const PlotLayout& layout) {
  QJsonArray plots;
  for (const PlotLayout::Plot& plot : layout.plots)
    plots.append(QJsonObject{{"channels", QJsonArray::fromStringList(plot.channels)},
                             {"log", plot.logarithmic},
                             {"difference", plot.difference}});
  return QJsonDocument(QJsonObject{{"plots", plots}, {"follows_selection", layout.followsSelection}})
      .toJson(QJsonDocument::Compact);
}

PlotLayout fromJson(const QJsonObject& root) {
  PlotLayout layout;
  layout.followsSelection = root["follows_selection"].toBool(true);
  for (const QJsonValue& value : root["plots"].toArray()) {
    PlotLayout::Plot plot{.logarithmic = value["log"].toBool(), .difference = value["difference"].toBool()};
    for (const QJsonValue& channel : value["channels"].toArray()) plot.channels << channel.toString();
    layout.plots.push_back(std::move(plot));
  }
  return layout;
}

}  // namespace

std::optional<PlotLayout> savedPlotLayout(const QString& model) {
  QSettings settings;
  settings.beginGroup("plots");
  const QJsonDocument stored = QJsonDocument::fromJson(settings.value(keyOf(model)).toByteArray());
  return stored.isObject() ? std::optional(fromJson(stored.object())) : std::nullopt;
}

void savePlotLayout(const QString& model, const PlotLayout& layout) {
  QSettings settings;
  settings.beginGroup("plots");
  const QString key = keyOf(model);
  QStringList newest = settings.value("newest").toStringList();
  newest.removeAll(key);
  newest.prepend(key);
  while (newest.size() > kMostLayouts) settings.remove(newest.takeLast());
  settings.setValue("newest", newest);
  settings.setValue(key, toJson(layout));
}

}  // namespace gyre::ui
