#pragma once
// Editor of an orientation: unit quaternion w x y z, Euler angles, rotation vector or the direction of its z axis, as
// the user likes. A quaternion or a direction is typed number by number and taken over, normalised, when Enter is
// pressed or its row is left. To another direction the axes turn by the shortest way.

#include "panels/field_editor.h"
#include "panels/triple_edit.h"

#include <QComboBox>
#include <QStackedWidget>

namespace gyre::ui {

class OrientationEditor : public FieldEditor {
  Q_OBJECT
 public:
  /// What is turned: of an axis the direction of z says all, of a body it hides the turn about z. The form chosen last
  /// for one is not that for the other.
  enum class Of { body, marker };
  OrientationEditor(Of what, QWidget* parent);
  void show(const Value& value) override;
  bool isWide() const override { return true; }
  ~OrientationEditor() override;
  Quat orientation() const { return value_; }
  void setOrientation(const Quat& q);
  enum class Form { quaternion, euler, rotationVector, zAxis };
  void setForm(Form form);
  /// The widget that switches the form; it stands where the label is.
  QComboBox* formSwitch() const { return form_; }

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  TripleEdit* addForm(TripleEdit* numbers, const QString& stem);
  void takeNumber(TripleEdit* row, int index, double x);
  /// Takes over what was typed number by number.
  void leaveRow();
  QString fault() const;

  Quat value_ = Quat::Identity();
  Vec4 typed_{1, 0, 0, 0};         ///< w x y z, or x y z and nothing, as typed: not yet of unit length
  TripleEdit* pending_ = nullptr;  ///< where it is being typed
  QComboBox* form_;
  QStackedWidget* stack_;
  TripleEdit* quaternion_;
  TripleEdit* euler_;
  TripleEdit* vector_;
  TripleEdit* zAxis_;
};

}  // namespace gyre::ui
