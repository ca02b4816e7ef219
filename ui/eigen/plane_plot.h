#pragma once
// A plot of what the eigenvalues of a run come to, with those of the moment shown marked.

#include "eigen/eigen_work.h"

#include <QWidget>

#include <memory>

class QPainter;

namespace gyre::ui {

class PlaneAxes;

class PlanePlot : public QWidget {
  Q_OBJECT
 public:
  /// Null: none.
  virtual void show(std::shared_ptr<const EigenResult> result);
  /// Marks those of the moment nearest to a time.
  virtual void markTime(double t);

  QSize minimumSizeHint() const override { return {240, leastHeight_}; }

 protected:
  PlanePlot(const QString& name, int leastHeight, QWidget* parent);

  virtual PlaneAxes axes() const = 0;
  /// @pre hasMoments()
  virtual void paintPlane(QPainter& painter) = 0;
  bool hasMoments() const { return result_ && !result_->locus.moments.empty(); }
  const EigenResult& result() const { return *result_; }
  bool hasResult() const { return result_ != nullptr; }
  double time() const { return time_; }

  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  int leastHeight_;
  std::shared_ptr<const EigenResult> result_;
  double time_ = 0;
};

}  // namespace gyre::ui
