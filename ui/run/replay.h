#pragma once
// Plays what is recorded of the run that is shown, and with it of all beside it: at any speed, forwards or backwards,
// once or again and again. It ends where somebody else goes to another moment, and where the run goes on.

#include "run/playback.h"

#include <QElapsedTimer>
#include <QTimer>

namespace gyre::ui {

class Replay : public QObject {
  Q_OBJECT
 public:
  enum class Way { none, forwards, backwards };

  Replay(ShownRun& shown, Playback& playback, QObject* parent = nullptr);

  /// From the moment shown; from the other end where there is nothing left that way. Once more the same way: stops.
  void toggle(Way way);
  void stop();
  Way way() const { return way_; }
  /// Whether there is anything to play.
  bool canPlay() const;
  /// Simulated seconds per second of clock. @pre above 0
  void setSpeed(double factor) { speed_ = factor; }
  double speed() const { return speed_; }
  void setLooped(bool on) { isLooped_ = on; }

 signals:
  void wayChanged();

 private:
  void advance();
  void setWay(Way way);

  ShownRun& shown_;
  Playback& playback_;
  QTimer clock_;  ///< one frame of the window
  QElapsedTimer sinceFrame_;
  Way way_ = Way::none;
  double speed_ = 1;
  double time_ = 0;  ///< between rows, too
  bool isLooped_ = false;
  bool moves_ = false;  ///< the moment, just now
};

}  // namespace gyre::ui
