#include "panels/mass_dialog.h"

#include "bodies/shape_mass.h"
#include "panels/solid_materials.h"
#include "theme/theme.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QVBoxLayout>

namespace gyre::ui {
namespace {

QString triple(const Vec3& x, const char* unit) {
  const double small = 1e-12 * x.cwiseAbs().maxCoeff();
  QStringList numbers;
  for (const double c : x) numbers << QString::number(std::abs(c) <= small ? 0.0 : c, 'g', 5);
  return numbers.join("   ") + "  " + unit;
}

}  // namespace

MassDialog::MassDialog(const Shapes& shapes, double density, QWidget* parent)
    : QDialog(parent),
      shapes_(shapes),
      material_(new QComboBox(this)),
      density_(new NumberEdit(Quantity::density, positive, this)),
      mass_(new QLabel(this)),
      centre_(new QLabel(this)),
      inertia_(new QLabel(this)),
      error_(new QLabel(this)) {
  setWindowTitle(tr("Mass from shapes"));
  for (const SolidMaterial& m : solidMaterials()) material_->addItem(m.title(), m.density);
  material_->addItem(tr("Other"), 0.0);
  material_->setObjectName("material");
  density_->setObjectName("density");
  auto* form = new QFormLayout;
  form->setHorizontalSpacing(16);
  form->setVerticalSpacing(8);
  form->addRow(tr("Material"), material_);
  form->addRow(tr("Density"), density_);
  form->addRow(tr("Mass"), mass_);
  form->addRow(tr("Centre of mass now at"), centre_);
  form->addRow(tr("Inertia xx yy zz"), inertia_);
  auto* what = new QLabel(tr("The body's frame moves to the centre of mass; shapes and joints stay where they are. "
                             "What shapes have in common counts twice."),
                          this);
  what->setWordWrap(true);
  what->setForegroundRole(QPalette::PlaceholderText);
  QPalette red = palette();
  red.setColor(QPalette::WindowText, currentTheme().error);
  error_->setPalette(red);
  error_->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  accept_ = buttons->button(QDialogButtonBox::Ok);
  accept_->setText(tr("Take over"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(16);
  layout->addLayout(form);
  layout->addWidget(what);
  layout->addWidget(error_);
  layout->addWidget(buttons);
  setMinimumWidth(440);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(material_, &QComboBox::activated, this, [this](int index) {
    const double preset = material_->itemData(index).toDouble();
    if (preset <= 0) return density_->setFocus();
    density_->setNumber(preset);
    showResult(preset);
  });
  connect(density_, &NumberEdit::committed, this, [this](double x) { showResult(x); });
  density_->setNumber(density);
  showResult(density);
}

void MassDialog::showResult(double density) {
  int known = material_->count() - 1;
  for (int i = 0; i < known; ++i)
    if (material_->itemData(i).toDouble() == density) known = i;
  material_->setCurrentIndex(known);
  const auto of = massOfShapes(shapes_, density);
  error_->setVisible(!of);
  accept_->setEnabled(of.has_value());
  for (QLabel* label : {mass_, centre_, inertia_}) label->setEnabled(of.has_value());
  if (!of) {
    error_->setText(QString::fromStdString(of.error().message));
    for (QLabel* label : {mass_, centre_, inertia_}) label->setText("–");
    return;
  }
  const Inertia& J = of->inertia;
  mass_->setText(QString::number(of->mass, 'g', 6) + " kg");
  centre_->setText(triple(of->centre, "m"));
  inertia_->setText(triple({J.xx, J.yy, J.zz}, "kg m²"));
}

}  // namespace gyre::ui

#include "moc_mass_dialog.cpp"
