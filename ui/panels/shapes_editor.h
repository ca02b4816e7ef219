#pragma once
// The shapes of a body or of the ground: a list, and below it the form of the one chosen.

#include "panels/field_editor.h"
#include "panels/shape_form.h"

#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

namespace gyre::ui {

class ShapesEditor : public FieldEditor {
  Q_OBJECT
 public:
  ShapesEditor(const Field& field, const Model& model, QWidget* parent);
  void show(const Value& value) override;
  bool isWide() const override { return true; }
  /// Whether the body can take its mass from the shapes.
  void setMassOffered(bool on);

 signals:
  void massWanted();

 private:
  void add(Shape shape);
  void addMesh();
  void removeCurrent();
  void refresh();

  Shapes value_;
  bool massOffered_ = false;
  QLabel* none_;
  QListWidget* list_;
  QToolButton* add_;
  QToolButton* remove_;
  ShapeForm* form_;
  int shownRow_ = -1;
  QPushButton* mass_;
};

}  // namespace gyre::ui
