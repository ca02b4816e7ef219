#include "panels/polyline_editor.h"

#include "core/units.h"
#include "panels/plain_text_box.h"

#include <QEvent>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace gyre::ui {
namespace {

QString textOf(const Points& points) {
  QStringList lines;
  for (const Vec3& p : points)
    lines << QString::fromStdString(shortest(p.x()) + "  " + shortest(p.y()) + "  " + shortest(p.z()));
  return lines.join('\n');
}

/// @param line  counted from 1, of the first that is no point
std::optional<Points> pointsOf(const QString& text, int& line) {
  Points out;
  line = 0;
  for (QString row : text.split('\n')) {
    ++line;
    row.replace(QRegularExpression(",\\s|;"), " ");
    const QStringList parts = row.simplified().split(' ', Qt::SkipEmptyParts);
    if (parts.isEmpty()) continue;
    if (parts.size() != 3) return std::nullopt;
    Vec3 point;
    for (int i = 0; i < 3; ++i) {
      const auto number = parseNumber(parts[i].toStdString());
      if (!number) return std::nullopt;
      point[i] = *number;
    }
    out.push_back(point);
  }
  return out;
}

}  // namespace

PolylineEditor::PolylineEditor(const Field& field, QWidget* parent)
    : FieldEditor(parent), box_(new PlainTextBox(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  box_->setTabChangesFocus(true);
  box_->setFixedHeight(box_->fontMetrics().lineSpacing() * 5 + 16);
  box_->setPlaceholderText(tr("x  y  z, a point per line"));
  box_->setObjectName(QString::fromStdString(field.key));
  box_->installEventFilter(this);
  layout->addWidget(box_);
  setFocusProxy(box_);
}

void PolylineEditor::show(const Value& value) {
  shown_ = std::get<Points>(value);
  if (const QString text = textOf(shown_); box_->toPlainText() != text) box_->setPlainText(text);
}

void PolylineEditor::commit() {
  int line = 0;
  const auto points = pointsOf(box_->toPlainText(), line);
  if (!points) emit hint(tr("Line %1: three numbers x y z were expected").arg(line));
  else if (*points != shown_) emit edited(Value(*points), false);
}

bool PolylineEditor::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusOut) commit();
  return typedInto(*event, Value(shown_)) || FieldEditor::eventFilter(watched, event);
}

}  // namespace gyre::ui

#include "moc_polyline_editor.cpp"
