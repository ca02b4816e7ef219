#pragma once
// Friction in a revolute or prismatic joint. v is the velocity at the rubbing surface: that of the slide s = z1 . u, or
// radius times the rate of the angle about z. P is a constant normal load. F, times the radius for an angle, acts
// against the motion.
//
// stribeck, regularised (Stribeck 1902; in this form Armstrong, Dupont and Canudas de Wit 1994, Automatica 30, eq. 5
// with a smooth sign):
//   F(v) = P mu(v) tanh(v / vr) + c v,   mu(v) = mud + (mus - mud) exp(-(v / vs)^2)
// Because of the smooth sign the joint never sticks: it creeps below vr.
//
// lugre (forces/lugre_law.h) with Fc = P mud, Fs = P mus, sigma2 = c: the joint sticks, held by bristles that start
// unbent.

#include "bodies/link_ends.h"
#include "forces/force.h"

namespace gyre {

struct JointFriction : LinkEnds {
  enum class Motion { rotation, translation };
  enum class Model { stribeck, lugre };
  Motion motion = Motion::rotation;
  Model model = Model::stribeck;
  double normal_load = 100;            ///< P [N]
  double radius = 0.01;                ///< of the bearing [m]
  double static_friction = 0.15;       ///< mus
  double dynamic_friction = 0.1;       ///< mud
  double stribeck_velocity = 0.01;     ///< vs [m/s]
  double transition_velocity = 0.001;  ///< vr [m/s]
  double viscous_damping = 0;          ///< c [N s/m]
  double bristle_stiffness = 1e5;      ///< sigma0 [N/m]
  double bristle_damping = 300;        ///< sigma1 [N s/m]
};

const ForceType& jointFrictionType();

}  // namespace gyre
