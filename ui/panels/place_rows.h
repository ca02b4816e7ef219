#pragma once
// Where a joint or a force stands in the world: one frame, to which both markers go, or two ends. Typed here, the
// markers follow in the axes of their bodies.

#include "model/model.h"
#include "panels/field_row.h"

#include <QWidget>

#include <vector>

namespace gyre::ui {

class PlaceRows : public QWidget {
  Q_OBJECT
 public:
  /// @pre the element has two markers
  PlaceRows(const Model& model, const Element& element, QWidget* parent);
  void show(const Element& element);
  using QWidget::show;
  const std::vector<FieldRow*>& rows() const { return rows_; }

 signals:
  /// @param where  the point, as one writes it
  void edited(gyre::ui::FieldRow* row, const gyre::Edit& edit, const QString& where, bool nudged);

 private:
  void addRow(const Field& field);
  void take(std::size_t index, const Value& value, bool nudged);

  const Model& model_;
  ElementId id_;
  std::vector<FieldRow*> rows_;
};

}  // namespace gyre::ui
