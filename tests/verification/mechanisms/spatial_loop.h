#pragma once
// Loops of hinges in space by the table of Denavit and Hartenberg (1955): frame i follows frame i - 1 by
//   Rot_z(theta_i) Trans_z(d_i) Trans_x(a_i) Rot_x(alpha_i),
// hinge i turns about z of frame i - 1, link i carries frame i, and the last link is the ground. The first angle is the
// coordinate; the others solve the closure by Newton's method from where they were, and are to stay on their branch.

#include "verification/mechanisms/mechanism.h"

namespace gyre::test {

struct LoopRow {
  double a = 0, alpha = 0, d = 0;
  double theta = 0;  ///< at the assembly; near it, but for the first
};

/// Frames 0 to n; in a loop that is closed the last is the first.
std::vector<Place> chainFrames(const std::vector<LoopRow>& table, const VecX& theta);
/// Links of 1 kg; hinges are called "J1" to "Jn", links "L1" to "Ln-1".
Mechanism spatialLoop(const std::string& title, const std::string& source, std::vector<LoopRow> table);
/// The angles of the closed loop for this first angle [rad]. Throws where it does not close to round-off.
VecX loopAngles(const std::vector<LoopRow>& table, double theta1);

}  // namespace gyre::test
