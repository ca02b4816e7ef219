#include "contacts/picture_legend.h"

#include "core/round_below.h"
#include "figure/readable_number.h"
#include "theme/shade.h"
#include "theme/theme.h"

#include <QObject>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace gyre::ui {
namespace {

constexpr double gap = 8, line = 20, swatch = 12, arrowSwatch = 18, longestArrow = 96, turnRadius = 6, barLength = 120,
                 barHeight = 10;

template <class Key>
using Words = std::pair<Key, const char*>;
constexpr std::array<Words<ContactState::Kind>, 3> stateWords{
    {{ContactState::Kind::stick, QT_TRANSLATE_NOOP("PictureLegend", "sticks")},
     {ContactState::Kind::slip, QT_TRANSLATE_NOOP("PictureLegend", "slips")},
     {ContactState::Kind::open, QT_TRANSLATE_NOOP("PictureLegend", "open")}}};
constexpr std::array<Words<LoadKind>, 4> loadWords{
    {{LoadKind::reaction, QT_TRANSLATE_NOOP("PictureLegend", "reactions")},
     {LoadKind::spring, QT_TRANSLATE_NOOP("PictureLegend", "springs")},
     {LoadKind::force, QT_TRANSLATE_NOOP("PictureLegend", "loads")},
     {LoadKind::drive, QT_TRANSLATE_NOOP("PictureLegend", "drives")}}};

QString words(const char* text) { return QCoreApplication::translate("PictureLegend", text); }

void paintArrow(QPainter& painter, QPointF from, double length, const QColor& color) {
  const double head = std::min(10.0, 0.6 * length);
  painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(from, from + QPointF(length - 0.8 * head, 0));
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  const QPointF end = from + QPointF(length, 0);
  painter.drawPolygon(QPolygonF({end, end + QPointF(-head, -0.4 * head), end + QPointF(-head, 0.4 * head)}));
}

/// A piece of a ribbon.
void paintBand(QPainter& painter, QPointF from, const QColor& color) {
  const QRectF band(from - QPointF(0, 0.4 * barHeight), QSizeF(arrowSwatch, 0.8 * barHeight));
  QColor pale = color;
  pale.setAlphaF(0.35F);
  painter.fillRect(band, pale);
  painter.setPen(QPen(color, 1.5));
  painter.drawLine(band.topLeft(), band.topRight());
}

/// A length between two marks.
void paintBar(QPainter& painter, QPointF from, double length, const QColor& color) {
  painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::FlatCap));
  const QPointF to = from + QPointF(length, 0), mark(0, 4);
  for (const QLineF stroke : {QLineF(from, to), QLineF(from - mark, from + mark), QLineF(to - mark, to + mark)})
    painter.drawLine(stroke);
}

void paintTurn(QPainter& painter, QPointF center, const QColor& color) {
  constexpr double r = turnRadius;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::FlatCap));
  painter.drawArc(QRectF(center - QPointF(r, r), QSizeF(2 * r, 2 * r)), 0, 240 * 16);
}

}  // namespace

PictureLegend::PictureLegend(Viewport& viewport) : viewport_(&viewport) { viewport_->tools().add(this); }

PictureLegend::~PictureLegend() {
  if (viewport_) viewport_->tools().remove(this);
}

bool PictureLegend::draws() const {
  return drawsContacts() || drawsLoads() || !viewport_->front().diagrams().isEmpty() || islands_ || shades_;
}

bool PictureLegend::drawsContacts() const {
  return viewport_->front().contacts().parts().shown && !viewport_->front().contacts().contacts().empty();
}

void PictureLegend::setIslands(std::optional<int> islands) {
  if (islands == islands_) return;
  islands_ = islands;
  viewport_->tools().update();
}

void PictureLegend::setShades(const std::optional<Shades>& shades) {
  if (shades == shades_) return;
  shades_ = shades;
  viewport_->tools().update();
}

void PictureLegend::takeOver(const PictureLegend& other) {
  setIslands(other.islands_);
  setShades(other.shades_);
}

double PictureLegend::widthOfShades(const QFontMetricsF& metrics) const {
  if (!shades_) return 0;
  return std::max(metrics.horizontalAdvance(shades_->title),
                  barLength + gap + metrics.horizontalAdvance(compactNumber(shades_->from, 3)) +
                      metrics.horizontalAdvance(compactNumber(shades_->to, 3))) +
         gap;
}

/// Two lines: what they tell, and the shades between their ends.
void PictureLegend::paintShades(QPainter& painter, QPointF at, double baseline) const {
  painter.setPen(currentTheme().text);
  painter.drawText(at + QPointF(0, baseline), shades_->title);
  at.ry() += line;
  const QString from = compactNumber(shades_->from, 3);
  painter.drawText(at + QPointF(0, baseline), from);
  const QRectF bar(at + QPointF(painter.fontMetrics().horizontalAdvance(from) + gap / 2, -0.5 * barHeight),
                   QSizeF(barLength, barHeight));
  QLinearGradient shades(bar.topLeft(), bar.topRight());
  for (const double stop : {0.0, 0.5, 1.0}) shades.setColorAt(stop, shadeAt(stop));
  painter.fillRect(bar, shades);
  painter.drawText(QPointF(bar.right() + gap / 2, at.y() + baseline), compactNumber(shades_->to, 3));
}

std::vector<PictureLegend::Entry> PictureLegend::statesOfContacts() const {
  const ViewportColors colors = viewportColors(viewport_->shown().options().dark);
  std::vector<Entry> out;
  for (const auto& [kind, text] : stateWords)
    out.push_back({kind == ContactState::Kind::open ? Entry::Mark::smallPoint : Entry::Mark::point,
                   colors.ofContact(kind), words(text)});
  return out;
}

bool PictureLegend::drawsLoads() const {
  const LoadGlyphs& loads = viewport_->front().loads();
  return std::any_of(loads.loads().begin(), loads.loads().end(),
                     [&](const Load& load) { return loads.parts().shows(load.kind); });
}

/// Those kinds that there are.
std::vector<PictureLegend::Entry> PictureLegend::kindsOfLoads() const {
  const ViewportColors colors = viewportColors(viewport_->shown().options().dark);
  const LoadGlyphs& loads = viewport_->front().loads();
  std::vector<Entry> out;
  for (const auto& [kind, text] : loadWords)
    if (loads.parts().shows(kind) && std::any_of(loads.loads().begin(), loads.loads().end(),
                                                 [k = kind](const Load& load) { return load.kind == k; }))
      out.push_back({Entry::Mark::arrow, colors.ofLoad(kind), words(text)});
  return out;
}

/// Each quantity with its largest value, and how far ribbons of a force and of a moment reach.
void PictureLegend::addDiagrams(Content& content) const {
  const BeamDiagrams& diagrams = viewport_->front().diagrams();
  const ViewportColors colors = viewportColors(viewport_->shown().options().dark);
  std::array<bool, 2> drawn{};  // forces, moments
  for (const BeamQuantityWords& q : beamQuantities) {
    const auto all = diagrams.diagrams();
    if (std::none_of(all.begin(), all.end(), [&](const BeamDiagram& d) { return d.quantity == q.quantity; })) continue;
    drawn.at(isMoment(q.quantity) ? 1 : 0) = true;
    const QString most = compactNumber(diagrams.largest(q.quantity), 3);
    content.rows.push_back(
        {{Entry::Mark::band, colors.ofSectionForce(q.quantity),
          QObject::tr("%1 at most %2 %3").arg(QLatin1String(q.symbol), most, QLatin1String(q.unit))}});
  }
  const auto addBar = [&](double metresPerUnit, const QString& text) {
    const double pixels = pixelsPer(metresPerUnit), value = pixels > 0 ? roundBelow(longestArrow / pixels) : 0;
    if (value > 0)
      content.measures.push_back({.length = value * pixels, .isBar = true, .text = text.arg(compactNumber(value))});
  };
  if (drawn[0]) addBar(diagrams.scale().force, QObject::tr("%1 N"));
  if (drawn[1]) addBar(diagrams.scale().moment, QObject::tr("%1 N m"));
}

PictureLegend::Content PictureLegend::content() const {
  Content out;
  if (drawsContacts()) out.rows.push_back(statesOfContacts());
  if (drawsLoads()) out.rows.push_back(kindsOfLoads());
  if (const double force = legendForce(); force > 0)
    out.measures.push_back({.length = legendLength(), .text = QObject::tr("%1 N").arg(compactNumber(force))});
  if (const double moment = legendMoment(); moment > 0)
    out.measures.push_back({.length = moment * pixelsPer(viewport_->front().loads().scale().moment),
                            .turns = true,
                            .text = QObject::tr("%1 N m").arg(compactNumber(moment))});
  addDiagrams(out);
  if (islands_)
    out.notes << (*islands_ == 1 ? QObject::tr("1 island in colour; grey: alone")
                                 : QObject::tr("%1 islands in colour; grey: alone").arg(*islands_));
  const ContactGlyphs::Counts& drawn = viewport_->front().contacts().counts();
  if (drawsContacts() && drawn.leftOut > 0)
    out.notes << QObject::tr("the strongest at each place: %1 of %2")
                     .arg(drawn.points)
                     .arg(viewport_->front().contacts().contacts().size());
  if (drawsContacts() && drawn.conesLeftOut > 0)
    out.notes << QObject::tr("cones of the %1 nearest only").arg(drawn.cones);
  return out;
}

double PictureLegend::pixelsPer(double metresPerUnit) const {
  const Projection view = viewport_->camera().projection();
  const double pixel = view.pixelAt(viewport_->shown().scene().extent().center);
  return pixel > 0 ? metresPerUnit / pixel : 0;
}

/// That of the arrows that are drawn; 0: there are none.
double PictureLegend::forceScale() const {
  if (drawsLoads()) return viewport_->front().loads().scale().force;
  return drawsContacts() && viewport_->front().contacts().parts().forces ? viewport_->front().contacts().scale() : 0;
}

double PictureLegend::legendForce() const {
  const double pixels = draws() ? pixelsPer(forceScale()) : 0;
  return pixels > 0 ? roundBelow(longestArrow / pixels) : 0;
}

double PictureLegend::legendMoment() const {
  const double pixels = drawsLoads() ? pixelsPer(viewport_->front().loads().scale().moment) : 0;
  return pixels > 0 ? roundBelow(longestArrow / pixels) : 0;
}

void PictureLegend::paint(QPainter& painter) {
  if (!draws()) return;
  const Theme& t = currentTheme();
  const Content shown = content();
  const QFontMetricsF metrics(painter.font());
  const auto widthOf = [&](const Entry& e) {
    return (e.mark == Entry::Mark::arrow || e.mark == Entry::Mark::band ? arrowSwatch + gap / 2 : swatch) +
           metrics.horizontalAdvance(e.text) + 2 * gap;
  };
  double width = 0;
  for (const std::vector<Entry>& row : shown.rows) {
    double sum = 0;
    for (const Entry& e : row) sum += widthOf(e);
    width = std::max(width, sum);
  }
  for (const Measure& m : shown.measures)
    width = std::max(width, m.length + 2 * gap + metrics.horizontalAdvance(m.text));
  for (const QString& note : shown.notes) width = std::max(width, metrics.horizontalAdvance(note) + gap);
  width = std::max(width, widthOfShades(metrics));
  const auto lines = (shades_ ? 2.0 : 0.0) + static_cast<double>(shown.rows.size() + shown.measures.size()) +
                     static_cast<double>(shown.notes.size());
  const QSizeF size(width + gap, lines * line + gap);
  const QRectF card(QPointF(viewport_->width() - size.width() - 2 * gap, viewport_->height() - size.height() - 2 * gap),
                    size);
  QColor ground = t.base;
  ground.setAlphaF(0.85F);
  painter.setPen(QPen(t.border, 1));
  painter.setBrush(ground);
  painter.drawRoundedRect(card, 4, 4);
  const double baseline = 0.5 * (metrics.ascent() - metrics.descent());
  QPointF at(card.left() + gap, card.top() + 0.5 * gap + 0.5 * line);
  const auto say = [&](QPointF where, const QString& text) {
    painter.setPen(t.text);
    painter.drawText(where + QPointF(0, baseline), text);
  };
  for (const std::vector<Entry>& row : shown.rows) {
    QPointF next = at;
    for (const Entry& e : row) {
      if (e.mark == Entry::Mark::arrow) {
        paintArrow(painter, next, arrowSwatch, e.color);
        say(next + QPointF(arrowSwatch + gap / 2, 0), e.text);
      } else if (e.mark == Entry::Mark::band) {
        paintBand(painter, next, e.color);
        say(next + QPointF(arrowSwatch + gap / 2, 0), e.text);
      } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(e.color);
        const double r = e.mark == Entry::Mark::smallPoint ? 3 : 4;
        painter.drawEllipse(next + QPointF(4, 0), r, r);
        say(next + QPointF(swatch, 0), e.text);
      }
      next.rx() += widthOf(e);
    }
    at.ry() += line;
  }
  const QColor ink = viewportColors(viewport_->shown().options().dark).contactStick;
  for (const Measure& m : shown.measures) {
    m.isBar ? paintBar(painter, at, m.length, ink) : paintArrow(painter, at, m.length, ink);
    if (m.turns) paintTurn(painter, at + QPointF(turnRadius, 0), ink);
    say(at + QPointF(m.length + gap, 0), m.text);
    at.ry() += line;
  }
  if (shades_) {
    paintShades(painter, at, baseline);
    at.ry() += 2 * line;
  }
  for (const QString& note : shown.notes) {
    say(at, note);
    at.ry() += line;
  }
}

}  // namespace gyre::ui
