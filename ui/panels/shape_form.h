#pragma once
// The measures and the placement of one shape, and how it touches.

#include "model/model.h"
#include "panels/frame_editor.h"
#include "panels/number_edit.h"
#include "panels/triple_edit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>

namespace gyre::ui {

class ShapeForm : public QWidget {
  Q_OBJECT
 public:
  /// @param halfSpaces  of the ground, whose shapes may be planes
  ShapeForm(const Model& model, bool halfSpaces, QWidget* parent);
  void show(const Shape& shape);
  using QWidget::show;

 signals:
  void edited(const gyre::Shape& shape, bool nudged);
  void hint(const QString& text);
  void entered();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QLabel* addRow(QWidget* editor);
  void changeKind(int index);
  void showContact();
  void commitOutline();

  Shape shape_;
  QComboBox* kind_;
  TripleEdit* size_;
  NumberEdit* radius_;
  NumberEdit* length_;
  QPlainTextEdit* outline_;
  QLabel* mesh_;
  FrameEditor* placement_;
  const Model& model_;
  QComboBox* material_;
  QCheckBox* contact_;
  QLabel* materialLabel_;
  QLabel *sizeLabel_, *radiusLabel_, *lengthLabel_, *outlineLabel_, *meshLabel_;
};

/// "Cylinder, radius 0.1 m, length 0.5 m".
QString shapeText(const Shape& shape);

}  // namespace gyre::ui
