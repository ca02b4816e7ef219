#include "figure/report_page.h"

#include <QPdfWriter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr double kUnitsPerMillimetre = 100;  // fonts have whole sizes
constexpr double kMillimetresPerPoint = 25.4 / 72;
constexpr double kTitle = 15, kNote = 8, kHeading = 9, kText = 7.5, kSmall = 6.5;  // [pt]
constexpr double kGap = 3, kColumnGap = 6;                                         // [mm]
constexpr double kViewHeight = 72, kTextHeight = 66, kNoteHeight = 11, kPlotsHeight = 100;
constexpr double kViewShare = 0.56;  // of the width

QFont fontOf(double points, bool bold = false) {
  QFont font;
  font.setPixelSize(qRound(points * kMillimetresPerPoint * kUnitsPerMillimetre));
  font.setBold(bold);
  return font;
}

/// Draws from above, in units of a font that is whole.
class ReportColumn {
 public:
  ReportColumn(QPainter& painter, const QRectF& area) : painter_(painter), area_(area), y_(area.top()) {}

  double bottom() const { return y_; }
  /// As much of it as there is room for.
  void text(const QString& words, const QFont& font, const QColor& color, double most) {
    painter_.setFont(font);
    painter_.setPen(color);
    const QRectF room(area_.left(), y_, area_.width(), std::min(most, area_.bottom() - y_));
    if (words.isEmpty() || room.height() <= 0) return;
    QRectF taken;
    painter_.save();
    painter_.setClipRect(room);
    painter_.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words, &taken);
    painter_.restore();
    y_ += std::min(taken.height(), room.height());
  }
  void space(double height) { y_ += height; }

  /// Names and values in two columns, and how many more there are.
  void facts(const QString& heading, const ReportFacts& facts) {
    if (facts.empty()) return;
    text(heading, fontOf(kHeading, true), Qt::black, area_.height());
    const QFontMetricsF metrics(fontOf(kText));
    double names = 0;
    for (const auto& fact : facts)
      names = std::max(names, metrics.horizontalAdvance(QString::fromStdString(fact.first)));
    names = std::min(names, 0.45 * area_.width());
    const double gap = metrics.averageCharWidth();
    for (std::size_t i = 0; i < facts.size(); ++i) {
      const QString name = QString::fromStdString(facts[i].first), value = QString::fromStdString(facts[i].second);
      const QRectF right(area_.left() + names + gap, y_, area_.width() - names - gap, area_.height());
      const QRectF left(area_.left(), y_, names + 1, area_.height());
      const double height = std::max(metrics.boundingRect(right, Qt::TextWordWrap, value).height(),
                                     metrics.boundingRect(left, Qt::TextWordWrap, name).height());
      if (y_ + height + metrics.height() > area_.bottom() && i + 1 < facts.size()) return more(facts.size() - i);
      painter_.setFont(fontOf(kText));
      painter_.setPen(QColor(0x62, 0x6a, 0x76));
      painter_.drawText(left, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, name);
      painter_.setPen(Qt::black);
      painter_.drawText(right, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, value);
      y_ += height;
    }
    space(kGap * kUnitsPerMillimetre);
  }
  void list(const QString& heading, const QStringList& lines) {
    if (lines.isEmpty()) return;
    text(heading, fontOf(kHeading, true), Qt::black, area_.height());
    const QFontMetricsF metrics(fontOf(kText));
    for (qsizetype i = 0; i < lines.size(); ++i) {
      const double height =
          metrics.boundingRect(QRectF(0, 0, area_.width(), 1e6), Qt::TextWordWrap, "– " + lines[i]).height();
      if (y_ + height + metrics.height() > area_.bottom() && i + 1 < lines.size())
        return more(static_cast<std::size_t>(lines.size() - i));
      text("– " + lines[i], fontOf(kText), Qt::black, height);
    }
  }

 private:
  void more(std::size_t count) {
    text(QObject::tr("and %1 more").arg(count), fontOf(kSmall), QColor(0x62, 0x6a, 0x76), area_.height());
  }

  QPainter& painter_;
  QRectF area_;
  double y_;
};

int columnsFor(std::size_t count) { return count <= 2 ? 1 : count <= 6 ? 2 : 3; }

void paintPlots(QPainter& painter, const std::vector<QByteArray>& plots, const QRectF& area) {
  if (plots.empty()) return;
  const int columns = columnsFor(plots.size());
  const int rows = (static_cast<int>(plots.size()) + columns - 1) / columns;
  const double gap = kGap * kUnitsPerMillimetre;
  const QSizeF cell((area.width() - gap * (columns - 1)) / columns, (area.height() - gap * (rows - 1)) / rows);
  for (std::size_t i = 0; i < plots.size(); ++i) {
    QSvgRenderer svg(plots[i]);
    const int row = static_cast<int>(i) / columns, column = static_cast<int>(i) % columns;
    const QPointF corner = area.topLeft() + QPointF(column * (cell.width() + gap), row * (cell.height() + gap));
    const QSizeF size = QSizeF(svg.defaultSize()).scaled(cell, Qt::KeepAspectRatio);
    svg.render(&painter, QRectF(corner, size));
  }
}

}  // namespace

QSizeF ReportPage::paper(QPageSize::PageSizeId size) { return QPageSize::size(size, QPageSize::Millimeter); }

QSizeF ReportPage::plotSize(std::size_t count, const QSizeF& paper) {
  const int columns = columnsFor(count), rows = (std::max(1, static_cast<int>(count)) + columns - 1) / columns;
  const double width = (paper.width() - 2 * margin - kGap * (columns - 1)) / columns;
  return {width, std::min(0.62 * width, (kPlotsHeight - kGap * (rows - 1)) / rows)};
}

void ReportPage::paint(QPainter& painter, const QSizeF& paper) const {
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  painter.scale(1 / kUnitsPerMillimetre, 1 / kUnitsPerMillimetre);
  const auto mm = [](double x) { return x * kUnitsPerMillimetre; };
  const QRectF sheet(mm(margin), mm(margin), mm(paper.width() - 2 * margin), mm(paper.height() - 2 * margin));
  const QColor pale(0x62, 0x6a, 0x76);
  ReportColumn head(painter, sheet);
  head.text(title, fontOf(kTitle, true), Qt::black, mm(14));
  head.text(note, fontOf(kNote), pale, mm(kNoteHeight));
  head.space(mm(kGap));

  // The picture, and beside it what was found; where there is none, that has the width.
  const double top = head.bottom();
  QRectF picture(sheet.left(), top, 0, 0);
  if (!view.isNull()) {
    const QSizeF size = QSizeF(view.size()).scaled(kViewShare * sheet.width(), mm(kViewHeight), Qt::KeepAspectRatio);
    picture.setSize(size);
    painter.drawImage(picture, view);
  }
  const double left = view.isNull() ? sheet.left() : picture.right() + mm(kColumnGap);
  const double heightBeside = view.isNull() ? mm(kViewHeight) : std::max(picture.height(), mm(48));
  ReportColumn found(painter, QRectF(left, top, sheet.right() - left, heightBeside));
  found.facts(QObject::tr("Findings"), findings);
  const double below = std::max(picture.bottom(), found.bottom()) + mm(kGap);

  const double half = (sheet.width() - mm(kColumnGap)) / 2;
  ReportColumn made(painter, QRectF(sheet.left(), below, half, mm(kTextHeight)));
  made.facts(QObject::tr("Settings"), settings);
  ReportColumn said(painter, QRectF(sheet.right() - half, below, half, mm(kTextHeight)));
  said.facts(QObject::tr("Parameters"), parameters);
  said.list(QObject::tr("Notes"), warnings);

  const double foot = mm(4), from = std::max(made.bottom(), said.bottom()) + mm(kGap);
  paintPlots(painter, plots, QRectF(sheet.left(), from, sheet.width(), sheet.bottom() - foot - from));
  ReportColumn last(painter, QRectF(sheet.left(), sheet.bottom() - foot + mm(0.5), sheet.width(), foot));
  last.text(footer, fontOf(kSmall), pale, foot);
  painter.restore();
}

bool ReportPage::write(QIODevice& file, QPageSize::PageSizeId size) const {
  QPdfWriter pdf(&file);
  pdf.setTitle(title);
  pdf.setCreator(QStringLiteral("Gyre Studio"));
  pdf.setPageSize(QPageSize(size));
  pdf.setPageMargins({});
  QPainter painter;
  if (!painter.begin(&pdf)) return false;
  const double scale = pdf.resolution() / 25.4;
  painter.scale(scale, scale);
  paint(painter, paper(size));
  return painter.end();
}

}  // namespace gyre::ui
