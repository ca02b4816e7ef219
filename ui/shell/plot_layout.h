#pragma once
// Which channels are plotted where, remembered for each model file in the settings of the window.

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace gyre::ui {

struct PlotLayout {
  struct Plot {
    QStringList channels = {};
    bool logarithmic = false;
    bool difference = false;  ///< of the run and the kept one
  };
  std::vector<Plot> plots;
  bool followsSelection = true;  ///< the second plot shows what is selected, whatever its channels
};

/// @param model  path of the model's file
std::optional<PlotLayout> savedPlotLayout(const QString& model);
/// Those of the models opened last are kept, a hundred of them.
void savePlotLayout(const QString& model, const PlotLayout& layout);

}  // namespace gyre::ui
