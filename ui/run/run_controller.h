#pragma once
// The run of the document's model: compiles it in the background, runs it, and once per frame of the window
// pulls what is new. Nothing here blocks.
//
// While nothing has been computed yet, every edit compiles the model anew, so that the window shows its initial
// state; after that a run that has not ended goes on with a parameter's new value; any other edit makes the results
// stale, and Reset applies it. An edit that leaves nothing but the velocities of bodies in contradiction to joints and
// drives takes those along: the nearest ones that meet them become part of it. Only velocities that were set
// themselves stay, and are refused.

#include "run/current_run.h"
#include "run/ending_runs.h"
#include "run/mouse_spring_orders.h"
#include "run/run_compilation.h"

#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace gyre::ui {

class RunController : public QObject {
  Q_OBJECT
 public:
  /// @param memory  that recordings share
  RunController(ModelDocument& document, ModelCompiler& compiler, std::shared_ptr<MemoryBudget> memory,
                QObject* parent = nullptr);

  void run();  ///< starts, goes on, or starts again when the end was reached
  void pause();
  void toggle();
  void step();
  void reset();
  /// Another run of the model, which goes on from there. Where that is refused, the run there is stays.
  void runFrom(std::shared_ptr<const SavedState> state);
  void setSpeed(double factor);
  /// A hand at the run under way; null where there is none.
  MouseSpringOrders* mouseSpring();

  RunState state() const { return progress_.state; }
  bool isRunning() const { return progress_.state == RunState::running || wanted_ == Wanted::run; }
  bool isCompiling() const { return compilation_.isBusy(); }
  bool isStale() const { return stale_; }
  const RunProgress& progress() const { return progress_; }
  /// The run, as far as it has come.
  const CurrentRun& current() const { return run_; }

 signals:
  void speedChanged(double factor);
  void recordingReplaced();  ///< another run, or none
  void advanced();           ///< new rows, poses or progress
  void stateChanged();       ///< state(), isRunning(), isCompiling(), isStale(), facts and notes of the run
  void failed(const gyre::Error& error);
  void noted(const QString& text);
  void warned(const QString& text);  ///< what results are to be read with; among the notes, too

 private:
  enum class Wanted { nothing, run, step };
  /// What the edit under way has changed.
  struct Touched {
    bool parameter = false, other = false, structure = false;
    bool color = false;  ///< of a body, by which nothing is computed
  };
  /// What of the run has been told.
  struct Told {
    std::size_t rows = 0, notes = 0, warnings = 0;
    bool energy = false;
  };

  void compile();
  void compileFrom(std::shared_ptr<const SavedState> state);
  void onChanged(ElementId id);
  void onEdited();
  void onReplaced();
  void tick();
  void takeOver(RunCompilation::Created created);
  bool mend(const Edit& speeds);
  void refuse(const Error& why);
  void pull();
  void start();
  void tell();
  void dropSimulation();
  Simulation* simulation() { return run_.simulation_.get(); }
  /// The run is of the model as it was before the edit that is being announced: nothing waits to be taken over.
  bool isUpToDate() const { return run_.simulation_ && !stale_ && !editPause_.isActive() && !isCompiling(); }

  ModelDocument& document_;
  QTimer clock_;      ///< one frame of the window
  QTimer editPause_;  ///< compiles when the user has stopped typing
  RunCompilation compilation_;
  EndingRuns ending_;
  CurrentRun run_;
  RunProgress progress_;
  Wanted wanted_ = Wanted::nothing;
  double speed_ = 0;
  std::optional<std::uint64_t> commandedAt_;  ///< steps there were; while the thread has not taken up the last command
  Touched touched_;
  Told told_;
  bool stale_ = false;
};

}  // namespace gyre::ui
