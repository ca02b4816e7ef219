#pragma once
// What methods that change all reactions of an island at once have in common: where they start, how a direction becomes
// a step, and what happens where it leads nowhere.
//
// They start with the guess, or with a few sweeps of Gauss-Seidel from it, whichever is better. A step along a
// direction, with reactions moved to within the bounds of their laws, is halved until the merit (local_settings.h)
// falls by a tenth of what the linearized law promises. Where no length does that, Gauss-Seidel goes on from there: for
// twice as many sweeps each time that these do not help either, since their merit may rise before it falls. The merit
// of the state that is kept therefore never grows, and what is left in the end is the best that was found.

#include "local_dynamics/gauss_seidel.h"
#include "local_dynamics/local_blocks.h"

namespace gyre {

class LocalDescent {
 public:
  virtual ~LocalDescent() = default;
  /// Ends at the merit asked for, with the last iteration allowed, or where nothing leads on.
  void run();

 protected:
  /// @param problem  with guesses; gets the results
  LocalDescent(LocalMethod method, LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace);
  /// By search() along directions found from state(); false where none leads on.
  virtual bool iterate() = 0;
  /// Before the sweeps that follow an iteration that led nowhere.
  virtual void failed() {}
  /// The length of the step that was taken, of at most that given; 0: none of its halves lowers the merit enough.
  double search(const std::vector<Vec6>& direction, double length);

  const LocalBlocks& blocks() const { return blocks_; }
  const LocalState& state() const { return state_; }
  double merit() const { return merit_; }

 private:
  void begin();
  void goOn();
  bool sweep(int sweeps);
  void accept(double merit);
  void finish();

  const LocalMethod method_;
  LocalProblem& problem_;
  const LocalProblem start_;
  const LocalSettings& settings_;
  LocalTrace& trace_;
  const LocalBlocks blocks_;
  GaussSeidel sweeps_;
  LocalState state_, trial_;
  double merit_ = 0, sweptMerit_ = 0, step_ = 0;
  int iterations_ = 0, sweepsMade_ = 0, nextSweeps_;
};

}  // namespace gyre
