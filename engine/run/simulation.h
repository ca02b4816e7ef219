#pragma once
// A run of one model on its own thread.
// Everything below may be called from one other thread (the window's); nothing here blocks it,
// except stop() and the destructor, which wait for the step under way to end.

#include "core/error.h"
#include "model/model.h"
#include "run/latest_value.h"
#include "run/poses.h"
#include "run/recording.h"
#include "run/run_progress.h"

#include <future>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace gyre {

class MouseSpringOrders;
class SavedState;

/// Facts of the compiled system, for the status bar.
struct SystemFacts {
  int coordinates = 0;  ///< velocity unknowns
  int constraints = 0;  ///< constraint equations
  int degreesOfFreedom = 0;
  int redundantConstraints = 0;
  bool choosesStep = false;  ///< the step is the method's own choice
};

struct SimulationOptions {
  bool assemble = false;  ///< move initial values onto the constraints when they violate them
  /// Patterns such as "crank.*": of the channels of elements those that fit one are recorded, their energy included;
  /// none: all, that only where `energy` asks for it. One that fits no channel is an error.
  std::vector<std::string> channels = {};
  RowPagesOptions pages = {};  ///< how much of the recording stays in memory, and where the rest goes
  /// The run fails when its method has made or lost more than this share of the energy that moves
  /// (diagnostics/energy_watch.h); nothing: it is told.
  std::optional<double> energyLimit = {};
  bool solver = false;  ///< rows tell every iteration of the solver of contacts, too
  bool newton = false;  ///< ... and every iteration of Newton of its steps
  bool steps = false;   ///< ... and what became of every attempt at a step
  bool energy = false;  ///< ... and the energy of each element (run/energy_columns.h), of at most 1000
  std::shared_ptr<const System> compiled = {};  ///< of the model; null: it is compiled here
  std::shared_ptr<const SavedState> from = {};  ///< the run goes on from here: row 0 is of that moment
  bool stepsBack = false;  ///< the run takes what other threads leave: there is a window to be drawn
};

class Simulation {
 public:
  /// Compiles the model and computes the consistent initial state (recorded as row 0); does not start to run.
  /// Inconsistent initial values, singular systems and the like come back as the error.
  static Expected<std::unique_ptr<Simulation>> create(std::shared_ptr<const Model> model,
                                                      SimulationOptions options = {});
  /// Runs a copy of the model, which takes its time where the model is large.
  static Expected<std::unique_ptr<Simulation>> create(const Model& model, SimulationOptions options = {}) {
    return create(std::make_shared<const Model>(model), std::move(options));
  }
  ~Simulation();

  void run();  ///< start, or go on after a pause
  void pause();
  void stepOnce();  ///< one step, then pause
  void stop();      ///< ends for good; what was recorded stays
  /// Goes on with the model's changed numbers from the next step on (Stepper::exchange); a change that cannot be taken
  /// over is told in notes(), and the run goes on as it was.
  void exchange(const Model& model);
  /// Orders to the mouse spring, which pulls a body by hand (run/mouse_spring.h).
  MouseSpringOrders& mouseSpring();
  /// Simulated seconds per second of clock; 0 = as fast as possible (default).
  void setSpeed(double factor);

  /// The state from which another run goes on as this one does (SimulationOptions::from): of the moment between the
  /// step under way and the next, or where the run rests or has ended. Refused where the run has failed.
  std::future<Expected<SavedState>> savedState();

  RunProgress progress() const;
  const SystemFacts& facts() const;
  std::shared_ptr<const Recording> recording() const;
  /// Poses of the bodies for who looks at them: call update() then front() from the window's thread only. While the run
  /// goes on they are those of the first step after the last update(); when it rests, its newest.
  LatestValue<PoseSet>& poses();
  /// Where the bodies were at each iteration of Newton in the last step, all attempts at it; once the run rests or has
  /// ended, of methods that tell it (SimulationOptions::newton).
  std::vector<PoseSet> iterates() const;
  /// Why the run failed; empty unless progress().state is failed.
  std::optional<Error> error() const;
  /// What the method did to the energy, once that is more than it should be; also among notes().
  std::string energyWarning() const;
  /// Things worth telling that did not stop the run ("step repeated with half the size at t = ..."), oldest first.
  std::vector<std::string> notes() const;
  /// Waits until the run has ended (command line).
  void wait();

 private:
  struct Impl;
  explicit Simulation(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace gyre
