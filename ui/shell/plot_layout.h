#pragma once
// Which channels are plotted where, and where in the window the plots are.

#include "plots/plot_choices.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace gyre::ui {

struct PlotLayout {
  struct Plot {
    QString dock = {};  ///< its name in `places`
    QStringList channels = {};
    bool logarithmic = false;
    bool difference = false;  ///< of runs from the baseline
    PlotChoices choices = {};
    QString timeOf = {};  ///< the dock whose time it shares; empty: none
  };
  std::vector<Plot> plots;
  bool followsSelection = true;  ///< the second plot shows what is selected, whatever its channels
  QByteArray places = {};        ///< of all docks, as the window gives them; empty: where they are
};

void write(const PlotLayout& layout, QJsonObject& memory);
std::optional<PlotLayout> plotLayout(const QJsonObject& memory);

}  // namespace gyre::ui
