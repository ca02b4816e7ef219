#pragma once
// How far a run has come, and what it has cost.

#include <cstdint>

namespace gyre {

enum class RunState { ready, running, paused, finished, stopped, failed };

struct RunProgress {
  RunState state = RunState::ready;
  double time = 0;                                               ///< simulated [s]
  double endTime = 0;                                            ///< [s]
  std::uint64_t steps = 0;                                       ///< accepted steps
  std::uint64_t retries = 0;                                     ///< steps repeated with a smaller size
  std::uint64_t newtonIterations = 0;                            ///< of all accepted steps
  std::uint64_t evaluations = 0;                                 ///< of all forces, failed attempts included
  std::uint64_t factorizations = 0;                              ///< of matrices
  std::uint64_t solves = 0;                                      ///< with one of them
  std::uint64_t errorTestFailures = 0, convergenceFailures = 0;  ///< why steps were repeated
  std::uint64_t splitChanges = 0;   ///< changes of the independent coordinates (coordinate splitting)
  int order = 0;                    ///< of the last step
  double stepSize = 0;              ///< of the last step [s]
  double realTimeFactor = 0;        ///< simulated seconds per second of clock, over the recent past
  double pullForce = 0;             ///< of the hand that pulls at a body after the last step [N]; 0 when none does
  double penetration = 0;           ///< largest overlap of contacts so far [m]
  std::uint64_t unsolvedSteps = 0;  ///< in which the solver of contacts did not reach the merit asked for
  double cpuTime = 0;               ///< of the steps alone, without recording and drawing [s]
};

}  // namespace gyre
