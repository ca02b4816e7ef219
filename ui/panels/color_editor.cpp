#include "panels/color_editor.h"

#include "theme/theme.h"
#include "theme/tips.h"

#include <QColorDialog>
#include <QHBoxLayout>
#include <QPainter>

namespace gyre::ui {
namespace {

constexpr int swatchSize = 16;

/// A filled square; of no colour, one that is struck through.
QPixmap swatchOf(const QColor& color, double ratio) {
  QPixmap pixmap(QSize(swatchSize, swatchSize) * ratio);
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(currentTheme().textMuted);
  if (color.isValid()) painter.setBrush(color);
  const QRectF square(0.5, 0.5, swatchSize - 1, swatchSize - 1);
  painter.drawRoundedRect(square, 3, 3);
  if (!color.isValid()) painter.drawLine(square.bottomLeft() + QPointF(2, -2), square.topRight() + QPointF(-2, 2));
  return pixmap;
}

}  // namespace

ColorEditor::ColorEditor(const Field& field, QWidget* parent)
    : FieldEditor(parent), swatch_(new QToolButton(this)), line_(new QLineEdit(this)) {
  const QString key = QString::fromStdString(field.key);
  swatch_->setObjectName(key + ".swatch");
  swatch_->setIconSize({swatchSize, swatchSize});
  swatch_->setFocusPolicy(Qt::TabFocus);
  setTip(swatch_, tr("Choose a colour"));
  line_->setObjectName(key);
  line_->setPlaceholderText(tr("automatic"));
  line_->setClearButtonEnabled(true);
  line_->installEventFilter(this);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(swatch_);
  layout->addWidget(line_, 1);
  setFocusProxy(line_);
  connect(swatch_, &QToolButton::clicked, this, &ColorEditor::ask);
  connect(line_, &QLineEdit::editingFinished, this, &ColorEditor::commit);
  connect(line_, &QLineEdit::textChanged, this, [this](const QString& text) {
    if (text.isEmpty() && line_->hasFocus() && !line_->isModified()) commit();  // by the button in it
  });
  paintSwatch();
}

void ColorEditor::show(const Value& value) {
  shown_ = std::get<std::string>(value);
  const QString text = QString::fromStdString(shown_);
  if (line_->text() != text) line_->setText(text);
  paintSwatch();
}

void ColorEditor::paintSwatch() {
  const QColor color = shown_.empty() ? QColor() : QColor(QString::fromStdString(shown_));
  swatch_->setIcon(swatchOf(color, devicePixelRatioF()));
}

void ColorEditor::ask() {
  const QColor before = shown_.empty() ? currentTheme().accent : QColor(QString::fromStdString(shown_));
  const QColor chosen =
      QColorDialog::getColor(before, window(), tr("Colour of the body"), QColorDialog::DontUseNativeDialog);
  if (chosen.isValid() && chosen.name().toStdString() != shown_) emit edited(chosen.name().toStdString(), false);
}

/// What is no colour at all goes on as it is typed: the model says what it expects.
void ColorEditor::commit() {
  const QString typed = line_->text().trimmed();
  const QColor color(typed);
  const std::string text = (typed.isEmpty() || !color.isValid() ? typed : color.name()).toStdString();
  if (text != shown_) emit edited(text, false);
  else if (line_->text().toStdString() != shown_) show(shown_);
}

bool ColorEditor::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::PaletteChange) paintSwatch();
  return typedInto(*event, shown_) || FieldEditor::eventFilter(watched, event);
}

}  // namespace gyre::ui

#include "moc_color_editor.cpp"
