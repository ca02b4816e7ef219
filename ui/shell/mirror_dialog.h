#pragma once
// Asks in which plane to mirror the selection: one of space or of a body's frame.

#include "document/mirroring.h"
#include "panels/number_edit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>

namespace gyre::ui {

class MirrorDialog : public QDialog {
  Q_OBJECT
 public:
  MirrorDialog(const QString& what, const Model& model, QWidget* parent = nullptr);

  MirrorPlane plane() const;
  bool keepsOriginals() const { return keep_->isChecked(); }

 private:
  const Model& model_;
  QComboBox *normal_, *frame_;
  NumberEdit* offset_;
  QCheckBox* keep_;
};

}  // namespace gyre::ui
