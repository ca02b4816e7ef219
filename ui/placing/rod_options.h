#pragma once
// The choices of the rod tool, in its banner: section, width, material, and whether it hangs on what it is drawn from.

#include "panels/number_edit.h"
#include "placing/new_rod.h"

#include <QCheckBox>
#include <QComboBox>

namespace gyre::ui {

class RodOptions : public QWidget {
  Q_OBJECT
 public:
  explicit RodOptions(QWidget* parent);

  RodForm form() const;
  bool hasHinges() const { return hinges_->isChecked(); }
  /// A width for a model of this size, until one is typed.
  void suggestWidth(double width);

 signals:
  void changed();
  void done();  ///< the keyboard may go back

 private:
  QComboBox *section_, *material_;
  NumberEdit* width_;
  QCheckBox* hinges_;
  bool isTyped_ = false;
};

}  // namespace gyre::ui
