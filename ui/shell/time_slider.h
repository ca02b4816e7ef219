#pragma once
// The bar of the timeline: the whole run as a track, what is recorded as its filled part, a handle where the
// window is. Clicking or dragging goes to that time; so do Home, End, Page Up and Page Down, and what reads the screen.

#include "theme/focus_mark.h"

#include <QWidget>

namespace gyre::ui {

class TimeSlider : public QWidget {
  Q_OBJECT
 public:
  explicit TimeSlider(QWidget* parent = nullptr);
  void setRange(double recordedFrom, double recordedUntil, double endTime);
  /// Not a number: no moment of the run is shown.
  void setTime(double t);
  /// Where a time lies on the bar, in the widget's coordinates.
  double xOf(double t) const;
  double time() const { return time_; }
  double recordedFrom() const { return begin_; }
  double recordedUntil() const { return recorded_; }
  QSize sizeHint() const override { return {240, 24}; }

 signals:
  void sought(double t);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void seek(double x);
  double begin_ = 0;
  double recorded_ = 0;
  double end_ = 0;
  double time_ = 0;
  FocusMark focusMark_;
};

}  // namespace gyre::ui
