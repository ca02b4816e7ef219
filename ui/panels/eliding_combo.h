#pragma once
// A combo box that shortens its text with an ellipsis; the list it opens is as wide as it needs.

#include <QAbstractItemView>
#include <QComboBox>
#include <QStylePainter>

namespace gyre::ui {

class ElidingCombo : public QComboBox {
 public:
  using QComboBox::QComboBox;

 protected:
  void showPopup() override {
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + 24);
    QComboBox::showPopup();
  }
  void paintEvent(QPaintEvent*) override {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(currentText(), Qt::ElideRight, field.width() - 8);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
  }
};

}  // namespace gyre::ui
