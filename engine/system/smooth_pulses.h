#pragma once
// Where a smooth function of time that was straight for a while begins to bend: a load at rest before, or a drive that
// stood still, as exp(-((t - 3)/0.01)^2). A method that chooses its steps by what it sees at their ends has long ones
// by then, and would lead one of them over all of it. Steps that end at several places within see it, and its error
// test does the rest.
//
// The function is sampled at equal distances over the run. It bends at a sample where
//   |f(t - d) - 2 f(t) + f(t + d)| > 1e-6 of the largest of these over the run, and of more than rounding;
// a part that bends follows a straight one where the latter is long enough for a step that the former could hide in.
// What is shorter than the distance of two samples may stay unseen.

#include "functions/compiled_function.h"

#include <vector>

namespace gyre {

/// Times at which steps are to end, ascending. @param switches  of f in [0, end], where steps end anyway
std::vector<double> smoothPulses(const CompiledFunction& f, const Switches& switches, double end, int samples);

}  // namespace gyre
