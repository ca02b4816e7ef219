#include "plots/plot_model.h"

#include "plots/path_plot.h"
#include "plots/spectrum_plot.h"
#include "plots/time_plot.h"
#include "theme/theme.h"

namespace gyre::ui {

PlotModel::PlotModel(const std::function<void()>& changed) : theme_(&currentTheme()), cursor_(std::nan("")) {
  kinds_.push_back(std::make_unique<TimePlot>(runs_));
  kinds_.push_back(std::make_unique<PathPlot>(runs_));
  kinds_.push_back(std::make_unique<SpectrumPlot>(runs_, changed));
  content_ = kinds_.front().get();
}

void PlotModel::setChoices(const PlotChoices& choices) {
  const bool wasOverTime = isOverTime();
  choices_ = {.horizontal = choices.horizontal, .equalAxes = choices.equalAxes, .spectrum = choices.spectrum};
  runs_.curves().setHorizontal(choices.horizontal);
  for (const auto& kind : kinds_)
    if (kind->choose(choices_)) content_ = kind.get();
  sight_.turn(wasOverTime, isOverTime());
}

AxisRange PlotModel::timeInSight() const {
  const auto chosen = sight_.time(isOverTime());
  return chosen ? *chosen : curves().timeRange();
}

PlotLook PlotModel::look(const QSizeF& size) const {
  return {.window = sight_.window(),
          .time = timeInSight(),
          .following = sight_.isFollowing(),
          .cursor = cursor_,
          .size = size,
          .isPane = isPane_,
          .theme = theme_};
}

}  // namespace gyre::ui
