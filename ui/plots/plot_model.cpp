#include "plots/plot_model.h"

#include "plots/path_plot.h"
#include "plots/spectrum_plot.h"
#include "plots/time_plot.h"
#include "theme/theme.h"

namespace gyre::ui {

namespace {

std::vector<std::unique_ptr<PlotContent>> kindsOf(PlotRuns& runs, const std::function<void()>& changed) {
  std::vector<std::unique_ptr<PlotContent>> kinds;
  kinds.push_back(std::make_unique<TimePlot>(runs));
  kinds.push_back(std::make_unique<PathPlot>(runs));
  kinds.push_back(std::make_unique<SpectrumPlot>(runs, changed));
  return kinds;
}

}  // namespace

PlotModel::PlotModel(const std::function<void()>& changed)
    : kinds_(kindsOf(runs_, changed)),
      content_(kinds_.front().get()),
      sight_(*content_),
      theme_(&currentTheme()),
      cursor_(std::nan("")) {}

void PlotModel::setChoices(const PlotChoices& choices) {
  choices_ = choices.ofAxes();
  runs_.curves().setHorizontal(choices.horizontal);
  for (const auto& kind : kinds_)
    if (kind->choose(choices_)) content_ = kind.get();
  sight_.turn(*content_);
}

AxisRange PlotModel::timeInSight() const {
  const auto chosen = sight_.time();
  return chosen ? *chosen : runs_.drawn().timeRange();
}

PlotLook PlotModel::look(const QSizeF& size) const {
  return {.window = sight_.window(),
          .second = content_->secondRange(sight_.window()),
          .time = timeInSight(),
          .following = sight_.isFollowing(),
          .cursor = cursor_,
          .size = size,
          .isPane = isPane_,
          .theme = theme_};
}

}  // namespace gyre::ui
