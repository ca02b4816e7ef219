#include "contacts/contact_tool.h"

#include "contacts/force_scale.h"
#include "core/round_below.h"
#include "figure/readable_number.h"
#include "theme/theme.h"

#include <QObject>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr double gap = 8, line = 20, longestArrow = 96;

struct State {
  ContactState::Kind kind;
  const char* text;
};
constexpr std::array<State, 3> states{{{ContactState::Kind::stick, QT_TRANSLATE_NOOP("ContactTool", "sticks")},
                                       {ContactState::Kind::slip, QT_TRANSLATE_NOOP("ContactTool", "slips")},
                                       {ContactState::Kind::open, QT_TRANSLATE_NOOP("ContactTool", "open")}}};

QString words(const char* text) { return QCoreApplication::translate("ContactTool", text); }

void paintArrow(QPainter& painter, QPointF from, double length, const QColor& color) {
  painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(from, from + QPointF(length - 8, 0));
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  const QPointF end = from + QPointF(length, 0);
  painter.drawPolygon(QPolygonF({end, end + QPointF(-10, -4), end + QPointF(-10, 4)}));
}

}  // namespace

ContactTool::ContactTool(Viewport& viewport, std::function<void(const LoggedContact&)> picked)
    : viewport_(&viewport), picked_(std::move(picked)) {
  viewport_->tools().add(this);
}

ContactTool::~ContactTool() {
  if (viewport_) viewport_->tools().remove(this);
}

bool ContactTool::click(QPointF position, Qt::KeyboardModifiers modifiers) {
  if (modifiers != Qt::NoModifier) return false;
  const std::optional<std::size_t> hit = viewport_->picking().contactAt(position);
  if (!hit) return false;
  picked_(LoggedContact(viewport_->contacts().contacts()[*hit]));
  return true;
}

bool ContactTool::draws() const { return drawsContacts() || islands_; }

bool ContactTool::drawsContacts() const {
  return viewport_->contacts().parts().shown && !viewport_->contacts().contacts().empty();
}

void ContactTool::setIslands(std::optional<int> islands) {
  if (islands == islands_) return;
  islands_ = islands;
  viewport_->tools().update();
}

/// What else there is to know of the picture.
QStringList ContactTool::notes() const {
  QStringList out;
  if (islands_)
    out << (*islands_ == 1 ? QObject::tr("1 island in colour; grey: alone")
                           : QObject::tr("%1 islands in colour; grey: alone").arg(*islands_));
  const ContactGlyphs::Counts& drawn = viewport_->contacts().counts();
  if (drawsContacts() && drawn.conesLeftOut > 0) out << QObject::tr("cones of the %1 nearest only").arg(drawn.cones);
  return out;
}

double ContactTool::pixelsPerNewton() const {
  const Projection view = viewport_->camera().projection();
  const double pixel = view.pixelAt(viewport_->shown().scene().extent().center);
  return pixel > 0 ? viewport_->contacts().scale() / pixel : 0;
}

double ContactTool::legendForce() const {
  const double pixels = pixelsPerNewton();
  return viewport_->contacts().parts().forces && pixels > 0 ? roundBelow(longestArrow / pixels) : 0;
}

void ContactTool::paint(QPainter& painter) {
  if (!draws()) return;
  const Theme& t = currentTheme();
  const QFontMetricsF metrics(painter.font());
  double width = 0;
  if (drawsContacts())
    for (const State& s : states) width += 12 + metrics.horizontalAdvance(words(s.text)) + 2 * gap;
  const QStringList more = notes();
  for (const QString& note : more) width = std::max(width, metrics.horizontalAdvance(note) + gap);
  const double force = drawsContacts() ? legendForce() : 0;
  const double lines = (drawsContacts() ? 1 : 0) + (force > 0 ? 1 : 0) + static_cast<double>(more.size());
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
  if (drawsContacts()) at.ry() += paintStates(painter, at, baseline);
  if (force > 0) at.ry() += paintForce(painter, at, baseline);
  painter.setPen(t.text);
  for (const QString& note : more) {
    painter.drawText(at + QPointF(0, baseline), note);
    at.ry() += line;
  }
}

double ContactTool::paintStates(QPainter& painter, QPointF at, double baseline) const {
  const ViewportColors colors = viewportColors(viewport_->shown().options().dark);
  const QFontMetricsF metrics(painter.font());
  for (const State& s : states) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.ofContact(s.kind));
    const double r = s.kind == ContactState::Kind::open ? 3 : 4;
    painter.drawEllipse(at + QPointF(4, 0), r, r);
    painter.setPen(currentTheme().text);
    painter.drawText(at + QPointF(12, baseline), words(s.text));
    at.rx() += 12 + metrics.horizontalAdvance(words(s.text)) + 2 * gap;
  }
  return line;
}

double ContactTool::paintForce(QPainter& painter, QPointF at, double baseline) const {
  const double length = legendLength();
  paintArrow(painter, at, length, viewportColors(viewport_->shown().options().dark).contactStick);
  painter.setPen(currentTheme().text);
  painter.drawText(at + QPointF(length + gap, baseline), QObject::tr("%1 N").arg(compactNumber(legendForce())));
  return line;
}

}  // namespace gyre::ui
