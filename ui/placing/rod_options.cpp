#include "placing/rod_options.h"

#include "panels/solid_materials.h"
#include "theme/tips.h"

#include <QHBoxLayout>

namespace gyre::ui {

RodOptions::RodOptions(QWidget* parent)
    : QWidget(parent),
      section_(new QComboBox(this)),
      material_(new QComboBox(this)),
      width_(new NumberEdit(Quantity::length, positive, this)),
      hinges_(new QCheckBox(tr("&Hinges"), this)) {
  section_->setObjectName("rodSection");
  section_->addItem(tr("Round, with round ends"), static_cast<int>(RodForm::Section::roundEnds));
  section_->addItem(tr("Round"), static_cast<int>(RodForm::Section::round));
  section_->addItem(tr("Square"), static_cast<int>(RodForm::Section::square));
  setTip(section_, tr("Section of the rod"));
  width_->setObjectName("rodWidth");
  width_->setFixedWidth(90);
  setTip(width_, tr("Width of the rod"));
  material_->setObjectName("rodMaterial");
  for (const SolidMaterial& m : solidMaterials()) material_->addItem(m.title(), m.density);
  setTip(material_, tr("Material of the rod, which gives its mass"));
  hinges_->setObjectName("rodHinges");
  hinges_->setChecked(true);
  hinges_->setToolTip(tr("A hinge where an end of the rod is picked on a body"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  for (QWidget* choice : std::initializer_list<QWidget*>{section_, width_, material_, hinges_}) {
    row->addWidget(choice);
    choice->setFocusPolicy(Qt::ClickFocus);
  }
  for (QComboBox* choice : {section_, material_}) connect(choice, &QComboBox::activated, this, &RodOptions::done);
  connect(hinges_, &QCheckBox::toggled, this, &RodOptions::changed);
  connect(hinges_, &QCheckBox::clicked, this, &RodOptions::done);
  connect(width_, &NumberEdit::committed, this, [this](double width) {
    isTyped_ = true;
    width_->setNumber(width);
    emit changed();
  });
  connect(width_, &QLineEdit::returnPressed, this, &RodOptions::done);
  hide();
}

RodForm RodOptions::form() const {
  return {.section = static_cast<RodForm::Section>(section_->currentData().toInt()),
          .width = width_->number(),
          .density = material_->currentData().toDouble()};
}

void RodOptions::suggestWidth(double width) {
  if (!isTyped_) width_->setNumber(width);
}

}  // namespace gyre::ui

#include "moc_rod_options.cpp"
