#include "figure/header_row.h"

#include "theme/icons.h"
#include "theme/palette.h"
#include "theme/tips.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QToolTip>

namespace gyre::ui {

HeaderRow::HeaderRow(QWidget* parent) : QWidget(parent), row_(new QHBoxLayout(this)), title_(new QLabel(this)) {
  row_->setContentsMargins(8, 4, 4, 0);
  row_->setSpacing(0);
  title_->setFont(boldFont(title_->font()));
  title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  row_->addWidget(title_, 1);
}

QToolButton* HeaderRow::addButton(const QString& iconName, const QString& tip) {
  auto* button = new QToolButton(this);
  if (!iconName.isEmpty()) button->setIcon(icon(iconName));
  button->setIconSize(QSize(16, 16));
  setTip(button, tip);
  button->setObjectName(iconName);
  button->setAutoRaise(true);
  row_->addWidget(button);
  return button;
}

void HeaderRow::addHelp(const QString& table, const QString& name) {
  QToolButton* help = addButton(QStringLiteral("info"), table);
  help->setAccessibleName(name);
  connect(help, &QToolButton::clicked, help,
          [help] { QToolTip::showText(help->mapToGlobal(QPoint(0, help->height())), help->toolTip(), help); });
}

}  // namespace gyre::ui

#include "moc_header_row.cpp"
