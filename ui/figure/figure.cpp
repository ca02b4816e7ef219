#include "figure/figure.h"

#include "figure/picture_saver.h"
#include "figure/plot_gestures.h"
#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "theme/theme.h"

#include <QContextMenuEvent>
#include <QFontInfo>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

namespace gyre::ui {

namespace {

constexpr int pictureMargin = 8;
constexpr int fewestTicks = 2;

/// A font in points is another size on every device; in pixels it is what is scaled with all else.
void setFontInPixels(QWidget& widget) {
  QFont font = widget.font();
  font.setPixelSize(QFontInfo(font).pixelSize());
  widget.setFont(font);
}

/// On a plane the wheel alone zooms both axes, with Shift the horizontal one.
ZoomAxes axesOnPlane(ZoomAxes axes) {
  return axes == ZoomAxes::time ? ZoomAxes::both : axes == ZoomAxes::both ? ZoomAxes::time : axes;
}

/// Tab comes to the parts of a widget in the order in which they became its parts: to these before what follows.
QBoxLayout* columnFrom(const std::vector<QWidget*>& above, QWidget& figure) {
  auto* column = new QVBoxLayout(&figure);
  for (QWidget* part : above) column->addWidget(part);
  return column;
}

}  // namespace

Figure::Figure(Traits traits, QWidget* (*make)(QWidget* parent), QWidget* parent)
    : QWidget(parent),
      traits_(std::move(traits)),
      theme_(&currentTheme()),
      sight_(traits_.isBounded),
      column_(columnFrom(traits_.above, *this)),
      legend_(new PlotLegend(this)),
      ground_(make(this)),
      surface_(new PlotSurface(ground_)) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  surface_->setObjectName(traits_.objectName);
  surface_->setDescription([this] { return description(); });
  surface_->setTips([this](QPointF place) { return tipAt(place); });
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(0);
  column_->addWidget(legend_);
  column_->addWidget(ground_, 1);
  ground_->installEventFilter(this);
  connectGestures();
}

/// The mouse leaves the surface when that goes, which is after all that it would tell.
Figure::~Figure() { surface_->gestures().disconnect(this); }

void Figure::connectGestures() {
  PlotGestures& gestures = surface_->gestures();
  connect(&gestures, &PlotGestures::zoomed, this, [this](ZoomAxes axes, double factor, QPointF about) {
    sight().zoom(traits_.isPlane ? axesOnPlane(axes) : axes, factor, about);
    sightChanged();
  });
  connect(&gestures, &PlotGestures::boxZoomed, this, [this](const QRectF& box) {
    sight().zoomTo(box);
    sightChanged();
  });
  connect(&gestures, &PlotGestures::panned, this, [this](QPointF delta) {
    if (sight().pan(delta)) sightChanged();
  });
  connect(&gestures, &PlotGestures::fitRequested, this, &Figure::fit);
  connect(&gestures, &PlotGestures::pointed, this, &Figure::pointAt);
}

const AxesWindow& Figure::inSight() const { return sight().window(); }

bool Figure::isFitted() const { return sight().isFitted(); }

void Figure::fit() {
  sight().fit();
  sightChanged();
}

void Figure::sightChanged() { rebuild(); }

void Figure::setDark(bool dark) {
  theme_ = &theme(dark);
  QPalette colors = palette();
  colors.setColor(QPalette::WindowText, theme_->text);
  setPalette(colors);
  surface_->setTheme(*theme_);
  legend_->setTheme(*theme_);
  themeChanged();
  rebuild();
}

void Figure::rebuild() {
  prepare();
  fitAxes(surface_->plotArea().size());
  PlotAxes& axes = surface_->layers().axes;
  PlotAnnotations notes = annotate();
  if (axes.reserveLabels(notes, surface_->font())) {  // they decide how wide the area is
    fitAxes(surface_->plotArea().size());
    notes = annotate();
  }
  axes.setAnnotations(std::move(notes));
  surface_->update();
  draw();
}

AxisTicks Figure::ticks(Qt::Orientation axis, const AxisRange& range, AxisScale scale, double pixels) const {
  const int perTick = axis == Qt::Horizontal ? traits_.pixelsPerTick : traits_.pixelsPerTickUp;
  return placedTicks(range, scale, std::max(fewestTicks, static_cast<int>(pixels) / perTick), pixels);
}

PlotAnnotations Figure::annotate() const {
  FigureWords words = this->words();
  PlotAnnotations notes;
  notes.hint = std::move(words.hint);
  notes.note = std::move(words.note);
  if (!words.hasAxes) return notes;
  const AxesWindow& shown = inSight();
  const QSizeF size = surface_->plotArea().size();
  const auto scale = [](bool logarithmic, bool whole) {
    return logarithmic ? AxisScale::logarithmic : whole ? AxisScale::whole : AxisScale::linear;
  };
  AxisTicks x = ticks(Qt::Horizontal, shown.x, scale(shown.logX, words.overCounts), size.width());
  AxisTicks y = ticks(Qt::Vertical, shown.y, scale(shown.logY, words.ofCounts), size.height());
  notes.timeTitle = withFactor(words.horizontal, x);
  notes.valueTitle = surface_->layers().axes.isPane() ? y.factor : withFactor(words.value, y);
  if (words.secondRange) {
    AxisTicks second = ticks(Qt::Vertical, *words.secondRange, scale(shown.logY, false), size.height());
    notes.secondTitle = withFactor(words.second, second);
    notes.secondTicks = std::move(second.ticks);
  }
  notes.timeTicks = std::move(x.ticks);
  notes.valueTicks = std::move(y.ticks);
  return notes;
}

QPointF Figure::placeOf(double x, double y) const {
  const QRectF area = surface_->plotArea();
  const QPointF unit = inSight().toUnit(x, y);
  return {area.left() + unit.x() * area.width(), area.bottom() - unit.y() * area.height()};
}

QString Figure::tipAt(QPointF place) const { return surface_->layers().symbols.textAt(place, surface_->paper()); }

int Figure::titleHeight() const { return surface_->fontMetrics().height() + 2 * pictureMargin; }

QSize Figure::pictureSize(bool hasTitle) const {
  return {surface_->width(), (hasTitle ? titleHeight() : pictureMargin) + legend_->height() + surface_->height()};
}

double Figure::layOutFor(const PaperSize& paper) {
  constexpr double pointsPerMillimetre = 72 / 25.4;
  const double pixel = paper.font / QFontInfo(surface_->font()).pixelSize();
  const int width = qRound(paper.width * pointsPerMillimetre / pixel);
  setMinimumSize(0, 0);
  resize(width, height());  // how high the legend is follows from the width
  column_->activate();
  const int notOnPaper = height() - pictureSize(paper.hasTitle).height();
  resize(width, qRound(paper.height * pointsPerMillimetre / pixel) + notOnPaper);
  column_->activate();
  return pixel;
}

void Figure::withPicture(const std::optional<PaperSize>& paper, const std::function<void(const Picture&)>& use) {
  const bool wasDark = theme_->dark, hasTitle = !paper || paper->hasTitle;
  const QSize before = size(), least = minimumSize();
  setOnPaper(true);
  setDark(false);
  const std::initializer_list<QWidget*> written{ground_, surface_, legend_};
  for (QWidget* part : written) setFontInPixels(*part);
  std::optional<double> pixel;
  if (paper) pixel = layOutFor(*paper);
  use({pictureTitle(), pictureSize(hasTitle), [this, hasTitle](QPainter& painter) { paintPicture(painter, hasTitle); },
       pixel});
  for (QWidget* part : written) part->setFont({});
  if (paper) {
    setMinimumSize(least);
    resize(before);
  }
  setOnPaper(false);
  setDark(wasDark);
}

void Figure::paintPicture(QPainter& painter, bool hasTitle) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(surface_->font());
  painter.fillRect(QRect(QPoint(), pictureSize(hasTitle)), theme_->plotBackground);
  if (hasTitle) {
    painter.setFont(boldFont(surface_->font()));
    painter.setPen(theme_->text);
    painter.drawText(
        QRect(pictureMargin, pictureMargin, surface_->width() - 2 * pictureMargin, surface_->fontMetrics().height()),
        Qt::AlignLeft | Qt::AlignVCenter, pictureTitle());
  }
  painter.translate(0, hasTitle ? titleHeight() : pictureMargin);
  legend_->render(&painter, QPoint(), {}, QWidget::RenderFlags());
  painter.translate(0, legend_->height());
  paintGround(painter);
  paintSurface(painter);
}

void Figure::paintSurface(QPainter& painter) { surface_->paint(painter); }

void Figure::addPictureActions(QMenu& menu) {
  menu.addAction(tr("Show everything"), this, &Figure::fit);
  PictureSaver::addActions(menu, *this, *this);
}

void Figure::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(QWidget::window());  // which outlives it
  addOwnActions(menu);
  if (!menu.isEmpty()) menu.addSeparator();
  addPictureActions(menu);
  menu.exec(event->globalPos());
}

void Figure::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), theme_->plotBackground); }

void Figure::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  rebuild();
}

void Figure::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::StyleChange && theme_ != &currentTheme()) setDark(currentTheme().dark);
  else if (event->type() == QEvent::FontChange && isVisible()) rebuild();  // words take another room
}

bool Figure::eventFilter(QObject* watched, QEvent* event) {
  if (watched == ground_ && event->type() == QEvent::Resize) {
    surface_->resize(ground_->size());
    rebuild();
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace gyre::ui

#include "moc_figure.cpp"
