#include "plots/steps_plot.h"

#include "figure/picture_saver.h"
#include "plots/plot_header.h"
#include "theme/theme.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

struct PaneOfSteps {
  QStringList channels;
  int firstColor;
  int height;  ///< share of it
};

constexpr int kRoomForDrift = 340;  // below that four panes would be all names and numbers

const std::array<PaneOfSteps, 4> kPanes{{
    {{"step.size"}, 0, 11},
    {{"step.order"}, 2, 6},
    {{"step.error_failures", "step.convergence_failures"}, 3, 8},
    {{"drift.position", "drift.velocity", "drift.acceleration"}, 0, 13},
}};

bool hasConstraints(const Recording& recording) {
  return std::ranges::any_of(recording.channels(), [](const Channel& c) { return c.name.ends_with(".lambda1"); });
}

}  // namespace

StepsPlot::StepsPlot(QWidget* parent)
    : QWidget(parent), header_(new PlotHeader(this)), story_(new QLabel(this)), cursor_(std::nan("")) {
  setMinimumSize(240, 250);
  setAttribute(Qt::WA_OpaquePaintEvent);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(header_);
  header_->setTitle(tr("Steps"));
  header_->setToolTip(tr(
      "Marks are attempts at steps that were given up, at their size: cross, the local error was too large; diamond, "
      "the equations did not converge; square, a body turned too far. Triangles: a law switched."));
  header_->setHasCurves(true);
  header_->hideDifference();
  for (std::size_t i = 0; i < panes_.size(); ++i) {
    PlotView* pane = panes_[i] = new PlotView(this);
    pane->becomePane(i + 1 == panes_.size(), kPanes[i].firstColor);
    pane->selection().setNames(kPanes[i].channels);
    layout->addWidget(pane, kPanes[i].height);
    connect(pane, &PlotView::timeCursorMoved, this, &StepsPlot::timeCursorMoved);
    connect(&pane->ranges(), &ShownRanges::moved, this, [this, pane] {
      for (PlotView* other : panes_)
        if (other != pane) other->ranges().takeTimeOf(pane->ranges());
      header_->setFollowing(pane->ranges().isFollowing());
    });
  }
  size().setStepMarks([this](const AxisRange& time) { return givenUp_.in(time); });
  drift().ranges().setLogarithmic(true);
  story_->setObjectName("stepStory");
  story_->setAccessibleName(tr("The step at the time cursor"));
  story_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  story_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  story_->setContentsMargins(8, 0, 8, 4);
  story_->hide();
  layout->addWidget(story_);
  story_->setForegroundRole(QPalette::PlaceholderText);
  size().ranges().setLogarithmic(true);
  header_->setLogarithmic(true);
  header_->setFollowing(true);
  connect(header_, &PlotHeader::logarithmicToggled, &size().ranges(), &ShownRanges::setLogarithmic);
  connect(&size().ranges(), &ShownRanges::logarithmicChanged, this,
          [this] { header_->setLogarithmic(size().ranges().isLogarithmic()); });
  connect(header_, &PlotHeader::followingToggled, &size().ranges(), &ShownRanges::setFollowing);
  connect(header_, &PlotHeader::fitRequested, this, &StepsPlot::fit);
  connect(header_, &PlotHeader::exportRequested, this, &StepsPlot::exportRequested);
}

void StepsPlot::setRecording(const std::shared_ptr<const Recording>& recording) {
  givenUp_.setRecording(recording);
  givenUp_.takeNewRows();
  for (PlotView* pane : panes_) pane->selection().setRecording(recording);
  isConstrained_ = recording && hasConstraints(*recording);
  placeDrift();
  reportStep();
  header_->setFollowing(true);
}

/// Where there is something to show and room for it. The numbers of time stand below the lowest pane.
void StepsPlot::placeDrift() {
  const bool shown = isConstrained_ && height() >= kRoomForDrift;
  if (shown != drift().isHidden()) return;
  drift().setVisible(shown);
  failures().becomePane(!shown, kPanes[2].firstColor);
}

void StepsPlot::setKept(const std::shared_ptr<const Recording>& recording, const QString& name, RunColors colors) {
  for (PlotView* pane : panes_) {
    pane->comparison().setKept(recording, name);
    pane->comparison().setLooks({}, colors);
  }
}

void StepsPlot::setTimeCursor(double time) {
  cursor_ = time;
  reportStep();
  for (PlotView* pane : panes_) pane->setTimeCursor(time);
}

void StepsPlot::refresh() {
  givenUp_.takeNewRows();
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
  for (PlotView* pane : {&order(), &failures(), &drift()})
    for (const std::size_t column : pane->data().columns) all.columns.push_back(column);
  return all;
}

void StepsPlot::fit() {
  for (PlotView* pane : panes_) pane->fit();
}

void StepsPlot::withPicture(const std::optional<PaperSize>& paper, const std::function<void(const Picture&)>& use) {
  std::vector<PlotView*> shown;
  int all = 0;
  for (PlotView* pane : panes_)
    if (!pane->isHidden()) {
      shown.push_back(pane);
      all += pane->height();
    }
  std::vector<std::optional<PaperSize>> parts(shown.size(), paper);
  for (std::size_t i = 0; paper && i < shown.size(); ++i) parts[i]->height *= double{1} * shown[i]->height() / all;
  Picture whole{.title = pictureTitle(), .size = {0, 0}, .paint = {}};
  const std::function<void(std::size_t)> add = [&](std::size_t i) {
    if (i == shown.size()) return use(whole);
    shown[i]->withPicture(parts[i], [&](const Picture& pane) {
      whole.paint = [above = whole.paint, below = pane.paint, y = whole.size.height()](QPainter& painter) {
        if (above) above(painter);
        painter.save();
        painter.translate(0, y);
        below(painter);
        painter.restore();
      };
      whole.size = {std::max(whole.size.width(), pane.size.width()), whole.size.height() + pane.size.height()};
      whole.pointsPerPixel = pane.pointsPerPixel;
      add(i + 1);
    });
  };
  add(0);
}

void StepsPlot::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(QWidget::window());  // which outlives it
  menu.addAction(tr("Show everything"), this, &StepsPlot::fit);
  PictureSaver::addActions(menu, *this, *this);
  menu.addActions(actions());  // of the dock that it is in
  menu.exec(event->globalPos());
}

void StepsPlot::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::StyleChange) return;
  update();
}

void StepsPlot::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeDrift();
  reportStep();
}

void StepsPlot::reportStep() {
  const QString words = givenUp_.storyAt(cursor_);
  const QMargins margins = story_->contentsMargins();
  const int room = width() - margins.left() - margins.right();
  const QString shown = story_->fontMetrics().elidedText(words, Qt::ElideRight, room);
  if (shown != story_->text()) story_->setText(shown);
  if (words != words_) {
    words_ = words;
    story_->setToolTip(words);
    story_->setAccessibleDescription(words);
  }
  // It comes with the first step that has something to say, and stays: panes are not to jump.
  if (!words.isEmpty()) story_->show();
}

void StepsPlot::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), currentTheme().plotBackground); }

}  // namespace gyre::ui

#include "moc_steps_plot.cpp"
