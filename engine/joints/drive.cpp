#include "joints/drive.h"

#include "joints/coordinate_constraint.h"
#include "joints/coordinate_fields.h"

namespace gyre {
namespace {

enum class Prescribes { position, velocity, acceleration, lock };

struct Drive {
  ElementId joint = ground;
  CoordinateName coordinate = CoordinateName::angle;
  Prescribes prescribes = Prescribes::velocity;
  Function motion = {};
};

CoordinateConstraint driveConstraint(const Drive& p) {
  using Motion = CoordinateConstraint::Motion;
  CoordinateConstraint constraint{
      .terms = {{p.joint, p.coordinate, 1, "coordinate"}}, .rowName = "driven coordinate", .driven = true};
  if (p.prescribes == Prescribes::lock) {
    constraint.fromStart = true;
    return constraint;
  }
  constraint.f = p.motion;
  constraint.motion = p.prescribes == Prescribes::position   ? Motion::value
                      : p.prescribes == Prescribes::velocity ? Motion::rate
                                                             : Motion::acceleration;
  return constraint;
}

}  // namespace

const JointType& driveType() {
  using P = Drive;
  static const JointType type{
      {.category = Category::joint,
       .id = "drive",
       .label = "Drive",
       .help = "Moves a coordinate of a joint as a function of time, 1 equation: its position, velocity or "
               "acceleration, or locks it where it is. Velocities and accelerations are integrated from the start.",
       .glyph = Glyph::drive,
       .fields = {jointField(&P::joint, "joint", "Joint", "Joint that is driven"),
                  coordinateField(&P::coordinate, "joint", "coordinate", "Coordinate"),
                  field<P>(&P::prescribes, {.key = "prescribes",
                                            .label = "Prescribes",
                                            .help = "What the motion is: position, velocity or acceleration of the "
                                                    "coordinate; lock keeps it where it starts",
                                            .choices = {"position", "velocity", "acceleration", "lock"}}),
                  field<P>(&P::motion, {.key = "motion",
                                        .label = "Motion",
                                        .help = "Number, expression of t or table of (t, value); m or rad, and s",
                                        .argument = {.interpolation = Interpolation::spline}})},
       .defaults = P{}},
      {},
      [](const std::any& p) { return driveConstraint(std::any_cast<const P&>(p)); }};
  return type;
}

}  // namespace gyre
