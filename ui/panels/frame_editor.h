#pragma once
// Editor of a marker or placement: a position and an orientation, or the frame of the model that gives both.

#include "panels/orientation_editor.h"

#include <QComboBox>

namespace gyre::ui {

class FrameEditor : public FieldEditor {
  Q_OBJECT
 public:
  FrameEditor(OrientationEditor::Of what, QWidget* parent);
  void show(const Value& value) override;
  std::vector<NumberEdit*> numberEdits() const override { return position_->edits(); }
  bool isWide() const override { return true; }
  QString captionUnit() const override { return tr("position in m"); }
  /// Lets the user choose among these frames, and make a new one; told before show().
  void offerFrames(const std::vector<std::pair<ElementId, QString>>& frames);

 signals:
  /// A frame is to be made where the marker is, and the marker to be named by it.
  void frameWanted();

 private:
  void showSource();

  Frame value_;
  QComboBox* source_;  ///< of the numbers; hidden where no frame can be one
  TripleEdit* position_;
  OrientationEditor* orientation_;
};

}  // namespace gyre::ui
