#include "contacts/contact_matrix_view.h"

#include "figure/plot_gestures.h"
#include "figure/plot_surface.h"
#include "figure/readable_number.h"

#include <QAction>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr double space = 16, barWidth = 14, numbersWidth = 64, nothingHeight = 14;  // [pixels]
constexpr double leastGrid = 7;    // blocks smaller than this have no lines between them [pixels]
constexpr double mostDecades = 5;  // of the scale: what is less looks like the least
constexpr int pixelsPerScaleTick = 28;

/// From what hardly acts to what acts most: away from the ground of the picture. Steps of lightness that are about
/// even, in yellow, green and blue, which all forms of colour vision tell apart.
const std::array<QColor, 5>& coloursOfScale(bool dark) {
  static const std::array<QColor, 5> onWhite{QColor("#e3f1b8"), QColor("#9bd3a4"), QColor("#3fa7b5"), QColor("#2166a8"),
                                             QColor("#0b2a66")};
  static const std::array<QColor, 5> onBlack{QColor("#1c3f6e"), QColor("#22739b"), QColor("#3aa79c"), QColor("#96d184"),
                                             QColor("#fbf6a3")};
  return dark ? onBlack : onWhite;
}

QColor colourAt(double share, bool dark) {
  const auto& colours = coloursOfScale(dark);
  const double at = std::clamp(share, 0.0, 1.0) * (colours.size() - 1);
  const auto i = std::min(static_cast<std::size_t>(at), colours.size() - 2);
  return mixed(colours[i], colours[i + 1], static_cast<float>(at - static_cast<double>(i)));
}

}  // namespace

ContactMatrixView::ContactMatrixView(QWidget* parent)
    : PaintedFigure({.objectName = QStringLiteral("contactMatrix"), .isPlane = true}, parent) {
  setMinimumSize(200, 140);
  setAccessibleName(tr("Matrix of the contacts"));
  surface().setAccessibleName(accessibleName());
  surface().layers().axes.becomeBare();
  surface().layers().axes.reserveRight(space + barWidth + numbersWidth);
  connect(&surface().gestures(), &PlotGestures::clicked, this, [this](QPointF place) {
    if (const auto block = blockAt(place)) emit blockChosen(block->first, block->second);
  });
  addKey(Qt::Key_Up, tr("Block above"), -1, 0);
  addKey(Qt::Key_Down, tr("Block below"), 1, 0);
  addKey(Qt::Key_Left, tr("Block to the left"), 0, -1);
  addKey(Qt::Key_Right, tr("Block to the right"), 0, 1);
  for (const int key : {Qt::Key_Return, Qt::Key_Enter}) addKey(key, tr("Choose the block"), 0, 0);
  setDark(look().dark);
}

/// @param rows, columns  to go; neither: chooses
void ContactMatrixView::addKey(int key, const QString& name, int rows, int columns) {
  auto* action = new QAction(name, this);
  action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetShortcut);
  surface().addAction(action);
  connect(action, &QAction::triggered, this, [this, rows, columns] {
    if (blocks() == 0) return;
    if (!pointed_) return point(Block{0, 0});
    if (rows == 0 && columns == 0) emit blockChosen(pointed_->first, pointed_->second);
    point(Block{std::clamp(pointed_->first + rows, 0, blocks() - 1),
                std::clamp(pointed_->second + columns, 0, blocks() - 1)});
  });
}

void ContactMatrixView::show(std::shared_ptr<const ContactAnswer> answer, QStringList names) {
  answer_ = std::move(answer);
  if (names.size() != names_.size()) sight().fit();
  names_ = std::move(names);
  least_ = most_ = 0;
  acting_ = 0;
  for (int a = 0; a < blocks(); ++a)
    for (int b = 0; b < blocks(); ++b) {
      const double x = norm({a, b});
      if (!(x > 0)) continue;
      least_ = acting_ == 0 ? x : std::min(least_, x);
      most_ = std::max(most_, x);
      ++acting_;
    }
  if (pointed_ && std::max(pointed_->first, pointed_->second) >= blocks()) pointed_.reset();
  marked_.reset();
  recolour();
  rebuild();
}

void ContactMatrixView::mark(std::optional<int> contact) {
  marked_ = contact;
  draw();
}

double ContactMatrixView::norm(Block block) const { return answer_->matrix.norm(block.first, block.second); }

void ContactMatrixView::recolour() {
  colours_ = blocks() > 0 ? QImage(blocks(), blocks(), QImage::Format_RGB32) : QImage();
  for (int a = 0; a < blocks(); ++a)
    for (int b = 0; b < blocks(); ++b) colours_.setPixelColor(b, a, colourOf(norm({a, b})));
}

QColor ContactMatrixView::colourOf(double norm) const {
  const Theme& t = look();
  if (!(norm > 0)) return t.plotBackground;
  const double high = std::log10(most_), low = std::max(std::log10(least_), high - mostDecades);
  return colourAt(high > low ? (std::log10(norm) - low) / (high - low) : 1, t.dark);
}

AxesWindow ContactMatrixView::all() const {
  const double n = std::max(blocks(), 1);
  return {.x = {0, n}, .y = {-n, 0}};
}

/// Blocks are squares.
void ContactMatrixView::fitAxes(const QSizeF& area) {
  AxesWindow whole = all();
  equalizeScales(whole, area);
  sight().settle(whole);
  sight().equalize(area);
}

QRectF ContactMatrixView::square() const { return {placeOf(0, 0), placeOf(blocks(), -blocks())}; }

QRectF ContactMatrixView::place(Block block) const {
  const QRectF all = square();
  const double each = all.width() / std::max(blocks(), 1);
  return {all.left() + block.second * each, all.top() + block.first * each, each, each};
}

std::optional<ContactMatrixView::Block> ContactMatrixView::blockAt(QPointF position) const {
  const QRectF all = square();
  if (blocks() == 0 || !all.contains(position) || !surface().plotArea().contains(position)) return std::nullopt;
  const double each = all.width() / blocks();
  const auto number = [&](double along) { return std::min(static_cast<int>(along / each), blocks() - 1); };
  return Block{number(position.y() - all.top()), number(position.x() - all.left())};
}

QString ContactMatrixView::describe(Block block) const {
  const auto [a, b] = block;
  const double x = norm(block);
  if (!(x > 0)) return tr("%1 and %2: an impulse at one does not move the other").arg(names_[a], names_[b]);
  const QString size = tr("|W| = %1 1/kg").arg(compactNumber(x, 3));
  return a == b ? tr("%1 on itself: %2").arg(names_[a], size) : tr("%1 and %2: %3").arg(names_[a], names_[b], size);
}

void ContactMatrixView::point(std::optional<Block> block) {
  if (block == pointed_) return;
  pointed_ = block;
  if (block) surface().setAccessibleDescription(describe(*block));
  draw();
}

QString ContactMatrixView::tipAt(QPointF place) const {
  const auto block = blockAt(place);
  return block ? describe(*block) : QString();
}

void ContactMatrixView::pointAt(std::optional<QPointF> place) { point(place ? blockAt(*place) : std::nullopt); }

void ContactMatrixView::setOnPaper(bool on) {
  if (on) pointed_.reset();
}

void ContactMatrixView::paintDrawing(QPainter& painter) {
  painter.setClipRect(surface().plotArea().adjusted(-1, -1, 1, 1), Qt::IntersectClip);
  painter.setRenderHint(QPainter::Antialiasing, false);
  paintBlocks(painter);
  paintMarks(painter);
}

void ContactMatrixView::paintBlocks(QPainter& painter) const {
  const Theme& t = look();
  const QRectF all = square();
  const double each = all.width() / blocks();
  painter.setRenderHint(QPainter::SmoothPixmapTransform, each < 1);
  painter.drawImage(all, colours_);
  painter.setPen(QPen(t.plotBackground, 1));
  const auto line = [&](int i) {
    painter.drawLine(QPointF(all.left(), all.top() + i * each), QPointF(all.right(), all.top() + i * each));
    painter.drawLine(QPointF(all.left() + i * each, all.top()), QPointF(all.left() + i * each, all.bottom()));
  };
  if (each >= leastGrid)
    for (int i = 1; i < blocks(); ++i) line(i);
  // Between islands, which do not act on each other, and before the joints.
  painter.setPen(QPen(t.axis, 1));
  const auto logged = answer_->question.moment.contacts();
  const std::vector<std::size_t>& order = answer_->question.contacts;
  const int contacts = static_cast<int>(order.size());
  for (int i = 1; i < contacts; ++i)
    if (logged[order[static_cast<std::size_t>(i)]].island != logged[order[static_cast<std::size_t>(i - 1)]].island)
      line(i);
  if (contacts < blocks()) line(contacts);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(all);
}

void ContactMatrixView::paintMarks(QPainter& painter) const {
  const Theme& t = look();
  const QRectF all = square();
  painter.setBrush(Qt::NoBrush);
  const auto frame = [&](int contact, const QColor& colour) {
    const QRectF at = place({contact, contact});
    painter.setPen(QPen(colour, 1));
    painter.drawRect(QRectF(all.left(), at.top(), all.width(), at.height()));
    painter.drawRect(QRectF(at.left(), all.top(), at.width(), all.height()));
  };
  if (marked_) frame(*marked_, t.accent);
  if (!pointed_) return;
  painter.setPen(QPen(t.text, 2));
  painter.drawRect(place(*pointed_).adjusted(-1, -1, 1, 1));
}

/// The scale of the colours.
void ContactMatrixView::paintBeside(QPainter& painter) {
  const Theme& t = look();
  const QRectF area = surface().plotArea(), all = square().intersected(area);
  const QFontMetricsF metrics(tabularFont(font()));
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setFont(tabularFont(font()));
  const double bottom = std::min<double>(area.bottom(), std::max(all.bottom(), all.top() + 120));
  const QRectF bar(all.right() + space, all.top() + metrics.height() + 4, barWidth,
                   bottom - all.top() - metrics.height() - 4 - nothingHeight - 6);
  painter.setPen(t.textMuted);
  painter.drawText(QPointF(bar.left(), all.top() + metrics.ascent()), tr("|W| [1/kg]"));
  const double high = std::log10(most_), low = std::max(std::log10(least_), high - mostDecades);
  const bool isOne = high - low < 1e-6;
  for (int y = 0; y < static_cast<int>(bar.height()); ++y)
    painter.fillRect(QRectF(bar.left(), bar.bottom() - y - 1, barWidth, 1),
                     isOne ? colourOf(most_) : colourAt(y / bar.height(), t.dark));
  painter.setPen(QPen(t.axis, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(bar);
  const AxisRange range = isOne ? AxisRange{high - 0.5, high + 0.5} : AxisRange{low, high};
  const AxisTicks ticks = placedTicks(range, AxisScale::logarithmic,
                                      std::max(2, static_cast<int>(bar.height()) / pixelsPerScaleTick), bar.height());
  painter.setPen(t.textMuted);
  for (const Tick& tick : ticks.ticks) {
    const double y = bar.bottom() - tick.position;
    painter.drawLine(QPointF(bar.right(), y), QPointF(bar.right() + (tick.label.isEmpty() ? 2 : 4), y));
    painter.drawText(QRectF(bar.right() + 6, y - metrics.height() / 2, numbersWidth, metrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, tick.label);
  }
  const QRectF nothing(bar.left(), bar.bottom() + 6, barWidth, nothingHeight);
  painter.setPen(QPen(t.axis, 1));
  painter.drawRect(nothing);
  painter.setPen(t.textMuted);
  painter.drawText(QRectF(nothing.right() + 6, nothing.top(), numbersWidth, nothing.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, tr("none"));
}

}  // namespace gyre::ui

#include "moc_contact_matrix_view.cpp"
