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

#include "contact/contact_record.h"
#include "core/disjoint_sets.h"
#include "local_dynamics/local_solver.h"
#include "system/contact_groups.h"
#include "system/contact_model.h"
#include "system/iterated_joints.h"

#include <optional>
#include <span>

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

  /// Where a run begins, the first middle may lie behind what the bodies hit on the way there.
  /// @param start  kinematics at the start of a step of size h
  void lookFrom(const EvaluatedKinematics& start, double h);
  /// Bodies that were found to hit each other on the way to the middle, and have passed there.
  std::optional<std::pair<int, int>> passed() const;
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
  const VecX& jointImpulse() const { return jointImpulse_; }
  /// Finds the impulses M dq of moves that draw bodies apart where they overlap; false where none do.
  bool separate(const EvaluatedKinematics& middle);
  /// The step is accepted: remembers the reactions, and tells what they did.
  /// @param correction  energy that moves added [J]
  const ContactRecord& finish(double correction);
  /// Whether the solves have every iteration.
  void record(bool on) { settings_.record = on; }
  /// Traces of the solves of each stage of react(), whose islandOf is that of the contacts of the record.
  std::span<const LocalTrace> solves() const { return {solves_.data(), stages_}; }

 private:
  /// Gaps below this share of the length of the model are touch: rounding of positions in a file.
  static constexpr double touching = 1e-9;
  /// Overlap below this share is rounding.
  static constexpr double overlapping = 1e-12;
  /// Velocities wrong by 1e-4 of those to be removed: worth a word.
  static constexpr double poorMerit = 1e-8;

  enum class Part { rest, impact, out };
  /// A contact within one step: velocities and reactions in E.
  struct Point {
    const ContactLaw* law = nullptr;
    int body1 = -1, body2 = -1;  ///< of the problem, -1: ground
    double gap = 0;
    Vec3 arm1 = Vec3::Zero(), arm2 = Vec3::Zero();
    Mat3 E = Mat3::Identity();
    Vec3 start = Vec3::Zero(), spinStart = Vec3::Zero();  ///< U and relative angular velocity at the start of the step
    Vec3 stageStart = Vec3::Zero();                       ///< U where the stage started
    Vec3 now = Vec3::Zero(), spin = Vec3::Zero();
    Vec3 R = Vec3::Zero(), M = Vec3::Zero();  ///< of all stages
    Vec3 guessR = Vec3::Zero(), guessM = Vec3::Zero();
    Vec3 ahead = Vec3::Zero(), aim = Vec3::Zero();  ///< A H/2 of the last solve; of the next
    double fast = 0;                                ///< approach above this is an impact [m/s]
    Part part = Part::rest;
    int island = -1;       ///< of the last solve of a stage that it took part in
    bool carried = false;  ///< in the last step

    Vec3 atEnd() const { return now + ahead; }
  };
  struct Memory {
    int body1, body2;
    std::uint64_t feature;
    Vec3 R, M;  ///< inertial axes
  };

  /// How far any point of a body moves within a time, at the velocities u [nv].
  double way(const EvaluatedKinematics& at, std::size_t body, const VecX& u, double time) const;
  void findContacts(const IndexOne::Factored& middle, const VecX& v);
  std::span<const Contact> contacts() const { return set_ ? set_->contacts() : std::span<const Contact>(); }
  void makePoints(const EvaluatedKinematics& middle);
  void recall();
  Vec3 relative(const Point& p) const;
  Vec3 relativeSpin(const Point& p) const;
  double fastApproach(const Point& p) const;
  void solveStage(int stage);
  Part partOf(const Point& p, int stage) const;
  void solveOnce(int stage);
  void keepReactions(LocalTrace& solve);
  /// @param all  those that are out, too
  void fillProblem(int stage, bool all);
  bool isEmpty() const { return points_.empty() && problem_.joints.empty(); }
  LocalContact localContact(std::size_t point) const;
  bool enter();
  void meetAtEnd(const EvaluatedKinematics& middle);
  bool findRolling();
  bool aim(const EvaluatedKinematics& middle);
  void aimManifold(const EvaluatedKinematics& middle, std::size_t first, std::size_t end);
  bool solveAhead();
  void fillAhead();
  void freeAhead(int body);
  void keepAhead();
  bool isAhead(const Point& p) const;
  static bool sticks(const Point& p);
  static std::size_t islandOf(const Point& p) { return static_cast<std::size_t>(p.island); }
  bool isStruckAnew() const;
  bool isReachedOutside(const Point& p) const;
  void addImpulses(const EvaluatedKinematics& middle);
  void addJointImpulses(const EvaluatedKinematics& middle);
  void addImpulse(const EvaluatedKinematics& middle, std::size_t point, const Vec3& P, const Vec3& L);
  bool isPrepared() const;
  void markGains();
  void report(std::size_t point);
  bool isDrawnApart(std::size_t point) const;

  const System& system_;
  const ContactModel& model_;
  LocalSettings settings_;
  std::optional<ContactSet> set_;  ///< where anything may touch
  ContactGroups groups_;
  std::optional<IteratedJoints> joints_;  ///< where they are
  LocalProblem problem_;
  LocalSolver solver_;
  std::vector<LocalTrace> solves_;  ///< the first stages_ of the step
  std::size_t stages_ = 0;
  std::vector<LocalBody> stageBodies_;  ///< of the problem, where the stage started
  std::vector<Point> points_;           ///< of the contacts of the set
  std::vector<int> inProblem_;          ///< points of the contacts of the problem
  std::vector<int> islandOf_;           ///< of points
  std::vector<int> touched_;            ///< bodies of the problem
  std::vector<int> local_;              ///< of bodies: their place in the problem
  std::vector<Memory> memory_;
  std::vector<Vec6> jointGuess_, jointR_;         ///< of joints: R of the last step; of all stages
  DisjointSets inTouch_;                          ///< bodies of the problem
  std::vector<std::array<double, 2>> exchanged_;  ///< of what is in touch: work, and its size
  std::vector<double> reach_, gaps_, pushes_;
  std::vector<Contact> expected_;  ///< that lookFrom() found to be met before the middle
  LocalProblem ahead_;             ///< of the islands that look ahead
  LocalSolver aheadSolver_;
  std::vector<int> inAhead_;         ///< points of its contacts
  std::vector<char> isFreed_;        ///< bodies of the problem: they are in it
  std::vector<char> rolls_, aimed_;  ///< islands of the first solve: they look ahead; for something new
  VecX impulse_, jointImpulse_;
  ContactRecord record_;
  double h_ = 0;       ///< of the step
  double toNext_ = 0;  ///< H
};

}  // namespace gyre
