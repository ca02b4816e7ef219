#pragma once
// While a formula is typed, names of the model's parameters are offered below it, with their values and units. A word
// behind a number is its unit and is left alone.

#include "model/model.h"

#include <QCompleter>
#include <QLineEdit>

namespace gyre::ui {

class FormulaCompletion : public QCompleter {
  Q_OBJECT
 public:
  /// Belongs to the line. @param model  outlives it
  FormulaCompletion(const Model& model, QLineEdit& line);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void offer();
  void fill();
  void take(const QString& name);
  void dismiss();
  /// Where the name begins that the cursor stands behind; the cursor itself where there is none.
  qsizetype nameStart() const;

  const Model& model_;
  QLineEdit& line_;
  bool isOpen_ = false;  ///< most lines never need the list, which is made when it is first opened
};

}  // namespace gyre::ui
