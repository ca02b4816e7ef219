#pragma once
// What a plot shows, apart from the widgets that draw it: its runs, the kind of plot they are shown as, what of it is
// in sight, and the time cursor.

#include "plots/plot_content.h"
#include "plots/plot_sight.h"

#include <functional>
#include <memory>
#include <vector>

namespace gyre::ui {

class PlotModel {
 public:
  /// @param changed  called when something is there that took longer than a frame
  explicit PlotModel(const std::function<void()>& changed);

  PlotRuns& runs() { return runs_; }
  const PlottedCurves& curves() const { return runs_.curves(); }
  DrawnCurves drawn() const { return runs_.drawn(); }
  PlotSight& sight() { return sight_; }
  const PlotSight& sight() const { return sight_; }

  PlotContent& content() { return *content_; }
  const PlotContent& content() const { return *content_; }
  const std::vector<std::unique_ptr<PlotContent>>& kinds() const { return kinds_; }
  bool isOverTime() const { return content_->traits().isOverTime; }
  /// Those of the choices that the kinds of plots know.
  const PlotChoices& choices() const { return choices_; }
  void setChoices(const PlotChoices& choices);

  /// In sight over time, also while the curves are shown otherwise.
  AxisRange timeInSight() const;
  /// @param size  of the plot area
  PlotLook look(const QSizeF& size) const;
  const Theme& theme() const { return *theme_; }
  void setTheme(const Theme& theme) { theme_ = &theme; }
  void setCursor(double time) { cursor_ = time; }
  double cursor() const { return cursor_; }
  void becomePane() { isPane_ = true; }
  bool isPane() const { return isPane_; }

 private:
  PlotRuns runs_;
  std::vector<std::unique_ptr<PlotContent>> kinds_;
  PlotContent* content_;
  PlotChoices choices_;
  PlotSight sight_;
  const Theme* theme_;
  double cursor_;
  bool isPane_ = false;
};

}  // namespace gyre::ui
