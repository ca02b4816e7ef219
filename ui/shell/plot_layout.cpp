#include "shell/plot_layout.h"

#include <QJsonArray>

namespace gyre::ui {

void write(const PlotLayout& layout, QJsonObject& memory) {
  QJsonArray plots;
  for (const PlotLayout::Plot& plot : layout.plots)
    plots.append(QJsonObject{{"dock", plot.dock},
                             {"channels", QJsonArray::fromStringList(plot.channels)},
                             {"log", plot.logarithmic},
                             {"difference", plot.difference}});
  memory["plots"] = plots;
  memory["follows_selection"] = layout.followsSelection;
  memory["places"] = QString::fromLatin1(layout.places.toBase64());
}

std::optional<PlotLayout> plotLayout(const QJsonObject& memory) {
  if (!memory.contains("plots")) return std::nullopt;
  PlotLayout layout;
  layout.followsSelection = memory["follows_selection"].toBool(true);
  layout.places = QByteArray::fromBase64(memory["places"].toString().toLatin1());
  for (const QJsonValue& value : memory["plots"].toArray()) {
    PlotLayout::Plot plot{.dock = value["dock"].toString(),
                          .logarithmic = value["log"].toBool(),
                          .difference = value["difference"].toBool()};
    for (const QJsonValue& channel : value["channels"].toArray()) plot.channels << channel.toString();
    layout.plots.push_back(std::move(plot));
  }
  return layout;
}

}  // namespace gyre::ui
