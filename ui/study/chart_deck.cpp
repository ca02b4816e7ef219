#include "study/chart_deck.h"

#include "study/chart_view.h"
#include "theme/tips.h"

#include <QComboBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace gyre::ui {
namespace {

constexpr int kLeastTile = 224;  // pixels high
constexpr int kMostColumns = 2;

bool isWork(const std::string& x) {
  const auto& measures = builtInMeasures();
  return std::find(measures.begin(), measures.end(), x) != measures.end();
}

bool sameButForWork(const StudyPlot& a, const StudyPlot& b) {
  return isWork(a.x) && isWork(b.x) && a.y == b.y && a.curves == b.curves && a.where == b.where && a.logX == b.logX &&
         a.logY == b.logY;
}

}  // namespace

ChartDeck::ChartDeck(QWidget* parent) : QWidget(parent), tabs_(new QTabBar(this)) {
  auto* scroll = new QScrollArea(this);
  area_ = new QWidget(scroll->viewport());
  grid_ = new QGridLayout(area_);
  tabs_->setObjectName("chartTabs");
  tabs_->setExpanding(false);
  tabs_->setUsesScrollButtons(true);
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setSpacing(1);  // the ground between two charts is their border
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(area_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(tabs_);
  layout->addWidget(scroll, 1);
  connect(tabs_, &QTabBar::currentChanged, this, &ChartDeck::showTiles);
}

void ChartDeck::setPlots(const std::vector<StudyPlot>& plots, const QString& hint) {
  hint_ = hint;
  charts_.clear();
  for (const Tile& tile : tiles_) delete tile.view;
  tiles_.clear();
  views_.clear();
  std::vector<std::size_t> together;
  for (std::size_t i = 0; i < plots.size(); ++i) {
    together.push_back(i);
    if (i + 1 < plots.size() && sameButForWork(plots[i], plots[i + 1])) continue;
    addTile(plots, std::exchange(together, {}));
  }
  {
    const QSignalBlocker quiet(tabs_);
    while (tabs_->count() > 0) tabs_->removeTab(0);
    if (tiles_.size() > 1) tabs_->addTab(tr("All charts"));
    for (const Tile& tile : tiles_) tabs_->addTab(tile.view->chart().title);
  }
  tabs_->setVisible(tiles_.size() > 1);
  tabs_->updateGeometry();  // it noticed nothing while its signals were blocked
  showTiles();
}

void ChartDeck::addTile(const std::vector<StudyPlot>& plots, std::vector<std::size_t> chosen) {
  Tile tile{new ChartView(area_), std::move(chosen)};
  if (tile.plots.size() > 1) {
    tile.choice = &tile.view->choice();
    tile.choice->setObjectName("work");
    setTip(tile.choice, tr("What the work is measured by"));
    for (const std::size_t i : tile.plots)
      tile.choice->addItem(readableMeasure(QString::fromStdString(plots[i].x)), QVariant::fromValue<qulonglong>(i));
    tile.choice->show();
    const std::size_t place = tiles_.size();
    connect(tile.choice, &QComboBox::activated, this, [this, place] { refresh(tiles_[place]); });
  }
  const StudyPlot& first = plots[tile.plots.front()];
  tile.view->setChart({.title = QString::fromStdString(first.title), .hint = hint_});
  connect(tile.view, &ChartView::caseChosen, this, &ChartDeck::caseChosen);
  views_.push_back(tile.view);
  tiles_.push_back(tile);
}

void ChartDeck::showTiles() {
  const int only = tiles_.size() > 1 ? tabs_->currentIndex() - 1 : 0;
  const int count = static_cast<int>(tiles_.size());
  const int columns = only >= 0 ? 1 : std::min(count, kMostColumns);
  for (const Tile& tile : tiles_) grid_->removeWidget(tile.view);
  for (int i = 0; i < count; ++i) {
    ChartView* view = tiles_[static_cast<std::size_t>(i)].view;
    const bool shown = only < 0 || i == only;
    // The last one of an odd number has the whole row.
    const bool wide = only < 0 && columns > 1 && i == count - 1 && i % columns == 0;
    if (shown) grid_->addWidget(view, only < 0 ? i / columns : 0, only < 0 ? i % columns : 0, 1, wide ? columns : 1);
    view->setMinimumHeight(kLeastTile);
    view->setVisible(shown);
  }
  for (int c = 0; c < kMostColumns; ++c) grid_->setColumnStretch(c, c < columns ? 1 : 0);
}

void ChartDeck::setCharts(const std::vector<Chart>& charts) {
  charts_ = charts;
  for (const Tile& tile : tiles_) refresh(tile);
}

void ChartDeck::markCase(int ofCase) {
  for (ChartView* view : views_) view->markCase(ofCase);
}

void ChartDeck::setHint(const QString& hint) {
  if (hint == hint_) return;
  hint_ = hint;
  for (const Tile& tile : tiles_) refresh(tile);
}

void ChartDeck::refresh(const Tile& tile) {
  const std::size_t plot = tile.choice ? tile.choice->currentData().toULongLong() : tile.plots.front();
  Chart chart = plot < charts_.size() ? charts_[plot] : tile.view->chart();
  chart.hint = hint_;
  tile.view->setChart(std::move(chart));
}

}  // namespace gyre::ui

#include "moc_chart_deck.cpp"
