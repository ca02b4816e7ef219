#pragma once
// A study at work: planned and run on a thread of its own, pulled by a timer of the window. Nothing here blocks,
// but for the destructor, which waits for the step under way.

#include "study/study_snapshot.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace gyre::ui {

class StudySession : public QObject {
  Q_OBJECT
 public:
  enum class State {
    empty,
    preparing,  ///< being read and planned
    ready,      ///< planned; results of an earlier run are there
    running,
    stopping,  ///< cancelled; the steps under way end
    stopped,   ///< some cases have not run
    finished,
    refused  ///< could not be planned; error() says why
  };
  /// Makes the study; called on the thread of the session.
  using Maker = std::function<Expected<Study>()>;

  explicit StudySession(QObject* parent = nullptr);
  ~StudySession() override;

  /// Plans the study and takes over what the results file holds. What ran before is cancelled.
  void prepare(Maker make, StudyOptions options = {});
  /// Plans it and runs the cases that have no result.
  void run(Maker make, StudyOptions options = {});
  void cancel();

  State state() const { return state_; }
  bool isBusy() const { return state_ == State::preparing || state_ == State::running || state_ == State::stopping; }
  const StudyProgress& progress() const { return progress_; }
  /// Null until planned.
  const StudyPlan* plan() const { return runner_ ? &runner_->plan() : nullptr; }
  /// Null until planned.
  std::shared_ptr<const StudySnapshot> snapshot() const { return snapshot_; }
  /// Why the study was refused, or why its results could not be kept.
  const std::optional<Error>& error() const { return error_; }

 signals:
  void stateChanged();
  void planned();  ///< another plan()
  void progressed();
  void snapshotChanged();  ///< new results

 private:
  /// What the thread hands over.
  struct Shared {
    std::mutex mutex;
    std::shared_ptr<StudyRunner> runner;
    std::optional<Error> error;
    bool done = false;
  };
  void start(Maker make, StudyOptions options, bool run);
  void stopThread();
  void tick();
  void setState(State state);
  void takeOver();
  void refreshSnapshot();
  bool hasNews() const;

  QTimer clock_;
  std::shared_ptr<Shared> shared_;
  std::jthread thread_;
  bool runs_ = false;
  State state_ = State::empty;
  std::shared_ptr<StudyRunner> runner_;
  StudyProgress progress_;
  std::optional<Error> error_;
  std::shared_ptr<const StudySnapshot> snapshot_;
  std::future<std::shared_ptr<const StudySnapshot>> pending_;
};

}  // namespace gyre::ui
