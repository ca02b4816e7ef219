#pragma once
// Editor of a polyline: a box with a point per line, three numbers x y z in metres, as spreadsheets paste them. An
// empty box is no polyline.

#include "panels/field_editor.h"

#include <QPlainTextEdit>

namespace gyre::ui {

class PolylineEditor : public FieldEditor {
  Q_OBJECT
 public:
  PolylineEditor(const Field& field, QWidget* parent);
  void show(const Value& value) override;
  bool isWide() const override { return true; }
  QString captionUnit() const override { return QStringLiteral("m"); }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void commit();

  Points shown_;
  QPlainTextEdit* box_;
};

}  // namespace gyre::ui
