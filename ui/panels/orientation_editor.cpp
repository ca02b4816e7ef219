#include "panels/orientation_editor.h"

#include "panels/rotation_parameters.h"

#include <QApplication>
#include <QVBoxLayout>

namespace gyre::ui {
namespace {

/// The form chosen last is that of all editors made later.
OrientationEditor::Form& preferredForm() {
  static OrientationEditor::Form form = OrientationEditor::Form::quaternion;
  return form;
}

TripleEdit* angles(const QStringList& prefixes, QWidget* parent) {
  auto* triple = new TripleEdit(Quantity::angle, {}, prefixes, parent);
  const Unit degree = *std::find_if(unitsOf(Quantity::angle).begin(), unitsOf(Quantity::angle).end(),
                                    [](const Unit& u) { return u.symbol == "deg"; });
  for (int i = 0; i < 3; ++i) triple->edit(i)->setDisplayUnit(degree);
  return triple;
}

Vec3 numbers(const TripleEdit* triple, int changed, double x) {
  Vec3 out(triple->number(0), triple->number(1), triple->number(2));
  out[changed] = x;
  return out;
}

}  // namespace

OrientationEditor::OrientationEditor(QWidget* parent)
    : FieldEditor(parent),
      form_(new QComboBox(this)),
      stack_(new QStackedWidget(this)),
      quaternion_(new TripleEdit(Quantity::none, {}, {"w", "x", "y", "z"}, this)),
      euler_(angles({"x", "y", "z"}, this)),
      vector_(angles({"x", "y", "z"}, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(form_);
  layout->addWidget(stack_);
  stack_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  form_->addItems({tr("Quaternion w x y z"), tr("Euler angles x y z [°]"), tr("Rotation vector [°]")});
  form_->setAccessibleName(tr("How the orientation is typed"));
  form_->setToolTip(
      tr("How the orientation is typed; the file holds the quaternion.\n"
         "Euler angles turn about the body's x, then its new y, then its new z axis."));
  for (TripleEdit* triple : {quaternion_, euler_, vector_}) {
    stack_->addWidget(triple);
    connect(triple, &TripleEdit::hint, this, &FieldEditor::hint);
    connect(triple, &TripleEdit::entered, this, &FieldEditor::entered);
  }
  quaternion_->setNames("quaternion");
  euler_->setNames("euler");
  vector_->setNames("rotation_vector");

  connect(form_, &QComboBox::activated, this, [this](int i) {
    preferredForm() = static_cast<Form>(i);
    setForm(preferredForm());
  });
  connect(quaternion_, &TripleEdit::committed, this, [this](int i, double x, bool) { typedQuaternion(i, x); });
  for (int i = 0; i < 4; ++i)
    connect(quaternion_->edit(i), &QLineEdit::returnPressed, this, &OrientationEditor::leaveQuaternion);
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
    if (pending_ && !quaternion_->isAncestorOf(now)) leaveQuaternion();
  });
  connect(euler_, &TripleEdit::committed, this,
          [this](int i, double x, bool nudged) { emit edited(fromEulerXyz(numbers(euler_, i, x)), nudged); });
  connect(vector_, &TripleEdit::committed, this,
          [this](int i, double x, bool nudged) { emit edited(fromRotationVector(numbers(vector_, i, x)), nudged); });
  setForm(preferredForm());
}

void OrientationEditor::setForm(Form form) {
  form_->setCurrentIndex(static_cast<int>(form));
  stack_->setCurrentIndex(static_cast<int>(form));
}

void OrientationEditor::show(const Value& value) { setOrientation(std::get<Quat>(value)); }

void OrientationEditor::setOrientation(const Quat& q) {
  value_ = q;
  typed_ << q.w(), q.x(), q.y(), q.z();
  pending_ = false;
  const Vec3 e = eulerXyz(q), p = rotationVector(q);
  for (int i = 0; i < 4; ++i) quaternion_->setNumber(i, typed_[i]);
  for (int i = 0; i < 3; ++i) {
    euler_->setNumber(i, e[i]);
    vector_->setNumber(i, p[i]);
  }
}

void OrientationEditor::typedQuaternion(int index, double x) {
  typed_[index] = x;
  quaternion_->setNumber(index, x);
  pending_ = true;
  emit hint(typed_.norm() == 0 ? tr("w, x, y, z must not all be zero") : QString());
}

void OrientationEditor::leaveQuaternion() {
  if (!pending_) return;
  if (typed_.norm() == 0) return emit hint(tr("w, x, y, z must not all be zero"));
  pending_ = false;
  emit edited(Quat(typed_[0], typed_[1], typed_[2], typed_[3]).normalized(), false);
}

}  // namespace gyre::ui
