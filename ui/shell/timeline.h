#pragma once
// Below the viewport: the time shown, the bar to scrub through the run, and the way back to the newest moment.

#include "run/playback.h"
#include "shell/time_slider.h"

#include <QLabel>
#include <QToolButton>

namespace gyre::ui {

/// A time with as many digits as a run of this length needs: a thousandth of it, at least.
QString timeText(double t, double endTime);

class Timeline : public QWidget {
  Q_OBJECT
 public:
  /// @param player  stands at its left
  Timeline(ShownRun& shown, Playback& playback, QWidget* player, QWidget* parent = nullptr);
  TimeSlider* slider() const { return slider_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  void sizeTime();
  /// In a narrow window the slider keeps its room, and words make way.
  void makeRoom();

  ShownRun& shown_;
  Playback& playback_;
  QLabel* time_;
  QLabel* end_;
  TimeSlider* slider_;
  QToolButton* live_;
};

}  // namespace gyre::ui
