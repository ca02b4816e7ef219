#include "shell/plot_docks.h"

#include "shell/dock_menu.h"
#include "shell/dock_places.h"
#include "shell/dock_title.h"
#include "shell/model_memory.h"
#include "theme/seen.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

constexpr std::size_t kFewCurves = 12;
constexpr const char* kTimeOf = "timeOf";          // property of a dock: the one whose time it shares
const QString kPlotName = QStringLiteral("plot");  // and a number: names of docks

/// Columns of an element, or of all when none is given, whose quantity begins like this.
std::vector<int> columns(const Recording& recording, std::optional<ElementId> element, const std::string& quantity) {
  std::vector<int> out;
  for (std::size_t c = 0; c < recording.columns(); ++c) {
    const Channel& channel = recording.channels()[c];
    if (element && channel.element != *element) continue;
    const auto dot = channel.name.rfind('.');
    if (dot != std::string::npos && channel.name.compare(dot + 1, quantity.size(), quantity) == 0)
      out.push_back(static_cast<int>(c));
  }
  return out;
}

QString reportedName(const Run& run) {
  const bool isPulled = run.origin == Run::Origin::simulation && !run.recording->warnings().empty();
  return isPulled ? PlotDocks::tr("%1, pulled by hand").arg(run.name) : run.name;
}

/// By what tells them apart; runs that no integrator made, and runs of models that differ in more, by their names.
QString nameOfDifference(const Run& run, const Run& from) {
  const bool simulated = run.origin == Run::Origin::simulation && from.origin == Run::Origin::simulation;
  const RunName name(*run.model, run.facts.choosesStep), other(*from.model, from.facts.choosesStep);
  return simulated ? name.minus(other) : PlotDocks::tr("%1 minus %2").arg(run.name, from.name);
}

}  // namespace

PlotDocks::PlotDocks(QMainWindow& window, RunSet& runs, Playback& playback, Selection& selection)
    : QObject(&window),
      window_(window),
      runs_(runs),
      playback_(playback),
      selection_(selection),
      channels_(new ChannelList(&window)) {
  late_.setSingleShot(true);
  late_.setInterval(100);
  connect(&late_, &QTimer::timeout, this, &PlotDocks::refresh);
  addPlot(tr("Energy"), freeName())->setTitle(tr("Energy"));
  connect(&addPlot(tr("Selection"), freeName())->selection(), &PlotSelection::changed, this,
          [this] { followsSelection_ &= choosing_; });
  addSteps();
  connect(channels_, &ChannelList::channelsActivated, this,
          [this](const QStringList& names) { current_->selection().add(names); });
  connect(channels_, &ChannelList::elementSelected, this, [this](ElementId id) {
    if (id < firstFreeId) return;
    // What is pressed there is on its way to a plot: the one of the selection stays what it is.
    const bool follows = std::exchange(followsSelection_, false);
    selection_.select(id);
    followsSelection_ = follows;
  });
  connect(&runs_.shown(), &ShownRun::replaced, this, &PlotDocks::setRecording);
  connect(&runs_.shown(), &ShownRun::advanced, this, &PlotDocks::refresh);
  connect(&runs_.shown(), &ShownRun::stateChanged, this, &PlotDocks::refresh);
  connect(&runs_, &RunSet::othersChanged, this, &PlotDocks::showKept);
  connect(&runs_, &RunSet::othersAdvanced, this, &PlotDocks::refresh);
  connect(&selection_, &Selection::changed, this, &PlotDocks::followSelection);
  connect(&playback_, &Playback::cursorChanged, this, [this](double t) {
    if (runs_.shown().isGrowing() && playback_.isLive()) return;  // goes with the curves
    for (PlotView* view : views_) view->setTimeCursor(t);
    steps()->setTimeCursor(t);
  });
}

void PlotDocks::addSteps() {
  stepsDock_ = new StepsDock(window_, docks_);
  connect(stepsDock_, &QDockWidget::visibilityChanged, this, &PlotDocks::refresh, Qt::QueuedConnection);
  connect(steps(), &StepsPlot::timeCursorMoved, &playback_, &Playback::showTime);
  connect(steps(), &StepsPlot::exportRequested, this, [this] { emit exportRequested(steps()->data()); });
}

void PlotDocks::setActive(bool on) {
  active_ = on;
  stepsDock_->setActive(on);
}

void PlotDocks::placeAnew() {
  for (std::size_t i = 0; i < docks_.size(); ++i) {
    docks_[i]->setFloating(false);
    window_.addDockWidget(Qt::BottomDockWidgetArea, docks_[i]);
    if (i > 0) window_.splitDockWidget(docks_[i - 1], docks_[i], Qt::Horizontal);
  }
  stepsDock_->setFloating(false);
  window_.addDockWidget(Qt::BottomDockWidgetArea, stepsDock_);
}

PlotView* PlotDocks::addPlot() {
  PlotView* view = addPlot({}, freeName());
  docks_.back()->show();
  docks_.back()->raise();
  return view;
}

/// "plot3": the saved places of docks go by it.
QString PlotDocks::freeName() const {
  const auto taken = [this](const QString& name) {
    return std::any_of(docks_.begin(), docks_.end(), [&](auto* dock) { return dock->objectName() == name; });
  };
  for (int number = 1;; ++number)
    if (const QString name = kPlotName + QString::number(number); !taken(name)) return name;
}

PlotView* PlotDocks::addPlot(const QString& title, const QString& name) {
  auto* view = new PlotView(&window_);
  auto* dock = new QDockWidget(title.isEmpty() ? tr("Plot %1").arg(name.mid(kPlotName.size())) : title, &window_);
  dock->setObjectName(name);
  dock->setWidget(view);
  new DockTitle(dock, DockTitle::Docked::hasOwnHead);
  view->addAction(dockMenu(*dock)->menuAction());
  window_.addDockWidget(Qt::BottomDockWidgetArea, dock);
  if (!docks_.empty()) window_.splitDockWidget(docks_.back(), dock, Qt::Horizontal);
  docks_.push_back(dock);
  views_.push_back(view);
  current_ = view;
  // It may have been behind another one in its tabs, which Qt puts aside rather than hides.
  connect(dock, &QDockWidget::visibilityChanged, this, &PlotDocks::refresh, Qt::QueuedConnection);
  connect(view, &PlotView::activated, this, [this, view] { current_ = view; });
  connect(&view->selection(), &PlotSelection::changed, this, &PlotDocks::changed);
  connect(&view->ranges(), &ShownRanges::logarithmicChanged, this, &PlotDocks::changed);
  connect(&view->comparison(), &PlotComparison::differenceChanged, this, &PlotDocks::changed);
  connect(&view->settings(), &PlotSettings::changed, this, &PlotDocks::changed);
  connect(dock->toggleViewAction(), &QAction::triggered, this, [this, dock](bool on) {
    if (!on) removePlot(dock);
    changed();
  });
  connect(view, &PlotView::timeCursorMoved, &playback_, &Playback::showTime);
  connect(&view->selection(), &PlotSelection::splitRequested, this,
          [this, view](Qt::Orientation orientation, const QStringList& names) { split(view, orientation, names); });
  connect(view, &PlotView::exportRequested, this, [this, view] { emit exportRequested(view->data()); });
  view->selection().setRecording(runs_.shown().recording());
  showOthers(*view);
  return view;
}

/// Beside one that is among tabs there is no place but beside all of its area.
void PlotDocks::split(PlotView* view, Qt::Orientation orientation, const QStringList& names) {
  const auto at = std::find(views_.begin(), views_.end(), view) - views_.begin();
  QDockWidget* beside = docks_[static_cast<std::size_t>(at)];
  PlotView* added = addPlot({}, freeName());
  QDockWidget* dock = docks_.back();
  if (window_.tabifiedDockWidgets(beside).isEmpty()) window_.splitDockWidget(beside, dock, orientation);
  else window_.addDockWidget(window_.dockWidgetArea(beside), dock, orientation);
  dock->show();
  added->selection().setNames(names);
  if (orientation == Qt::Vertical) shareTime(*dock, beside->objectName());
  changed();
}

void PlotDocks::shareTime(QDockWidget& dock, const QString& withDock) const {
  const auto isOther = [&](const QDockWidget* other) { return other->objectName() == withDock; };
  const auto at = std::find_if(docks_.begin(), docks_.end(), isOther);
  if (at == docks_.end() || *at == &dock) return;
  dock.setProperty(kTimeOf, withDock);
  auto* own = static_cast<PlotView*>(dock.widget());
  const auto follow = [](PlotView* from, PlotView* to) {
    const auto take = [from, to] {
      const bool isOverTime = from->settings().mode() == PlotMode::time && to->settings().mode() == PlotMode::time;
      if (isOverTime) to->ranges().takeTimeOf(from->ranges());
    };
    connect(&from->ranges(), &ShownRanges::moved, &to->ranges(), take);
    connect(&from->ranges(), &ShownRanges::taken, &to->ranges(), take);
  };
  auto* other = static_cast<PlotView*>((*at)->widget());
  follow(own, other);
  follow(other, own);
}

/// The first two have their places, also when closed.
void PlotDocks::removePlot(QDockWidget* dock) {
  const auto at = std::find(docks_.begin(), docks_.end(), dock) - docks_.begin();
  if (at < 2 || at >= std::ssize(docks_)) return;
  if (current_ == views_[static_cast<std::size_t>(at)]) current_ = views_[1];
  docks_.erase(docks_.begin() + at);
  views_.erase(views_.begin() + at);
  window_.removeDockWidget(dock);
  dock->setObjectName({});  // saved places are for another one of its name
  dock->deleteLater();
}

PlotLayout PlotDocks::layout() const {
  PlotLayout out{.plots = {}, .followsSelection = followsSelection_, .places = places_};
  for (std::size_t i = 0; i < views_.size(); ++i) {
    const bool chosen = views_[i] != ofSelection() || !followsSelection_;
    out.plots.push_back({docks_[i]->objectName(), chosen ? views_[i]->selection().names() : QStringList(),
                         views_[i]->ranges().isLogarithmic(), views_[i]->comparison().isDifference(),
                         views_[i]->settings().all(), docks_[i]->property(kTimeOf).toString()});
  }
  return out;
}

void PlotDocks::apply(const PlotLayout& layout) {
  choosing_ = true;
  while (docks_.size() > 2) removePlot(docks_.back());
  for (std::size_t i = 2; i < layout.plots.size(); ++i) {
    const QString& name = layout.plots[i].dock;
    addPlot({}, name.startsWith(kPlotName) ? name : freeName());
  }
  for (std::size_t i = 0; i < views_.size(); ++i) {
    const PlotLayout::Plot plot = i < layout.plots.size() ? layout.plots[i] : PlotLayout::Plot{};
    views_[i]->ranges().setLogarithmic(plot.logarithmic);
    views_[i]->comparison().setDifference(plot.difference);
    views_[i]->selection().setNames(plot.channels);
    views_[i]->settings().set(plot.choices);
    if (!plot.timeOf.isEmpty()) shareTime(*docks_[i], plot.timeOf);
  }
  choosing_ = false;
  followsSelection_ = layout.followsSelection;
  current_ = views_[1];
  places_ = layout.places;
  if (!places_.isEmpty() && active_) restorePlaces(window_, places_);
  if (runs_.shown().recording()) setRecording();
}

void PlotDocks::openLayout(const QString& model) {
  model_ = model;
  apply(plotLayout(memoryOf(model)).value_or(PlotLayout{}));
}

void PlotDocks::saveLayoutAs(const QString& model) {
  model_ = model;
  savePlaces();
}

void PlotDocks::savePlaces() {
  if (active_) places_ = savedPlaces(window_);
  changed();
}

void PlotDocks::changed() {
  if (choosing_ || model_.isEmpty()) return;
  QJsonObject memory = memoryOf(model_);
  write(layout(), memory);
  keepInMemory(model_, memory);
}

/// Runs that are kept have the rows of the run they were kept of: those do not differ.
PlotDocks::Compared PlotDocks::compared() const {
  const RunPtr baseline = runs_.baseline();
  const auto shown = runs_.shown().recording();
  if (!baseline || !shown) return {baseline};
  if (baseline->recording != shown)
    return {baseline, baseline->isVisible ? KeptRole::baseline : KeptRole::hiddenBaseline};
  const std::vector<RunPtr> others = runs_.others();
  const auto seen = std::find_if(others.rbegin(), others.rend(),
                                 [&](const RunPtr& run) { return run->isVisible && run->recording != shown; });
  if (seen != others.rend()) return {*seen, KeptRole::compared};
  return {baseline == runs_.shown().run() ? nullptr : baseline};
}

CsvMetadata PlotDocks::comparedMetadata() const {
  const RunPtr run = compared().run;
  CsvMetadata all = runMetadata(*run->model);
  appendWarnings(*run->recording, all);
  return all;
}

void PlotDocks::showKept() {
  for (PlotView* view : views_) showOthers(*view);
  const auto [kept, role] = compared();
  const bool isDrawn = kept && role != KeptRole::hiddenBaseline;
  steps()->setKept(isDrawn ? kept->recording : nullptr, isDrawn ? reportedName(*kept) : QString(), colorsBeside(kept));
}

RunColors PlotDocks::colorsBeside(const RunPtr& kept) const {
  RunColors out;
  if (const RunPtr run = runs_.shown().run()) out.run = run->color;
  if (kept) out.kept = kept->color;
  return out;
}

void PlotDocks::showOthers(PlotView& view) const {
  const auto [kept, role] = compared();
  const RunPtr baseline = runs_.baseline();
  std::vector<OverlaidRun> more;
  for (const RunPtr& run : baseline ? runs_.others() : std::vector<RunPtr>())
    if (run->isVisible && run != kept && run->recording != runs_.shown().recording() &&
        run->recording != baseline->recording)
      more.push_back({run->recording, run->name, run->color, nameOfDifference(*run, *baseline)});
  view.comparison().setKept(kept ? kept->recording : nullptr, kept ? reportedName(*kept) : QString(), role);
  view.comparison().setOverlaid(std::move(more));
  if (const RunPtr run = runs_.shown().run()) view.comparison().setLooks(reportedName(*run), colorsBeside(kept));
  if (!kept || !runs_.shown().run()) return view.comparison().setDifferenceName({});
  const bool isReversed = role == KeptRole::compared;
  const Run &run = isReversed ? *kept : *runs_.shown().run(), &from = isReversed ? *runs_.shown().run() : *kept;
  view.comparison().setDifferenceName(nameOfDifference(run, from), from.name);
}

void PlotDocks::setRecording() {
  const auto recording = runs_.shown().recording();
  channels_->setRecording(recording);
  choosing_ = true;
  for (PlotView* view : views_) view->selection().setRecording(recording);
  steps()->setRecording(recording);
  showKept();
  if (recording && energy()->selection().channels().empty()) {
    std::vector<int> energies;
    for (const char* name : {"kinetic", "potential", "elastic", "total"})
      for (int c : columns(*recording, documentId, name)) energies.push_back(c);
    energy()->selection().setChannels(energies);
  }
  choosing_ = false;
  if (!recording) return;
  stepsDock_->setNeeded(runs_.shown().run()->facts.choosesStep);
  followSelection();
  refresh();
}

/// While the run goes on, each plot in its turn; the last rows in any case.
void PlotDocks::refresh() {
  const bool inTurn = runs_.shown().isGrowing() && playback_.isLive();
  const auto refreshOne = [&](auto* plot) {
    if (!isSeen(*plot)) return;
    if (inTurn) {
      if (!plot->refreshInTurn(playback_.cursor())) late_.start();
      return;
    }
    plot->setTimeCursor(playback_.cursor());
    plot->refresh();
  };
  for (PlotView* view : views_) {
    view->comparison().setGrowing(runs_.shown().isGrowing(), runs_.othersGrow());
    refreshOne(view);
  }
  refreshOne(steps());
}

void PlotDocks::followSelection() {
  const auto recording = runs_.shown().recording();
  if (!recording || !followsSelection_) return;
  std::vector<int> chosen = columnsOfSelection(*recording);
  if (chosen.empty()) return;
  choosing_ = true;
  ofSelection()->selection().setChannels(chosen);
  choosing_ = false;
}

std::vector<int> PlotDocks::columnsOfSelection(const Recording& recording) const {
  const auto id = selection_.element();
  const Element* e = id ? runs_.shown().model().find(*id) : nullptr;
  if (e && *id >= firstFreeId) {
    if (e->type->category == Category::joint) return columns(recording, id, "lambda");
    if (e->type->category == Category::body) {
      const auto turning = columns(recording, id, "w");
      return turning.empty() ? columns(recording, id, "v") : turning;
    }
    // Curves of one plot have one unit: the forces where the element reports any, else what it reports first.
    auto own = columns(recording, id, "");
    const auto unitOf = [&](int c) { return recording.channels()[static_cast<std::size_t>(c)].unit; };
    const auto newtons = std::find_if(own.begin(), own.end(), [&](int c) { return unitOf(c) == "N"; });
    if (own.empty()) return own;
    const std::string unit = unitOf(newtons != own.end() ? *newtons : own.front());
    std::erase_if(own, [&](int c) { return unitOf(c) != unit; });
    return own;
  }
  const auto multipliers = columns(recording, std::nullopt, "lambda");
  if (!multipliers.empty() && multipliers.size() <= kFewCurves) return multipliers;
  const auto& elements = runs_.shown().model();
  if (const auto joints = elements.active(Category::joint); !joints.empty())
    return columns(recording, joints.front()->id, "lambda");
  const auto bodies = elements.active(Category::body);
  return bodies.empty() ? std::vector<int>{} : columns(recording, bodies.front()->id, "w");
}

}  // namespace gyre::ui

#include "moc_plot_docks.cpp"
