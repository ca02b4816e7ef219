#pragma once
// The contacts of one half-step (local_methods.h): which take part, by which law, and what they do to velocities.
//
// With the gap g in the middle of the step, U_N^t the normal velocity there at the start, B_N without contacts and the
// restitution e (measured in prototypes; Solfec's law alone keeps every penetration, gap/h alone destroys restitution):
//
//   rest     0 <= U_N + max(g, 0)/H  perp  R_N >= 0                 e = 0, or slow: -U_N^t <= 2 a H / e
//   impact   0 <= U_N + e U_N^t      perp  R_N >= 0                 fast, and touching or g + H B_N < 0   (Newton)
//   out      R = 0                                                  e > 0, not touching, not reached in this step
//
// H is the time to the middle of the next step, which is as long as the one that is wanted where this one was cut
// short. Bodies that reactions make faster than was looked ahead for are looked at again.
//
// Where bodies roll, V = U + A H/2, the velocity at the end of the step, takes the place of U in the law of rest, so
// that rolling is of second order (ours): A is the rate at which U changes with velocities held, as the point wanders
// and the normal turns (contact_change.h), with U_N also by n' . U. U = 0 in the middle (Solfec) puts rolling half a
// step behind: a ball in a bowl loses the share h Omega^2 / 2 of its energy per second. A is that of the velocities
// that the laws with U = 0 lead to, for all contacts of an island at once: differentiated at H u = 0, rows that depend
// on each other all along the motion ask for the same. A second solve with the A of the velocities so found comes ten
// times nearer. An island goes without where its laws cannot be met that way, where one of its contacts is hit, where
// no curved surface carries, where a step turns a body too far for A, and where it has more than 100 contacts; across
// the normal a contact that slips does, since friction opposes the slip in the middle.
//
// a is the larger of gravity and the free relative acceleration. A contact that is out, and is reached by what others
// do to its bodies, enters: at once where it is slow, else as an impact of a next stage, which starts from the
// velocities that the one before led to: the blow runs through a row of balls that do not touch. Friction is Coulomb's
// in every stage. What is left of overlap is removed by moves that leave velocities alone, at 1 m/s at most.
//
// Joints are eliminated from what bodies answer to contacts; or, as in Solfec, they are part of the problem, which is
// then solved for their reactions, too: to the merit of the solver instead of round-off.

#include "integrators/local/contact_ahead.h"
#include "integrators/local/contact_bodies.h"
#include "integrators/local/contact_report.h"
#include "integrators/local/contact_search.h"
#include "integrators/local/joint_reactions.h"
#include "integrators/local/overlap_pushes.h"
#include "integrators/local/reaction_memory.h"
#include "integrators/local/stage_traces.h"
#include "integrators/local/stepped_contact.h"
#include "local_dynamics/local_solver.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace gyre {

class ContactStep {
 public:
  /// @param system         outlives this
  /// @param iteratesJoints  @pre IteratedJoints have no obstacle
  ContactStep(const System& system, const LocalSettings& settings, bool iteratesJoints);

  struct Times {
    double h;     ///< of the step [s]
    double next;  ///< that the step behind it has at most [s]
  };

  /// See ContactSearch.
  void lookFrom(const EvaluatedKinematics& start, double h) { search_.lookFrom(start, h); }
  std::optional<std::pair<int, int>> passed() const { return search_.passed(); }
  /// Contacts and responses in the middle of a step.
  /// @param v  velocities at its start [nv]   @param free  and without reactions
  void start(const IndexOne::Factored& middle, const Times& times, const VecX& v, const VecX& free);
  /// Whether bodies at the velocities u move further than contacts were looked for; then they are found anew, as by
  /// start().
  bool lookFurther(const IndexOne::Factored& middle, const VecX& v, const VecX& u);
  bool any() const { return !points_.empty(); }
  /// Reactions for the velocities u that bodies have without contacts [nv]; of joints that are iterated over, too.
  /// @param target  of these: B v [m]
  void react(const EvaluatedKinematics& middle, const VecX& u, const VecX& target);
  /// Generalized impulse h H^T R of the reactions, or of what separate() found [nv].
  const VecX& impulse() const { return impulse_; }
  /// h lambda of joints that are iterated over [m].
  const VecX& jointImpulse() const { return joints_.impulse(); }
  /// Finds the impulses M dq of moves that draw bodies apart where they overlap; false where none do.
  bool separate(const EvaluatedKinematics& middle);
  /// The step is accepted: remembers the reactions, and tells what they did.
  /// @param correction  energy that moves added [J]
  const ContactRecord& finish(double correction);
  /// What finish() told last.
  const ContactRecord& last() const { return report_.last(); }
  /// Whether the solves have every iteration.
  void record(bool on) { settings_.record = on; }
  /// Traces of the solves of each stage of react(), whose islandOf is that of the contacts of the record.
  std::span<const LocalTrace> solves() const { return traces_.all(); }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(memory_, joints_, report_); }
  std::span<const Contact> contacts() const { return search_.contacts(); }
  double length() const { return system_.scales().length; }
  void respond(const IndexOne::Factored& middle, const VecX& v);
  void makePoints(const EvaluatedKinematics& middle);
  double fastApproach(const SteppedContact& p) const;
  void solveStage(bool isFirst);
  SteppedContact::Part partOf(const SteppedContact& p, bool isFirst) const;
  /// @param all  those that are out, too
  void fillProblem(bool isFirst, bool all);
  void keepReactions(LocalTrace& solve);
  bool isEmpty() const { return points_.empty() && bodies_.problem().joints.empty(); }
  bool enter();
  bool isStruckAnew() const;
  bool isReachedOutside(const SteppedContact& p) const;
  void addImpulses(const EvaluatedKinematics& middle);
  bool isPrepared() const;

  const System& system_;
  LocalSettings settings_;
  ContactSearch search_;
  ContactBodies bodies_;
  JointReactions joints_;
  LocalSolver solver_;
  StageTraces traces_;
  std::vector<SteppedContact> points_;  ///< of the contacts found
  std::vector<int> inProblem_;          ///< points of the contacts of the problem
  ContactAhead ahead_;
  OverlapPushes overlaps_;
  ReactionMemory memory_;
  ContactReport report_;
  VecX impulse_;
  StepTimes times_;
};

}  // namespace gyre
