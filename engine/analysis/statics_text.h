#pragma once
// A static equilibrium in words, for the command line and the window.

#include "analysis/statics.h"

#include <string>

namespace gyre {

/// "in equilibrium after 12 steps (acceleration left 3e-13); unstable in 1 direction; 2 free rigid motions".
std::string equilibriumText(const Equilibrium& rest);
/// The equilibrium in words, without how it was found: "in equilibrium; stable".
std::string restText(const Equilibrium& rest);
/// "stable", "unstable in 2 directions; 1 free rigid motion", "nothing can move".
std::string stabilityText(const Stability& stability, bool movable);

struct Reaction {
  std::string joint;
  Vec3 force, moment;  ///< on body 2 at its marker, inertial axes [N], [N m]
};
std::vector<Reaction> reactions(const System& system, const State& s);
/// The reactions as a table with a heading.
std::string reactionsTable(const System& system, const State& s);

}  // namespace gyre
