#pragma once
// A plot of what the eigenvalues of a run come to, with those of the moment shown marked.

#include "eigen/eigen_work.h"
#include "figure/painted_figure.h"

#include <memory>

namespace gyre::ui {

class PlanePlot : public PaintedFigure {
  Q_OBJECT
 public:
  /// Null: none.
  virtual void show(std::shared_ptr<const EigenResult> result);
  /// Marks those of the moment nearest to a time.
  virtual void markTime(double t);

  bool hasPicture() const override { return result_ && !result_->locus.moments.empty(); }
  QString pictureTitle() const override { return accessibleName(); }

 protected:
  struct Form {
    QString name;
    int leastHeight;
    int pixelsPerTick, pixelsPerTickUp;
  };
  PlanePlot(const Form& form, QWidget* parent);

  const EigenResult& result() const { return *result_; }
  bool hasResult() const { return result_ != nullptr; }
  double time() const { return time_; }

 private:
  std::shared_ptr<const EigenResult> result_;
  double time_ = 0;
};

}  // namespace gyre::ui
