#include "shell/plot_layout.h"

#include <QJsonArray>

namespace gyre::ui {

namespace {

// In the order of their enumerations.
const QStringList windowWords{"hann", "rectangular", "flat_top"};
const QStringList kindWords{"amplitude", "density", "power"};

void writeChoices(const PlotChoices& choices, QJsonObject& plot) {
  if (!choices.horizontal.isEmpty()) plot["horizontal"] = choices.horizontal;
  if (choices.secondAxis) plot["second_axis"] = true;
  if (choices.equalAxes) plot["equal_axes"] = true;
  if (choices.spectrum)
    plot["spectrum"] = QJsonObject{{"window", windowWords[static_cast<int>(choices.spectrum->window)]},
                                   {"kind", kindWords[static_cast<int>(choices.spectrum->kind)]}};
  if (choices.range) plot["range"] = QJsonArray{choices.range->first, choices.range->second};
  QJsonArray notes;
  for (const PlotNote& note : choices.notes)
    notes.append(QJsonObject{{"text", note.text}, {"time", note.time}, {"value", note.value}, {"curve", note.curve}});
  if (!notes.isEmpty()) plot["markers"] = notes;
}

PlotChoices choicesOf(const QJsonValue& plot) {
  PlotChoices out{.horizontal = plot["horizontal"].toString(),
                  .secondAxis = plot["second_axis"].toBool(),
                  .equalAxes = plot["equal_axes"].toBool()};
  const auto place = [](const QStringList& words, const QJsonValue& word) {
    return std::max<qsizetype>(0, words.indexOf(word.toString()));
  };
  if (const QJsonValue spectrum = plot["spectrum"]; spectrum.isObject())
    out.spectrum = SpectrumOptions{static_cast<SpectrumWindow>(place(windowWords, spectrum["window"])),
                                   static_cast<SpectrumKind>(place(kindWords, spectrum["kind"]))};
  if (const QJsonArray range = plot["range"].toArray(); range.size() == 2)
    out.range = {range[0].toDouble(), range[1].toDouble()};
  for (const QJsonValue& note : plot["markers"].toArray())
    out.notes.push_back(
        {note["text"].toString(), note["time"].toDouble(), note["value"].toDouble(), note["curve"].toString()});
  return out;
}

}  // namespace

void write(const PlotLayout& layout, QJsonObject& memory) {
  QJsonArray plots;
  for (const PlotLayout::Plot& plot : layout.plots) {
    QJsonObject written{{"dock", plot.dock},
                        {"channels", QJsonArray::fromStringList(plot.channels)},
                        {"log", plot.logarithmic},
                        {"difference", plot.difference}};
    writeChoices(plot.choices, written);
    if (!plot.timeOf.isEmpty()) written["time_of"] = plot.timeOf;
    plots.append(written);
  }
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
                          .difference = value["difference"].toBool(),
                          .choices = choicesOf(value),
                          .timeOf = value["time_of"].toString()};
    for (const QJsonValue& channel : value["channels"].toArray()) plot.channels << channel.toString();
    layout.plots.push_back(std::move(plot));
  }
  return layout;
}

}  // namespace gyre::ui
