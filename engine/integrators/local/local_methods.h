#pragma once
// Time stepping of Solfec with local dynamics (T. Koziara, Solfec theory manual, time integration and local dynamics):
//
//   q_h = q + (h/2) u,   u_1 = u + M^-1 h f(q_h, u) + M^-1 h H(q_h)^T R,   q_1 = q_h + (h/2) u_1
//   U = H u_1,   C(U, R) = 0
//
// Forces are explicit, at the positions of the middle and the velocities of the start; joints, contacts and friction
// are implicit in the velocity at the end. Rotations turn as rotation_update.h says. What R obeys:
//
//   joints, "mean":       U + U^t = 0 (with the rate of what is prescribed): neutral in energy, but what is once off
//                         changes its sign from step to step and stays
//           "velocity":   U = 0: first order, and loses energy
//           "projected":  as mean; then u_1 is moved onto B(q_1) u_1 = 0 by the smallest mass-weighted change, of
//                         second order in the step (ours)
//   rods: the length itself at the end of the step;   nonholonomic rows: U = 0, or as joints where projected
//   contacts: contact_step.h
//
// q_h is off the constraints by the square of the step. Where constraints are redundant, H and f are taken at the
// nearest state that meets them (ours): off the constraints rows that depend on each other are independent, and U + U^t
// = 0 in all of them would stop a mechanism such as Bennett's.
//
// Joints are eliminated exactly by the matrix [M B^T; B 0] of the middle, or, as in Solfec, iterated over together with
// contacts; a chain of n links takes about n^2 sweeps then. What is left of Phi(q_1), of third order in the step, is
// removed by the smallest mass-weighted move, which leaves velocities alone. The reported multipliers are the mean
// reactions of the step. First order where there are impacts, slip, corners that bodies turn about or forces that
// depend on velocities, and of pos_published where reactions turn bodies; else second: of bodies that roll contacts are
// met at the end of the step (contact_step.h).

#include "integrators/integrator.h"
#include "local_dynamics/local_settings.h"
#include "model/settings.h"

namespace gyre {

enum class JointRelation { projected, mean, velocity };
enum class JointSolver { eliminated, iterated };
enum class ReactionTorques { turned, published };  ///< of local_pos: pos or pos_published of rotation_update.h

struct LocalDynamics : RunSettings {
  JointRelation joints = JointRelation::projected;
  JointSolver joint_solver = JointSolver::eliminated;
  ReactionTorques reaction_torques = ReactionTorques::turned;
  LocalMethod solver = LocalMethod::automatic;
  double merit = 1e-18;      ///< at which the solver has done enough (local_dynamics/local_settings.h)
  int sweeps = 100;          ///< of Gauss-Seidel, at most
  int position_sweeps = 10;  ///< that draw overlapping bodies apart; 0: they stay
};

const IntegratorType& localPosType();
const IntegratorType& localNegType();
const IntegratorType& localImpType();

}  // namespace gyre
