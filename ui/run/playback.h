#pragma once
// Which moment of the run that is shown is seen: its newest one (live), or a recorded row the user has gone back to.

#include "run/shown_run.h"

namespace gyre::ui {

class Playback : public QObject {
  Q_OBJECT
 public:
  explicit Playback(ShownRun& shown, QObject* parent = nullptr);

  bool isLive() const { return live_; }
  double time() const { return time_; }
  /// The moment the bodies are shown at; not a number while they show none (setPreview).
  double cursor() const;
  /// The row that is shown: the newest while live; none while the bodies show no moment of the run.
  std::optional<std::size_t> row() const;
  /// The bodies show what is no moment of the run: an equilibrium, a mode.
  void setPreview(bool on);
  double recordedUntil() const;
  double endTime() const { return (shown_.run() ? shown_.run()->endTime : 0); }

  void goLive();
  /// Once more what was shown before something else was.
  void showAgain();
  void showTime(double t);
  /// As showTime(), but only where that is another row than the one shown: nothing is drawn anew for the same.
  void moveTo(double t);
  /// To a later (or, negative, earlier) recorded row; past the last one playback is live again.
  void stepRows(int rows);

 signals:
  /// A moment of the run is wanted while something else is shown.
  void previewLeft();
  /// The bodies shown have moved.
  void posesShown(const gyre::PoseSet& poses);
  void cursorChanged(double cursor);
  void liveChanged(bool live);

 private:
  void onAdvanced();
  void onReplaced();
  void showRow(std::size_t row);
  std::size_t rowNear(double t) const;
  void setLive(bool live);
  void setTime(double t);

  std::shared_ptr<const Recording> shownRecording() const;

  ShownRun& shown_;
  bool live_ = true;
  bool preview_ = false;
  double time_ = 0;
  std::size_t row_ = 0;
};

}  // namespace gyre::ui
