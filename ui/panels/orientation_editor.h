#pragma once
// Editor of an orientation: unit quaternion w x y z, Euler angles or rotation vector, as the user likes.
// A quaternion typed number by number is taken over, normalised, when Enter is pressed or its row is left.

#include "panels/field_editor.h"
#include "panels/triple_edit.h"

#include <QComboBox>
#include <QStackedWidget>

namespace gyre::ui {

class OrientationEditor : public FieldEditor {
  Q_OBJECT
 public:
  explicit OrientationEditor(QWidget* parent);
  void show(const Value& value) override;
  bool isWide() const override { return true; }
  Quat orientation() const { return value_; }
  void setOrientation(const Quat& q);
  enum class Form { quaternion, euler, rotationVector };
  void setForm(Form form);
  /// The widget that switches the form; it stands where the label is.
  QComboBox* formSwitch() const { return form_; }

 private:
  void typedQuaternion(int index, double x);
  void leaveQuaternion();

  Quat value_ = Quat::Identity();
  Vec4 typed_{1, 0, 0, 0};  ///< w x y z as typed, not yet a unit quaternion
  bool pending_ = false;
  QComboBox* form_;
  QStackedWidget* stack_;
  TripleEdit* quaternion_;
  TripleEdit* euler_;
  TripleEdit* vector_;
};

}  // namespace gyre::ui
