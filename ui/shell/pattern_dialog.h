#pragma once
// Asks along which pattern to copy the selection: a line or a circle.

#include "document/duplication.h"
#include "panels/number_edit.h"
#include "panels/triple_edit.h"

#include <QComboBox>
#include <QDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace gyre::ui {

class PatternDialog : public QDialog {
  Q_OBJECT
 public:
  /// @param spacing  along x, to begin with [m]
  PatternDialog(const QString& what, double spacing, QWidget* parent = nullptr);

  std::vector<Motion> motions() const;

 private:
  void build(const QString& what);
  void refresh();
  Vec3 vector(const TripleEdit& edit) const { return {edit.number(0), edit.number(1), edit.number(2)}; }

  QComboBox* kind_;
  QSpinBox* count_;
  QFormLayout* form_;
  TripleEdit* spacing_;
  TripleEdit* center_;
  TripleEdit* axis_;
  NumberEdit* angle_;
  QLabel* result_;
  QPushButton* ok_;
};

}  // namespace gyre::ui
