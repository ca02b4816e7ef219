#include "plots/steps_plot.h"

#include "plots/plot_header.h"
#include "theme/theme.h"

#include <QPainter>
#include <QVBoxLayout>

namespace gyre::ui {
namespace {

struct PaneOfSteps {
  QStringList channels;
  int firstColor;
  int height;  ///< share of it
};

}  // namespace

StepsPlot::StepsPlot(QWidget* parent) : QWidget(parent), header_(new PlotHeader(this)) {
  setMinimumSize(240, 230);
  setAttribute(Qt::WA_OpaquePaintEvent);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(header_);
  header_->setTitle(tr("Steps"));
  header_->setHasCurves(true);
  header_->hideDifference();
  const PaneOfSteps panes[] = {
      {{"step.size"}, 0, 10}, {{"step.order"}, 2, 7}, {{"step.error_failures", "step.convergence_failures"}, 5, 10}};
  for (std::size_t i = 0; i < panes_.size(); ++i) {
    PlotView* pane = panes_[i] = new PlotView(this);
    pane->becomePane(i + 1 == panes_.size(), panes[i].firstColor);
    pane->setChannelNames(panes[i].channels);
    layout->addWidget(pane, panes[i].height);
    connect(pane, &PlotView::timeCursorMoved, this, &StepsPlot::timeCursorMoved);
    connect(pane, &PlotView::timeWindowChanged, this, [this, pane] {
      for (PlotView* other : panes_)
        if (other != pane) other->setTimeWindowOf(*pane);
      header_->setFollowing(pane->isFollowing());
    });
  }
  size().setLogarithmic(true);
  header_->setLogarithmic(true);
  header_->setFollowing(true);
  connect(header_, &PlotHeader::logarithmicToggled, &size(), &PlotView::setLogarithmic);
  connect(&size(), &PlotView::logarithmicChanged, this, [this] { header_->setLogarithmic(size().isLogarithmic()); });
  connect(header_, &PlotHeader::followingToggled, &size(), &PlotView::setFollowing);
  connect(header_, &PlotHeader::fitRequested, this, [this] {
    for (PlotView* pane : panes_) pane->fit();
  });
  connect(header_, &PlotHeader::exportRequested, this, &StepsPlot::exportRequested);
}

void StepsPlot::setRecording(const std::shared_ptr<const Recording>& recording) {
  for (PlotView* pane : panes_) pane->setRecording(recording);
  header_->setFollowing(true);
}

void StepsPlot::setKept(const std::shared_ptr<const Recording>& recording, const QString& name) {
  for (PlotView* pane : panes_) pane->setKept(recording, name);
}

void StepsPlot::setTimeCursor(double time) {
  for (PlotView* pane : panes_) pane->setTimeCursor(time);
}

void StepsPlot::refresh() {
  for (PlotView* pane : panes_) pane->refresh();
}

bool StepsPlot::refreshInTurn(double cursor) {
  return pace_.inTurn([&] {
    setTimeCursor(cursor);
    refresh();
    double seconds = 0;
    for (const PlotView* pane : panes_) seconds += pane->lastFrameSeconds();
    return seconds;
  });
}

PlotData StepsPlot::data() {
  PlotData all = size().data();
  for (PlotView* pane : {&order(), &failures()})
    for (const std::size_t column : pane->data().columns) all.columns.push_back(column);
  return all;
}

void StepsPlot::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::StyleChange) update();
}

void StepsPlot::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), currentTheme().plotBackground); }

}  // namespace gyre::ui

#include "moc_steps_plot.cpp"
