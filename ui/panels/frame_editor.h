#pragma once
// Editor of a marker or placement: a position and an orientation.

#include "panels/orientation_editor.h"

namespace gyre::ui {

class FrameEditor : public FieldEditor {
  Q_OBJECT
 public:
  FrameEditor(OrientationEditor::Of what, QWidget* parent);
  void show(const Value& value) override;
  std::vector<NumberEdit*> numberEdits() const override { return position_->edits(); }
  bool isWide() const override { return true; }
  QString captionUnit() const override { return tr("position in m"); }

 private:
  Frame value_;
  TripleEdit* position_;
  OrientationEditor* orientation_;
};

}  // namespace gyre::ui
