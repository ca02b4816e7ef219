#include "integrators/local/local_methods.h"

#include "integrators/body_inertia.h"
#include "integrators/local/half_step.h"

namespace gyre {
namespace {

std::vector<Field> localFields() {
  using P = LocalDynamics;
  std::vector<Field> fields = runFields<P>();
  fields.push_back(
      field<P>(&P::joints, {.key = "joints",
                            .label = "Joints hold",
                            .help = "projected: the mean of the velocities at both ends of a step, then the "
                                    "velocity at its end; mean: the former alone, neutral in energy; "
                                    "velocity: the latter alone, first order",
                            .choices = {"projected", "mean", "velocity"}}));
  fields.push_back(
      field<P>(&P::joint_solver, {.key = "joint_solver",
                                  .label = "Joint solver",
                                  .help = "eliminated: exactly, before contacts are solved; iterated: together with "
                                          "contacts, by the solver of these, as in Solfec",
                                  .choices = {"eliminated", "iterated"},
                                  .advanced = true}));
  fields.push_back(
      field<P>(&P::solver,
               {.key = "solver",
                .label = "Contact solver",
                .help = "auto: Gauss-Seidel, and Newton for islands that it does not solve; gauss_seidel_w: on the "
                        "explicit matrix W",
                .choices = {"auto", "gauss_seidel", "gauss_seidel_w", "newton_hueber", "newton_dsf", "quasi_newton"}}));
  fields.push_back(field<P>(&P::merit, {.key = "merit",
                                        .label = "Merit",
                                        .help = "Where the solver stops: violation of the laws of contact against what "
                                                "there was to solve, as an energy",
                                        .range = nonNegative,
                                        .advanced = true}));
  fields.push_back(field<P>(&P::sweeps, {.key = "sweeps",
                                         .label = "Sweeps",
                                         .help = "Of Gauss-Seidel over all contacts in a step, at most",
                                         .range = {.minimum = 1, .maximum = 1e6}}));
  fields.push_back(field<P>(&P::position_sweeps,
                            {.key = "position_sweeps",
                             .label = "Position sweeps",
                             .help = "That draw overlapping bodies apart without a change of velocities; 0: they stay",
                             .range = {.minimum = 0, .maximum = 1e6},
                             .advanced = true}));
  return fields;
}

Field reactionTorques() {
  using P = LocalDynamics;
  return field<P>(&P::reaction_torques,
                  {.key = "reaction_torques",
                   .label = "Reaction torques",
                   .help = "turned: reactions turn with the body in the second half of the step, of second order; "
                           "published: they do not, as in Solfec, which makes angular momentum of first order",
                   .choices = {"turned", "published"},
                   .advanced = true});
}

std::unique_ptr<Integrator> makeLocal(const LocalDynamics& settings, RotationUpdate update) {
  const bool published = settings.reaction_torques == ReactionTorques::published;
  return makeHalfStep(settings, update == RotationUpdate::pos && published ? RotationUpdate::pos_published : update);
}

IntegratorType localType(std::string id, std::string label, const std::string& rotations, RotationUpdate update,
                         Recommendation recommended = {}) {
  using P = LocalDynamics;
  std::vector<Field> fields = localFields();
  if (update == RotationUpdate::pos) fields.push_back(reactionTorques());
  return {
      {.category = Category::integrator,
       .id = std::move(id),
       .label = std::move(label),
       .help = "The half-step scheme of Solfec with joints, contacts and friction implicit in the velocity at the "
               "end of the step, forces explicit. Accelerations and reactions that are told are means of the step. " +
               rotations,
       .fields = std::move(fields),
       .defaults = P{}},
      Capabilities{.order = halfStepOrder, .noCoupledMasses = ownInertiaRefusal, .impacts = true},
      [update](const std::any& any) { return makeLocal(std::any_cast<const P&>(any), update); },
      {},
      {},
      std::move(recommended)};
}

}  // namespace

const IntegratorType& localPosType() {
  static const IntegratorType type = localType(
      "local_pos", "Local dynamics, explicit rotations (POS)",
      "Rotations by Solfec's explicit update, with good energy and approximate momentum; torques of reactions turn "
      "with the body, where wanted as in Solfec.",
      RotationUpdate::pos, {.compared = 5});
  return type;
}

const IntegratorType& localNegType() {
  static const IntegratorType type =
      localType("local_neg", "Local dynamics, momentum-conserving rotations (NEG)",
                "Rotations by Solfec's explicit update that conserves angular momentum.", RotationUpdate::neg);
  return type;
}

const IntegratorType& localImpType() {
  static const IntegratorType type =
      localType("local_imp", "Local dynamics, implicit rotations (IMP)",
                "Rotations by Solfec's implicit update, which conserves angular momentum and keeps its energy near the "
                "true one.",
                RotationUpdate::imp);
  return type;
}

}  // namespace gyre
