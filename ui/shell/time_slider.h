#pragma once
// The bar of the timeline: the whole run as a track, what is recorded as its filled part, a handle where the
// window is. Clicking or dragging goes to that time.

#include <QWidget>

namespace gyre::ui {

class TimeSlider : public QWidget {
  Q_OBJECT
 public:
  explicit TimeSlider(QWidget* parent = nullptr);
  void setRange(double recordedUntil, double endTime);
  void setTime(double t);
  /// Where a time lies on the bar, in the widget's coordinates.
  double xOf(double t) const;
  QSize sizeHint() const override { return {240, 24}; }

 signals:
  void sought(double t);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  void seek(double x);
  double recorded_ = 0;
  double end_ = 0;
  double time_ = 0;
};

}  // namespace gyre::ui
