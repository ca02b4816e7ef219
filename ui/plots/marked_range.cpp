#include "plots/marked_range.h"

#include "figure/plot_gestures.h"
#include "figure/plot_surface.h"
#include "plots/range_table.h"

#include <QMenu>

namespace gyre::ui {

namespace {

constexpr int summingTime = 6;  ///< of a frame [ms]

}  // namespace

MarkedRange::MarkedRange(const PlotModel& model, PlotSurface& surface, RangeTable& table)
    : model_(model), surface_(surface), table_(table) {
  more_.setSingleShot(true);
  more_.setInterval(0);
  connect(&more_, &QTimer::timeout, this, &MarkedRange::report);
  connect(&surface.gestures(), &PlotGestures::rangeMarked, this, [this](double from, double to) {
    if (model_.isPane() || !model_.isOverTime() || model_.curves().rows() == 0) return;
    const AxisRange& time = model_.sight().window().x;
    set(AxisRange{time.fromUnit(from), time.fromUnit(to)});
  });
  connect(&surface.gestures(), &PlotGestures::letterPressed, this, [this](int key) {
    if (key == letter && !model_.isPane()) toggle();
  });
  connect(&table, &RangeTable::closed, this, [this] {
    set(std::nullopt);
    surface_.setFocus(Qt::OtherFocusReason);
  });
}

void MarkedRange::set(std::optional<AxisRange> range) {
  if (range && !range->resolvable()) range.reset();
  if (range == range_) return;
  range_ = range;
  emit changed();
}

void MarkedRange::toggle() {
  if (range_) set(std::nullopt);
  else if (model_.curves().rows() > 0) set(model_.timeInSight());
}

void MarkedRange::place(const PlotLook& look) {
  std::optional<AxisRange> band;
  if (range_ && model_.isOverTime())
    band = AxisRange{look.window.x.toUnit(range_->low) * look.size.width(),
                     look.window.x.toUnit(range_->high) * look.size.width()};
  surface_.layers().band.set(band);
  surface_.update();
  report();
}

void MarkedRange::report() {
  table_.setVisible(range_.has_value() && !model_.curves().empty());
  if (!range_) return;
  const bool whole = figures_.take(model_.content().figureSources(model_.theme()), *range_,
                                   QDeadlineTimer(summingTime, Qt::PreciseTimer));
  if (!whole) more_.start();
  table_.setFigures(figures_.figures(), *range_, whole);
}

void MarkedRange::addActions(QMenu& menu) {
  QAction* range = menu.addAction(tr("Statistics of a range\tR"), this, &MarkedRange::toggle);
  range->setCheckable(true);
  range->setChecked(range_.has_value());
  range->setEnabled(model_.curves().rows() > 0);
}

}  // namespace gyre::ui

#include "moc_marked_range.cpp"
