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

Quantity quantityOfMotion(const Drive& p) {
  const bool along = isLength(p.coordinate);
  switch (p.prescribes) {
    case Prescribes::velocity: return along ? Quantity::velocity : Quantity::angularVelocity;
    case Prescribes::acceleration: return along ? Quantity::acceleration : Quantity::angularAcceleration;
    case Prescribes::position:
    case Prescribes::lock: break;
  }
  return along ? Quantity::length : Quantity::angle;
}

Field motionField() {
  Field motion =
      field<Drive>(&Drive::motion, {.key = "motion",
                                    .label = "Motion",
                                    .help = "Number, expression of t or table of (t, value); m or rad, and s",
                                    .argument = {.interpolation = Interpolation::spline}});
  motion.quantityBy = [](const std::any& p) { return quantityOfMotion(std::any_cast<const Drive&>(p)); };
  return motion;
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
       .words = "motor engine motion servo rotate speed prescribed",
       .glyph = Glyph::drive,
       .fields = {jointField(&P::joint, "joint", "Joint", "Joint that is driven"),
                  coordinateField(&P::coordinate, "joint", "coordinate", "Coordinate"),
                  field<P>(&P::prescribes, {.key = "prescribes",
                                            .label = "Prescribes",
                                            .help = "What the motion is: position, velocity or acceleration of the "
                                                    "coordinate; lock keeps it where it starts",
                                            .choices = {"position", "velocity", "acceleration", "lock"}}),
                  motionField()},
       .defaults = P{}},
      {},
      [](const std::any& p) { return driveConstraint(std::any_cast<const P&>(p)); }};
  return type;
}

}  // namespace gyre
