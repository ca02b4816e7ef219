#include "placing/typed_value.h"

#include "theme/theme.h"

#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>
#include <numbers>

namespace gyre::ui {

TypedValue::TypedValue(QWidget* parent) : QLineEdit(parent) {
  setObjectName("typedValue");
  setFont(tabularFont(font()));
  resize(120, sizeHint().height());
  connect(this, &QLineEdit::returnPressed, this, &TypedValue::take);
  hide();
}

void TypedValue::open(QPoint at, Quantity quantity, int count, const QString& start) {
  quantity_ = quantity;
  count_ = count;
  const QSize room = parentWidget()->size() - size();
  move(std::clamp(at.x(), 4, std::max(4, room.width() - 4)), std::clamp(at.y(), 4, std::max(4, room.height() - 4)));
  setPlaceholderText(quantity == Quantity::angle ? tr("30 deg") : count == 2 ? tr("0.1 m, 0.2 m") : tr("0.1 m"));
  setText(start);
  show();
  raise();
  setFocus(Qt::OtherFocusReason);
  deselect();
  end(false);
}

Expected<std::vector<double>> TypedValue::parsed() const {
  std::vector<double> values;
  // Each with a unit of its own.
  const QStringList parts = text().split(',', Qt::SkipEmptyParts);
  for (const QString& part : parts) {
    const std::string typed = part.trimmed().toStdString();
    auto value = parseQuantity(typed, quantity_);
    if (const auto bare = parseNumber(typed); bare && quantity_ == Quantity::angle)
      value = *bare * std::numbers::pi / 180;
    if (!value) return tl::unexpected(value.error());
    values.push_back(*value);
  }
  if (static_cast<int>(values.size()) > count_ || values.empty())
    return failInput(count_ == 1 ? "one number is expected" : "two numbers are expected");
  values.resize(static_cast<std::size_t>(count_), 0.0);
  return values;
}

void TypedValue::take() {
  const auto values = parsed();
  if (!values) {
    QToolTip::showText(mapToGlobal(QPoint(0, height())), QString::fromStdString(values.error().message), this);
    return;
  }
  const std::vector<double> result = *values;
  hide();
  emit taken(result);
}

void TypedValue::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return QLineEdit::keyPressEvent(event);
  hide();
  emit givenUp();
}

void TypedValue::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  if (!isVisible() || event->reason() == Qt::ActiveWindowFocusReason || event->reason() == Qt::PopupFocusReason) return;
  hide();
  emit givenUp();
}

}  // namespace gyre::ui

#include "moc_typed_value.cpp"
