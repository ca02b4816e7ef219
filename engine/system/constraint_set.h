#pragma once
// The constraints of a system: equations of joints, and constraints between joint coordinates.
//
//   Phi(q, t) = 0,   Phi' = B v + Phi_t,   Phi'' = B v' + B' v + Phi_tt
//
// Rows of nonholonomic constraints read B v + Phi_t = 0 from the start: for them w.Phi is that rate. The power that
// prescribed motions bring in is lambda^T Phi_t.

#include "core/error.h"
#include "core/prefetch.h"
#include "joints/coordinate_row.h"
#include "system/body_parts.h"
#include "system/body_set.h"
#include "system/evaluated_state.h"
#include "system/link.h"
#include "system/prescribed_motion.h"
#include "system/scales.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace gyre {

struct RowName {
  std::string element, equation;
};

class ConstraintSet {
 public:
  /// A constraint is a sum of parts, each between two bodies: the equations of a joint, and the terms of a constraint
  /// between coordinates, which share one row.
  struct Part : Link {
    std::shared_ptr<const Joint> equations;
    int row = 0, rows = 0, velocityRows = 0;  ///< among all m
    int firstRow = 0;                         ///< within the constraint
    int block1 = -1, block2 = -1;             ///< among KktStructure::blocks
    bool sharesBlocks = false;                ///< its blocks hold other parts, too
    bool isTerm = false;                      ///< of a constraint between coordinates
    int angle = -1;                           ///< of a term: its angle in InternalState::angles, or -1
    double factor = 1;                        ///< of a term
    std::size_t coordinate = 0;               ///< of a term: which of the system's
    std::size_t equation = 0;                 ///< of a term: among coordinateEquations
  };
  struct Constraint {
    ElementId id;
    std::string name;
    int row = 0, rows = 0;
    std::size_t firstPart = 0, partCount = 0;
    bool hasEnds = false;  ///< between two bodies: with a reaction
    Vec3 marker2 = Vec3::Zero();
    int coordinateEquation = -1;  ///< its index, or -1
    std::size_t firstCoordinate = 0, coordinateCount = 0;
  };
  /// The row  sum a_i c_i - offset - x(t) = 0  of a constraint between coordinates.
  struct CoordinateEquation {
    int row = 0;
    PrescribedMotion motion;
    double offset = 0;
    int integral = -1;  ///< in InternalState::motions, or -1
    bool fromStart = false, driven = false, isForce = false;
  };
  /// Largest |Phi| of the rows that are lengths, angles and speeds; -1 where there are none.
  using Violations = std::array<double, 3>;

  explicit ConstraintSet(const BodySet& bodies) : bodies_(bodies) {}

  std::vector<Part> parts;
  std::vector<Constraint> constraints;
  std::vector<CoordinateEquation> coordinateEquations;
  /// Order in which parts are visited. Those that share rows or blocks with others come after all.
  ElementParts partsOfBodies;
  /// Those whose Phi depends on velocities: terms, for the turn of an angle, and velocity rows.
  std::vector<std::size_t> partsOfVelocities;

  /// f(i) for each part, in the order of partsOfBodies.
  template <class F>
  void forEachPart(const F& f) const {
    constexpr std::size_t hinge = 3 * cacheLine;  // what its equations take
    partsOfBodies.forEach([&](std::size_t i) {
      prefetchAhead<hinge>(parts, i, [](const Part& p) { return p.equations.get(); });
      f(i);
    });
  }

  /// Fills w.Phi, w.Phi_t and w.Phi_tt from the kinematics.
  void evaluate(const State& s, Workspace& w) const;
  /// Like evaluate(), with visit(i, rows) for each part: what uses them at once need not store them.
  template <class Visit>
  void evaluateWithRows(const State& s, Workspace& w, const Visit& visit) const {
    evaluateMotions(s, w);
    forEachPart([&](std::size_t i) {
      const Part& p = parts[i];
      if (!isPlain(p)) {
        evaluatePart(i, s, w);
        visit(i, w.rows[i]);
        return;
      }
      JointRows rows;
      p.equations->evaluate(w.k[bodies_.slot(p.body1)], w.k[bodies_.slot(p.body2)], rows);
      w.Phi.segment(p.row, p.rows) = rows.Phi.head(p.rows);
      visit(i, rows);
    });
  }
  /// Like evaluate(), without the rows, and adds B^T lambda to w.g.
  void evaluateWithReactions(const State& s, Workspace& w) const;
  /// Evaluates again where velocities alone have changed since.
  void evaluateVelocities(const State& s, Workspace& w) const;

  /// Phi and B of each part, evaluated now, into the memory of `at`, where that was not done. Throws std::logic_error
  /// where two threads do so at once.
  const std::vector<JointRows>& rows(const EvaluatedKinematics& at) const;
  /// Phi and B of one part, for many threads at once: in memory where it is evaluated now.
  const JointRows& rowsOf(std::size_t part, const EvaluatedKinematics& at, JointRows& memory) const;
  /// B v + Phi_t [m], the violation of the constraints at velocity level.
  void rates(const EvaluatedKinematics& at, VecX& out) const;
  /// Phi'' = B v' + B' v + Phi_tt with v' in s.vdot [m], the violation at acceleration level.
  void accelerations(const EvaluatedKinematics& at, VecX& out) const;
  /// The part of Phi'' that does not come from v' [m].
  void accelerationBias(const EvaluatedKinematics& at, VecX& bias) const;
  /// B^T lambda [nv].
  void force(const EvaluatedKinematics& at, const VecX& lambda, VecX& f) const;
  /// On body 2 about its centre of mass, moment in body axes.
  Vec6 wrenchOnBody2(const Constraint& c, const EvaluatedKinematics& at) const;
  MotionValue motionAt(const CoordinateEquation& c, const State& s) const;
  /// The integrals of prescribed motions where a step ended.
  void accept(const EvaluatedKinematics& at, InternalState& next) const;
  /// Joints whose Phi = 0 holds at a wrong placement: an error naming the first.
  std::optional<Error> wrongAssembly(const EvaluatedKinematics& at) const;

  Violations violations(const Constraint& c, const VecX& Phi) const;
  /// Which of them row r of a part counts to.
  static std::size_t kindOfViolation(const Part& part, int r);
  /// The constraints with a row of at least this size, each with it and its unit, e.g. "slide (0.5 m/s)". Where
  /// equations contradict each other, what comes closest to all of them leaves just these violated.
  /// @param derivative  0, 1 or 2: which of Phi, Phi', Phi'' y is
  std::vector<std::string> violated(const VecX& y, int derivative, double atLeast, const Scales& scales) const;
  /// Which equation row r of Phi is.
  RowName rowName(int r) const;

 private:
  void evaluateMotions(const State& s, Workspace& w) const;
  /// Whether Phi of the part is that of its joint: not a term, and of positions alone.
  static bool isPlain(const Part& p) { return !p.isTerm && p.velocityRows == 0; }
  /// Evaluates a part that is not plain.
  void evaluatePart(std::size_t i, const State& s, Workspace& w) const;
  template <class Accelerations>
  void secondRates(const EvaluatedKinematics& at, const Accelerations& of, VecX& out) const;

  const BodySet& bodies_;
};

}  // namespace gyre
