#pragma once
// The keys of a player, left of the bar of the time: backwards, a row back, a row forth, forwards, again and again, and
// how fast.

#include "run/replay.h"
#include "shell/window_actions.h"

#include <QComboBox>
#include <QWidget>

namespace gyre::ui {

class ReplayBar : public QWidget {
  Q_OBJECT
 public:
  ReplayBar(Replay& replay, Playback& playback, const WindowActions& actions, QWidget* parent = nullptr);
  QComboBox* speed() const { return speed_; }

 private:
  void takeSpeed();
  void showSpeed();

  Replay& replay_;
  QComboBox* speed_;
};

}  // namespace gyre::ui
