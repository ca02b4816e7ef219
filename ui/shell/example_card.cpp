#include "shell/example_card.h"

#include "theme/theme.h"

#include <QFileInfo>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

#include <algorithm>

namespace gyre::ui {
namespace {

constexpr int kCardPadding = 12;
constexpr int kLines = 3;  // of the description

/// Draws at most `lines` lines of wrapped text; the last one ends in an ellipsis when there is more.
void drawWrapped(QPainter& p, const QRectF& area, const QString& text, int lines) {
  QTextLayout layout(text, p.font());
  layout.beginLayout();
  double y = area.top();
  for (int n = 1; n <= lines; ++n) {
    QTextLine line = layout.createLine();
    if (!line.isValid()) break;
    line.setLineWidth(area.width());
    const QFontMetricsF m(p.font());
    const bool more = n == lines && line.textStart() + line.textLength() < text.size();
    const QString shown = more ? m.elidedText(text.mid(line.textStart()), Qt::ElideRight, area.width())
                               : text.mid(line.textStart(), line.textLength());
    p.drawText(QPointF(area.left(), y + m.ascent()), shown);
    y += m.lineSpacing();
  }
  layout.endLayout();
}

}  // namespace

ExampleCard::ExampleCard(const QString& path, const QString& title, QWidget* parent)
    : QAbstractButton(parent), path_(path) {
  setText(title);
  setObjectName(QFileInfo(path).completeBaseName());
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::StrongFocus);
  setFixedSize(sizeHint());
}

QSize ExampleCard::sizeHint() const {
  const int line = fontMetrics().lineSpacing();
  return {kWidth, kPictureHeight + kCardPadding + line + 4 + kLines * line + kCardPadding};
}

void ExampleCard::setWords(const QString& title, const QString& description) {
  setText(title);
  setAccessibleDescription(description);
  setToolTip(description);
  description_ = description.simplified();
  isDescribed_ = true;
  update();
}

bool ExampleCard::has(const QStringList& words) const {
  const QString all = text() + ' ' + description_ + ' ' + foundBy_;
  return std::all_of(words.begin(), words.end(),
                     [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

void ExampleCard::setPicture(const QImage& picture) {
  picture_ = picture;
  update();
}

void ExampleCard::paintEvent(QPaintEvent*) {
  const Theme& t = currentTheme();
  QPainter p(this);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  QPainterPath outline;
  outline.addRoundedRect(frame, 8, 8);
  p.fillPath(outline, isDown() ? t.pressed : t.base);
  p.save();
  p.setClipPath(outline);
  const QRect top(0, 0, width(), kPictureHeight);
  if (picture_.isNull()) p.fillRect(top, t.viewportBottom);
  else p.drawImage(top, picture_);
  p.restore();
  p.setPen(QPen(underMouse() || hasFocus() ? t.accent : t.border, underMouse() || hasFocus() ? 2 : 1));
  p.drawPath(outline);

  const QFont bold = boldFont(font());
  p.setFont(bold);
  p.setPen(t.text);
  const int line = fontMetrics().lineSpacing();
  const QRect title(kCardPadding, kPictureHeight + kCardPadding, width() - 2 * kCardPadding, line);
  p.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
             QFontMetrics(bold).elidedText(text(), Qt::ElideRight, title.width()));
  p.setFont(font());
  p.setPen(t.textMuted);
  drawWrapped(p, title.translated(0, line + 4), description_, kLines);
}

void ExampleCard::enterEvent(QEnterEvent*) { update(); }
void ExampleCard::leaveEvent(QEvent*) { update(); }

}  // namespace gyre::ui

#include "moc_example_card.cpp"
