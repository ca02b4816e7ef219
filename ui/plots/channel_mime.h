#pragma once
// How channels travel by drag and drop: their names, one per line.

#include <QMimeData>
#include <QStringList>

namespace gyre::ui {

inline constexpr const char* channelMimeType = "application/x-gyre-channels";

inline QMimeData* toMimeData(const QStringList& channels) {
  auto* data = new QMimeData;
  data->setData(QLatin1String(channelMimeType), channels.join(QLatin1Char('\n')).toUtf8());
  data->setText(channels.join(QLatin1Char('\n')));
  return data;
}

inline QStringList channelsOf(const QMimeData* data) {
  if (!data || !data->hasFormat(QLatin1String(channelMimeType))) return {};
  return QString::fromUtf8(data->data(QLatin1String(channelMimeType))).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

}  // namespace gyre::ui
