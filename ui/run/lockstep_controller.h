#pragma once
// One model by several methods side by side, and others beside it: compiles them in the background, lets them go on
// together, and once per frame of the window pulls what is new. Nothing here blocks.

#include "document/background_job.h"
#include "run/ending_runs.h"
#include "run/lockstep_run.h"
#include "run/run.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <string>
#include <vector>

namespace gyre::ui {

/// One of the runs, before it begins.
struct Contestant {
  std::string method;                       ///< id of an integrator
  std::vector<std::string> changes = {};    ///< "rho_inf=0.5", "step=1 ms"
  int color = 0;                            ///< as of a Run
  QString file = {};                        ///< whose model it is, without its folder; empty: the document's
  std::shared_ptr<const Model> model = {};  ///< of that file, which has the method

  /// "kynema, rho_inf=0.5"; of another model "arm.gyre: kynema"
  QString name() const;
};

class LockstepController : public QObject {
  Q_OBJECT
 public:
  /// @param memory  that recordings share
  LockstepController(const TypeList& types, std::shared_ptr<MemoryBudget> memory, QObject* parent = nullptr);
  ~LockstepController() override;

  /// Runs there are, are let go. @param from  where they begin; without one at the initial values of the model
  void start(std::shared_ptr<const Model> model, const std::vector<Contestant>& contestants,
             std::optional<RunStart> from = {});
  void pause();
  void goOn();
  void toggle() { isRunning() ? pause() : goOn(); }
  /// Ends the runs under way; what was computed stays with who holds it.
  void drop();
  void setSpeed(double factor);

  bool isCompiling() const { return job_.isBusy(); }
  bool isRunning() const { return state_ == RunState::running || isCompiling(); }
  RunState state() const { return state_; }
  /// In the order of the contestants; none before they are compiled.
  const std::vector<RunPtr>& runs() const { return runs_; }
  bool has(const RunPtr& run) const;
  /// Progress of each of runs().
  const std::vector<LockstepProgress>& progress() const { return progress_; }

 signals:
  void replaced();  ///< other runs, or none
  void advanced();  ///< new rows
  void stateChanged();
  void failed(const gyre::Error& error);

 private:
  using Created = Expected<std::unique_ptr<LockstepRun>>;
  struct Compiled {
    Created run;
    std::vector<RunPtr> runs;
  };
  static Compiled compile(const Model& model, const std::vector<Contestant>& contestants, const TypeList& types,
                          LockstepOptions options);
  void takeOver(Compiled compiled);
  void pull();

  const TypeList& types_;
  std::shared_ptr<MemoryBudget> memory_;
  QTimer clock_;  ///< one frame of the window
  std::unique_ptr<LockstepRun> run_;
  std::vector<RunPtr> runs_;
  std::vector<LockstepProgress> progress_;
  std::size_t rowsSeen_ = 0;
  RunState state_ = RunState::ready;
  double speed_ = 0;
  EndingRuns ending_;
  BackgroundJob job_;
};

}  // namespace gyre::ui
