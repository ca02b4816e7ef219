#pragma once
// What there is to say of a run before its first step: of contacts, of what switches (system/time_switches.h), of stops
// that are stiff for the inertia behind them (run/stop_watch.h), and of functions of time, loads and prescribed
// motions, that vary faster than steps of a fixed size h resolve.
//
// A step sees a function f at a few places. It is not resolved where f is far from a straight line over a step: with
// d(t) = f(t) - (f(t - s) + f(t + s)) / 2 at many t of the run, s irregular between h/4 and h/2, so that no
// period hides as one of s,
//   mean d^2 > 0.02 mean f^2
// An oscillation of period p makes d = f (1 - cos(2 pi s/p)): the limit is at p = 4.6 h, where a method of second order
// is about 15 % off, and what is much faster has a mean d^2 of 1.5 mean f^2. A spike that is much shorter than the run
// may stay unseen.

#include "run/stepper.h"

#include <string>
#include <vector>

namespace gyre {

std::vector<std::string> startWarnings(const Model& model, const Stepper& stepper);

}  // namespace gyre
