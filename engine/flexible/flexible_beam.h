#pragma once
// A slender elastic body: a line of sections that stay plane and rigid, with the geometrically exact strains of
// Reissner (1981) and Simo (1985). It is replaced by rigid nodes along its line, with the masses of
// flexible/nodal_weights.h, and by elements of order 4 between them (forces/helix_law.h), before a system is made of
// the model (flexible/expanded_model.h). Sections have x along the line.

#include "bodies/body.h"
#include "flexible/nodal_weights.h"

namespace gyre {

struct FlexibleBeam {
  enum class Section { rectangle, circle, tube, stiffness };

  int elements = 8;
  int modes = 0;                  ///< vibrations that stand for the elements, for small deformations; 0: the elements
  double length = 1;              ///< of a straight or evenly curved line [m]
  Vec3 curvature = Vec3::Zero();  ///< of such a line: twist about x, curvature about y and z of the sections [1/m]
  Points line = {};               ///< in place of both: straight from point to point, in the body's axes [m]
  Vec3 up = Vec3::UnitZ();        ///< near z of the sections of a line of points, in the body's axes
  Function twist = {};            ///< of the sections about the line, over s from 0 to 1 [rad]

  Section section = Section::rectangle;
  Function width = {.constant = 0.02};                                 ///< along y, over s [m]
  Function height = {.constant = 0.02};                                ///< along z, over s [m]
  Function diameter = {.constant = 0.02}, wall = {.constant = 0.002};  ///< over s [m]
  double youngs_modulus = 70e9;                                        ///< [Pa]
  double poisson = 0.3;
  double density = 2700;                                   ///< [kg/m^3]
  double shear_factor = 0;                                 ///< 0: by the shape
  double torsion_constant = 0;                             ///< [m^4]; 0: by the shape
  double bending_factor = 1;                               ///< of EI and GJ, for ropes of wires or fibres
  Matrix6 section_stiffness = {};                          ///< section stiffness: as the same key of a beam
  TimeVector force_stiffness = {}, moment_stiffness = {};  ///< or its diagonal over s [N], [N m^2]
  Function mass_per_length = {.constant = 1};              ///< over s [kg/m]
  Vec3 inertia_per_length = Vec3::Constant(1e-4);          ///< about x, y, z of the section [kg m]

  double damping_time = 0;  ///< beta [s]
  TimeVector load = {};     ///< along inertial axes over t and s [N/m]
  NodalMasses masses = NodalMasses::gregory;

  bool contact = false;         ///< touches others
  ElementId material = ground;  ///< what it is made of where it touches; ground: the first material of the model

  Vec3 position = Vec3::Zero();  ///< of the origin of the line, inertial [m]
  Quat orientation = Quat::Identity();
  Vec3 velocity = Vec3::Zero();          ///< of that point, as part of a rigid body; inertial [m/s]
  Vec3 angular_velocity = Vec3::Zero();  ///< in the body's axes [rad/s]
  std::string color = {};                ///< "#rrggbb"; empty: by its place among the bodies
};

const BodyType& flexibleBeamType();

}  // namespace gyre
