#pragma once
// The mechanisms, by families; one file each.

#include "verification/mechanisms/mechanism.h"

namespace gyre::test {

using Mechanisms = std::vector<Mechanism>;

Mechanisms fourBarLinkages();  ///< four-bars named in the literature, and those that draw straight lines
Mechanisms planarLinkages();   ///< of more bars
Mechanisms slidingLinkages();  ///< with slides
Mechanisms spatialLoops();     ///< overconstrained loops of hinges
Mechanisms spatialLinkages();  ///< other linkages in space
Mechanisms robots();
Mechanisms couplings();  ///< of shafts
Mechanisms gearTrains();
Mechanisms pendulums();
Mechanisms gyros();      ///< what spins
Mechanisms particles();  ///< bodies without rotation, in time

/// One of the pendulums, on an earth of other size and rate [m, rad/s].
Mechanism foucault(double radius, double w, double latitude);

struct Family {
  const char* name;
  Mechanisms (*make)();
};
/// All of them.
const std::vector<Family>& families();

}  // namespace gyre::test
