#pragma once
// Editor of a colour: a swatch that opens a dialog, and its text, which may also be a name ("teal"). Without one the
// colour is automatic.

#include "panels/field_editor.h"

#include <QColor>
#include <QLineEdit>
#include <QToolButton>

namespace gyre::ui {

class ColorEditor : public FieldEditor {
  Q_OBJECT
 public:
  ColorEditor(const Field& field, QWidget* parent);
  void show(const Value& value) override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void ask();
  void commit();
  void paintSwatch();

  std::string shown_;
  QToolButton* swatch_;
  QLineEdit* line_;
};

}  // namespace gyre::ui
