#pragma once
// A linear elastic body by the modes of Craig and Bampton (1968, AIAA J. 6, p. 1313) about a floating frame.
//
// The frame F is that of the first interface, which moves with the body and does not deform against itself. A node at
// rest at X [m] in F moves to X + u, u = sum_k zeta_k phi_k, and turns by sum_k zeta_k psi_k (small). The shapes are,
// for each further interface, the six static ones of a unit displacement and turn there while the other interfaces are
// held, and the first vibrations with all interfaces held, scaled so that each has the mass m of the body: its
// coordinate is the root mean square of its displacement [m]. Stiffness does not couple the two kinds; their masses do.
//
// With y = (v, W, zeta_1 W, ..., zeta_n W, zeta'), v and W the velocities of F in its own axes, the kinetic energy is
// y^T G y / 2 with a constant G, the products of inertia of the fields
//   e_c;  e_c x X with the turn e_c;  e_c x phi_k;  phi_k with the turn psi_k
// by the mass matrix of the finite elements, consistent or lumped: the invariants of Shabana (2013, ch. 5) in the nodal
// form of Zwoelfer and Gerstmayr (2021, Acta Mech. 232, p. 835). Turns of nodes are small against F.

#include "core/types.h"

#include <vector>

namespace gyre {

struct ReducedBody {
  std::vector<Frame> interfaces;  ///< at rest in F; the first is F
  int modes = 0;                  ///< vibrations, the last of the coordinates
  double mass = 0;                ///< of all nodes, and of each vibration
  VecX modeStiffness = {};        ///< [modes]
  MatX K;                         ///< [n x n], n = 6 (interfaces - 1) + modes
  MatX G;                         ///< [6 + 4 n, 6 + 4 n], without the masses that bodies of the interfaces carry
  std::vector<Frame> nodes;       ///< all of them, at rest in F
  MatX shapes;                    ///< displacement and turn of each [6 nodes x n]; turns of nodes that have none are 0

  int size() const { return static_cast<int>(K.rows()); }
};

}  // namespace gyre
