#include "panels/number_edit.h"

#include "document/typed_text.h"
#include "figure/readable_number.h"
#include "theme/theme.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <cmath>

namespace gyre::ui {

QString printedUnit(std::string_view symbol) {
  QString text = QString::fromUtf8(symbol.data(), static_cast<qsizetype>(symbol.size()));
  return text.replace("^2", "²").replace("^3", "³").replace("^4", "⁴").replace("deg", "°");
}

QString withUnit(double si, Quantity quantity) {
  const QString unit = printedUnit(siSymbol(quantity));
  return compactNumber(si, 4) + (unit.isEmpty() ? QString() : " " + unit);
}

namespace {

bool leadsWithNumber(const std::string& text) {
  return text.find_first_of("0123456789.") == 0 && text.find_first_of("+*/^(") == std::string::npos;
}

}  // namespace

NumberEdit::NumberEdit(Quantity quantity, Range range, QWidget* parent)
    : QLineEdit(parent), quantity_(quantity), range_(range), unit_(unitsOf(quantity).front()) {
  setFont(tabularFont(font()));
  setMinimumWidth(56);
  connect(this, &QLineEdit::textEdited, this, [this] {
    layOutMargins();
    validate();
  });
  connect(this, &QLineEdit::returnPressed, this, [this] {
    commit();
    if (!isModified()) selectAll();
  });
  showNumber();
}

void NumberEdit::setNumber(double si) {
  const bool same = si == number_ || (std::isnan(si) && std::isnan(number_));
  if (same && isBeingTyped()) return;  // something else has changed
  number_ = si;
  setPlaceholderText(std::isnan(si) ? tr("various") : isNone() ? noneText_ : QString());
  showNumber();
  if (hasFocus()) selectAll();  // what is typed next is another number
}

void NumberEdit::setNone(double number, const QString& text) {
  none_ = number;
  noneText_ = text;
}

void NumberEdit::setFormula(const QString& formula) {
  if (formula == formula_) return;
  formula_ = formula;
  setToolTip(formula);
  if (!isBeingTyped()) showNumber();
}

void NumberEdit::setPrefix(const QString& prefix) {
  prefix_ = prefix;
  layOutMargins();
}

void NumberEdit::setUnitShown(bool on) {
  unitShown_ = on;
  layOutMargins();
}

void NumberEdit::setQuantity(Quantity quantity) {
  if (quantity == quantity_) return;
  quantity_ = quantity;
  setDisplayUnit(unitsOf(quantity).front());
}

void NumberEdit::setDisplayUnit(const Unit& unit) {
  unit_ = unit;
  showNumber();
}

bool NumberEdit::isPlain(const std::string& typed) const { return parseQuantity(typed, quantity_).has_value(); }

Expected<double> NumberEdit::parsed() const {
  const std::string typed = text().trimmed().toStdString();
  if (typed.empty() && none_) return *none_;
  if (typed.empty()) return failInput("a number is expected");
  auto bare = parseNumber(typed);
  auto value = bare ? Expected<double>(*bare * unit_.factor) : parseQuantity(typed, quantity_);
  // What begins like a number and does not become a formula either is told as a number.
  if (!value)
    if (auto result = evaluateFormula(typed, names_); result || !leadsWithNumber(typed)) value = std::move(result);
  if (!value) return value;
  if (whole_ && *value != std::floor(*value)) return failInput("a whole number is expected");
  if (!range_.contains(*value)) return failInput("a value " + range_.text() + " is expected");
  return value;
}

void NumberEdit::validate() {
  const auto value = parsed();
  invalid_ = !value;
  setWrong(*this, value ? QString() : QString::fromStdString(value.error().message));
  update();
  emit hint(value ? QString() : QString::fromStdString(value.error().message));
}

void NumberEdit::commit() {
  if (!isModified()) return;
  const auto value = parsed();
  if (!value) return validate();
  const QString typed = text().trimmed();
  setModified(false);
  if (keepsFormula_ && !typed.isEmpty() && !isPlain(typed.toStdString()))
    return typed == formula_ ? revert() : emit formulaCommitted(typed);
  if (*value == number_ && formula_.isEmpty()) return revert();
  if (*value == number_) emit formulaCommitted({});  // the number stays, its formula goes
  else emit committed(*value, false);
}

void NumberEdit::revert() {
  showNumber();
  if (hasFocus()) selectAll();
  emit hint({});
}

void NumberEdit::nudge(int direction) {
  const auto value = parsed();
  if (!value || !formula_.isEmpty()) return;  // a formula is edited as text
  const double shown = *value / unit_.factor;
  double digit = shown == 0 ? 0.1 : std::pow(10.0, std::floor(std::log10(std::abs(shown))) - 1);
  if (whole_) digit = std::max(1.0, digit);
  // Rounded to the digit that changes, so that 0.3 - 0.1 gives 0.2 and not its neighbour.
  const double next =
      std::strtod(QString::number((std::round(shown / digit) + direction) * digit, 'g', 6).toUtf8(), nullptr);
  if (!range_.contains(next * unit_.factor)) return;
  setModified(false);
  emit committed(next * unit_.factor, true);
}

void NumberEdit::showNumber() {
  const double shown = number_ / unit_.factor;
  setModified(false);
  invalid_ = false;
  setWrong(*this, {});
  layOutMargins();
  const QString whole = formula_.isEmpty() ? QString::fromStdString(shortest(shown)) : formula_;
  if (std::isnan(shown) || (isNone() && formula_.isEmpty())) clear();
  else setText(hasFocus() && (unit_.factor == 1.0 || !formula_.isEmpty()) ? whole : readable(shown));
  setCursorPosition(0);
  update();
}

/// At most six digits, and fewer where there is no room; all of them stand there when the field is entered.
QString NumberEdit::readable(double shown) const {
  const int room = width() - textMargins().left() - textMargins().right() - 18;
  QString text;
  for (int digits = 6; digits >= 2; --digits) {
    text = QString::number(shown, 'g', digits);
    if (fontMetrics().horizontalAdvance(text) <= room) break;
  }
  return text;
}

void NumberEdit::resizeEvent(QResizeEvent* event) {
  QLineEdit::resizeEvent(event);
  if (!isModified() && !hasFocus() && !invalid_) showNumber();
}

QString NumberEdit::formulaMark() const { return formula_.isEmpty() ? QString() : QStringLiteral(" ƒ"); }

void NumberEdit::layOutMargins() {
  const int gap = 4;
  const QFontMetrics m = fontMetrics();
  const QString front = prefix_ + formulaMark();
  const int left = front.isEmpty() ? 0 : m.horizontalAdvance(front) + gap;
  const QString unit = printedUnit(unit_.symbol);
  const bool shown = unitShown_ && !isModified() && !unit.isEmpty();
  setTextMargins(left, 0, shown ? m.horizontalAdvance(unit) + gap : 0, 0);
}

void NumberEdit::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Escape:
      if (isModified() || invalid_) return revert();
      break;
    case Qt::Key_Up: return nudge(+1);
    case Qt::Key_Down: return nudge(-1);
    default: break;
  }
  QLineEdit::keyPressEvent(event);
}

void NumberEdit::focusInEvent(QFocusEvent* event) {
  // From a menu or another window it comes back as it went.
  const bool lent = event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason;
  if (!lent && !isModified() && !invalid_) showNumber();
  QLineEdit::focusInEvent(event);
  selectOnRelease_ = event->reason() == Qt::MouseFocusReason;
  if (!lent) selectAll();
  emit entered();
}

void NumberEdit::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason) return;
  commit();
  if (!isModified() && !invalid_) showNumber();
}

void NumberEdit::mouseReleaseEvent(QMouseEvent* event) {
  QLineEdit::mouseReleaseEvent(event);
  if (std::exchange(selectOnRelease_, false) && selectedText().isEmpty()) selectAll();
}

void NumberEdit::paintEvent(QPaintEvent* event) {
  QLineEdit::paintEvent(event);
  const Theme& t = currentTheme();
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  const QRect inside = rect().adjusted(8, 0, -8, 0);
  p.setPen(isEnabled() ? t.textMuted : t.textDisabled);
  if (!prefix_.isEmpty()) p.drawText(inside, Qt::AlignLeft | Qt::AlignVCenter, prefix_);
  if (!formula_.isEmpty()) {
    p.setPen(t.accent);
    p.drawText(inside.adjusted(fontMetrics().horizontalAdvance(prefix_), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
               formulaMark());
    p.setPen(isEnabled() ? t.textMuted : t.textDisabled);
  }
  if (unitShown_ && !isModified()) p.drawText(inside, Qt::AlignRight | Qt::AlignVCenter, printedUnit(unit_.symbol));
  if (invalid_) {
    p.setPen(QPen(t.error, 1));
    p.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  }
}

}  // namespace gyre::ui

#include "moc_number_edit.cpp"
