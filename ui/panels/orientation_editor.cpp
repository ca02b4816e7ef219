#include "panels/orientation_editor.h"

#include "panels/rotation_parameters.h"

#include <QApplication>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace gyre::ui {
namespace {

/// The form chosen last is that of all editors of the same made later.
OrientationEditor::Form& preferredForm(OrientationEditor::Of what) {
  static std::array forms{OrientationEditor::Form::quaternion, OrientationEditor::Form::quaternion};
  return forms[static_cast<std::size_t>(what)];
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

OrientationEditor::OrientationEditor(Of what, QWidget* parent)
    : FieldEditor(parent),
      form_(new QComboBox(this)),
      stack_(new QStackedWidget(this)),
      quaternion_(addForm(new TripleEdit(Quantity::none, {}, {"w", "x", "y", "z"}, this), "quaternion")),
      euler_(addForm(angles({"x", "y", "z"}, this), "euler")),
      vector_(addForm(angles({"x", "y", "z"}, this), "rotation_vector")),
      zAxis_(addForm(new TripleEdit(Quantity::none, {}, {"x", "y", "z"}, this), "z_axis")) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(form_);
  layout->addWidget(stack_);
  stack_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  form_->addItems({tr("Quaternion w x y z"), tr("Euler angles x y z [°]"), tr("Rotation vector [°]"),
                   tr("Direction of the z axis")});
  form_->setAccessibleName(tr("How the orientation is typed"));
  form_->setToolTip(
      tr("How the orientation is typed; the file holds the quaternion.\n"
         "Euler angles turn about the body's x, then its new y, then its new z axis.\n"
         "To another direction of z, of any length, the axes turn by the shortest way."));

  connect(form_, &QComboBox::activated, this, [this, what](int i) {
    preferredForm(what) = static_cast<Form>(i);
    setForm(preferredForm(what));
  });
  for (TripleEdit* row : {quaternion_, zAxis_}) {
    connect(row, &TripleEdit::committed, this, [this, row](int i, double x, bool) { takeNumber(row, i, x); });
    for (NumberEdit* edit : row->edits()) connect(edit, &QLineEdit::returnPressed, this, &OrientationEditor::leaveRow);
  }
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
    if (pending_ && now && !pending_->isAncestorOf(now)) leaveRow();  // none: the window lends it to another
  });
  connect(euler_, &TripleEdit::committed, this,
          [this](int i, double x, bool nudged) { emit edited(fromEulerXyz(numbers(euler_, i, x)), nudged); });
  connect(vector_, &TripleEdit::committed, this,
          [this](int i, double x, bool nudged) { emit edited(fromRotationVector(numbers(vector_, i, x)), nudged); });
  setForm(preferredForm(what));
}

/// Its numbers lose the focus as they go.
OrientationEditor::~OrientationEditor() { disconnect(qApp, nullptr, this, nullptr); }

TripleEdit* OrientationEditor::addForm(TripleEdit* numbers, const QString& stem) {
  stack_->addWidget(numbers);
  numbers->setNames(stem);
  connect(numbers, &TripleEdit::hint, this, &FieldEditor::hint);
  connect(numbers, &TripleEdit::entered, this, &FieldEditor::entered);
  return numbers;
}

void OrientationEditor::setForm(Form form) {
  form_->setCurrentIndex(static_cast<int>(form));
  stack_->setCurrentIndex(static_cast<int>(form));
}

void OrientationEditor::show(const Value& value) { setOrientation(std::get<Quat>(value)); }

void OrientationEditor::setOrientation(const Quat& q) {
  value_ = q;
  pending_ = nullptr;
  const Vec4 parts(q.w(), q.x(), q.y(), q.z());
  const Vec3 e = eulerXyz(q), p = rotationVector(q), z = zAxisOf(q);
  for (int i = 0; i < 4; ++i) quaternion_->setNumber(i, parts[i]);
  for (int i = 0; i < 3; ++i) {
    euler_->setNumber(i, e[i]);
    vector_->setNumber(i, p[i]);
    zAxis_->setNumber(i, z[i]);
  }
}

void OrientationEditor::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape || !pending_) return FieldEditor::keyPressEvent(event);
  setOrientation(value_);
  emit hint({});
}

void OrientationEditor::takeNumber(TripleEdit* row, int index, double x) {
  typed_.setZero();
  for (int i = 0; i < row->count(); ++i) typed_[i] = row->number(i);
  typed_[index] = x;
  row->setNumber(index, x);
  pending_ = row;
  emit hint(fault());
}

QString OrientationEditor::fault() const {
  if (typed_.norm() > 0) return {};
  return pending_ == zAxis_ ? tr("x, y, z must not all be zero") : tr("w, x, y, z must not all be zero");
}

void OrientationEditor::leaveRow() {
  if (!pending_) return;
  if (const QString bad = fault(); !bad.isEmpty()) return emit hint(bad);
  if (std::exchange(pending_, nullptr) == zAxis_) emit edited(withZAxis(value_, typed_.head<3>()), false);
  else emit edited(Quat(typed_[0], typed_[1], typed_[2], typed_[3]).normalized(), false);
}

}  // namespace gyre::ui

#include "moc_orientation_editor.cpp"
