#pragma once
// The title of a part of a form.

#include "theme/palette.h"

#include <QLabel>

namespace gyre::ui {

inline QLabel* sectionTitle(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setFont(boldFont(label->font()));
  return label;
}

}  // namespace gyre::ui
