#include "shell/error_banner.h"

#include "theme/icons.h"
#include "theme/theme.h"
#include "theme/tips.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>

namespace gyre::ui {

ErrorBanner::ErrorBanner(QWidget* parent)
    : QFrame(parent), icon_(new QLabel(this)), words_(new QLabel(this)), remedy_(new QPushButton(this)) {
  setAutoFillBackground(true);
  words_->setWordWrap(true);
  words_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  auto* close = new QToolButton(this);
  close->setIcon(icon("close"));
  setTip(close, tr("Dismiss"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(16, 8, 8, 8);
  layout->setSpacing(8);
  layout->addWidget(icon_);
  layout->addWidget(words_, 1);
  layout->addWidget(remedy_);
  layout->addWidget(close);
  connect(close, &QToolButton::clicked, this, &QWidget::hide);
  connect(remedy_, &QPushButton::clicked, this, [this] {
    hide();
    emit remedyClicked(remedyOf_);
  });
  hide();
}

void ErrorBanner::show(const char* iconName, const QColor& color, const QString& text) {
  QPalette p = palette();
  p.setColor(QPalette::Window, mixed(currentTheme().base, color, 0.12F));
  setPalette(p);
  icon_->setPixmap(icon(iconName, color).pixmap(20, 20));
  words_->setText(text);
  setCursor(element_.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
  setToolTip(element_.isEmpty() ? QString() : tr("Click, or Enter here, to select '%1'").arg(element_));
  remedy_->setVisible(!remedy_->text().isEmpty());
  setFocusPolicy(element_.isEmpty() ? Qt::NoFocus : Qt::TabFocus);
  setAccessibleName(text);
  QFrame::show();
  QAccessibleEvent heard(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&heard);
}

void ErrorBanner::show(const Error& error, const QString& remedy) {
  element_ = QString::fromStdString(error.element);
  remedyOf_ = error.remedy;
  remedy_->setText(remedy);
  show("error", currentTheme().error, QString::fromStdString(error.text()));
}

void ErrorBanner::warn(const QString& text) {
  element_.clear();
  remedy_->setText({});
  show("warning", currentTheme().warning, text.left(1).toUpper() + text.mid(1));  // a sentence of its own here
}

void ErrorBanner::mouseReleaseEvent(QMouseEvent*) {
  if (!element_.isEmpty()) emit elementClicked(element_);
}

void ErrorBanner::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return hide();
  const bool chosen = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (chosen && hasFocus() && !element_.isEmpty()) return emit elementClicked(element_);
  QFrame::keyPressEvent(event);
}

void ErrorBanner::focusInEvent(QFocusEvent* event) {
  focusMark_.follow(*event);
  QFrame::focusInEvent(event);
}

void ErrorBanner::paintEvent(QPaintEvent* event) {
  QFrame::paintEvent(event);
  QPainter painter(this);
  focusMark_.paint(*this, painter);
}

}  // namespace gyre::ui

#include "moc_error_banner.cpp"
