#pragma once
// A compiled model: elements in arrays, index layout, fixed structure of the iteration matrix. Immutable, so that
// many threads share it; everything that changes lives in a State and in a Workspace per run.
//
//   M v' + g(q, v, t) + B(q)^T lambda = 0,   Phi(q, t) = 0       (Bruels and Cardona 2010, eqs. 1-2)
//
// Phi' = B v + Phi_t,  Phi'' = B v' + B' v + Phi_tt. Rows of nonholonomic constraints read B v + Phi_t = 0 from the
// start: for them w.Phi is that rate. The power that prescribed motions bring in is lambda^T Phi_t.

#include "bodies/body.h"
#include "core/error.h"
#include "forces/joint_force.h"
#include "joints/coordinate.h"
#include "linear/kkt_matrix.h"
#include "model/model.h"
#include "system/channel.h"
#include "system/prescribed_motion.h"
#include "system/row_sizes.h"
#include "system/state.h"
#include "system/time_switches.h"

#include <array>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace gyre {

/// Scratch memory of one run.
struct Workspace {
  VecX r;              ///< M v' + g + B^T lambda [nv]
  VecX Phi;            ///< [m]
  VecX Phi_t, Phi_tt;  ///< its partial derivatives in time [m]

  // below: filled by System, for System
  std::vector<BodyKinematics> k;     ///< bodies, then ground
  std::vector<JointRows> rows;       ///< per part of a constraint
  std::vector<Vec6> g;               ///< per body: sum of g and B^T lambda in the body's twist
  std::vector<Mat6> K, C;            ///< per body and, behind them, ground
  std::vector<Mat6> J;               ///< per body, 6 x nv; identity for free bodies
  std::vector<Mat3> T;               ///< per body: tangent operator of its rotation
  std::vector<double> signalValues;  ///< channels that forces read
};

/// S's upper left block is  wM M + wC dr/dv + wK dr/dq T(xi);  C = B T(xi), and in rows of nonholonomic constraints
/// C = B + (wK / wC) d(B v)/dq T(xi): their equation divided by wC / wK = dv/dx.
struct TangentWeights {
  double wM = 1, wC = 0, wK = 0;
};

/// How the unknowns x of a step move one body: dq = P dx, du = V dx, du' = A dx, in the body's own velocities
/// (nv x nv in the upper left corner, zero elsewhere).
struct StepMap {
  Mat6 P = Mat6::Zero(), V = Mat6::Zero(), A = Mat6::Zero();
};

/// Where a body's numbers stand: first of q [nq] and of v [nv], which of v is the first angular velocity (-1: none).
struct BodyLayout {
  ElementId id;
  int q, nq, v, nv, rotation;
};

class System {
 public:
  /// Fails with an input error on what cannot be simulated, e.g. a joint that needs the orientation of a particle.
  static Expected<std::shared_ptr<const System>> compile(const Model& model);

  int nq() const { return nq_; }
  int nv() const { return structure_.nv; }
  int m() const { return structure_.m; }
  std::size_t bodyCount() const { return bodies_.size(); }
  const Body& body(std::size_t b) const { return *bodies_[b].body; }
  BodyLayout layout(std::size_t b) const {
    const BodyEntry& e = bodies_[b];
    return {e.id, e.q, e.nq, e.v, e.nv, e.rotation};
  }
  bool hasVelocityForces() const { return hasVelocityForces_; }
  const KktStructure& structure() const { return structure_; }
  Workspace makeWorkspace() const;

  /// Positions and velocities as the model gives them; vdot and lambda are zero.
  State initialState() const;

  /// qNew = q o exp(xi).
  void plus(const VecX& q, const VecX& xi, VecX& qNew) const;

  /// Kinematics, forces and constraints at s: fills w.r and w.Phi.
  void evaluate(const State& s, Workspace& w) const;
  /// The same in parts, for methods that need one without the other: kinematics and constraints (no force is
  /// evaluated) ...
  void evaluateConstraints(const State& s, Workspace& w) const;
  /// ... and, with the kinematics at hand, the applied forces f = -g without gyroscopic terms and reactions [nv].
  void appliedForce(const State& s, Workspace& w, VecX& f) const;
  /// r = M v' + gyroscopic terms [nv]; needs no evaluation.
  void inertia(const State& s, VecX& r) const;

  /// Iteration matrix at the state evaluated last. @param xi  argument of the last exponential, or null for T = I
  void linearize(const State& s, TangentWeights weights, const VecX* xi, Workspace& w, KktMatrix& S) const;
  /// The same for any parametrization of the step: A = scale (M A + dr/dv V + dr/dq P) per body, C = B P; in rows of
  /// nonholonomic constraints C = (B V + d(B v)/dq P) / rate.
  void linearize(const State& s, std::span<const StepMap> maps, double scale, double rate, Workspace& w,
                 KktMatrix& S) const;
  /// Its constraint blocks alone, for systems without nonholonomic constraints: B and C = B P.
  void linearizeConstraints(std::span<const StepMap> maps, const Workspace& w, KktMatrix& S) const;
  /// d (B^T mu) / dq [nv x nv] at fixed mu, in A, Aij and Aji; after evaluate() or evaluateConstraints().
  void linearizeConstraintForce(const VecX& mu, Workspace& w, KktMatrix& S) const;
  /// d (B v) / dq [m x nv] at fixed v, in the blocks C; after the same, for systems without nonholonomic constraints.
  void linearizeRates(const Workspace& w, KktMatrix& S) const;

  /// After evaluate(): B v + Phi_t [m], the violation of the constraints at velocity level.
  void velocityConstraints(const State& s, const Workspace& w, VecX& rate) const;
  /// Multiplies the rows of nonholonomic constraints in a vector of m by a factor.
  void scaleVelocityRows(double factor, VecRef rows) const;
  /// Largest |Phi| of the position constraints, with its row: lengths relative to lengthScale(), angles and direction
  /// cosines as they are. Not a number where one of them is none.
  double relativeViolation(const Workspace& w, Eigen::Index* row = nullptr) const;
  /// Largest |y_r| of the rows of Phi, Phi' or Phi'', lengths relative to lengthScale().
  double relativeSize(const VecX& y, Eigen::Index* row = nullptr) const;
  /// Largest |y_r| of lengths and of angles. @param ofPositions  leaves out rows of nonholonomic constraints
  RowSizes rowSizes(const VecX& y, bool ofPositions) const;
  /// Whether row r is a length, not an angle or a direction cosine.
  bool isLength(Eigen::Index r) const { return isLength_[static_cast<std::size_t>(r)]; }
  /// Per row of Phi: the length scale [m] of lengths, 1 of angles and direction cosines.
  const VecX& rowScales() const { return rowScale_; }
  /// The constraints that have such a row of at least a given size, each with it and its unit, e.g. "slide (0.5 m/s)".
  /// Where equations contradict each other, what comes closest to all of them leaves just these violated.
  /// @param derivative  0, 1 or 2: which of Phi, Phi', Phi'' y is
  std::vector<std::string> violatedConstraints(const VecX& y, int derivative, double atLeast) const;
  /// After evaluate(): the part of Phi'' that does not come from v' [m].
  void accelerationBias(const Workspace& w, VecX& bias) const;
  /// After evaluate(): B^T lambda [nv].
  void constraintForce(const Workspace& w, const VecX& lambda, VecX& f) const;
  SystemEnergy energy(const State& s, const Workspace& w) const;
  /// After evaluate() at a state that a step ended at: takes over its angles, the integrals of motions there and the
  /// states of forces.
  void advancePath(const Workspace& w, State& s) const;

  /// Forces may have states of their own, z' = f(q, v, z, t) (forces/force.h). Each is condensed into its force to
  /// second order; a method of higher order can carry them as unknowns instead: it writes z at every stage.
  int forceStateCount() const { return static_cast<int>(stateful_.size()); }
  void readForceStates(const State& s, VecX& z) const;
  /// They are z at the time s.t.
  void writeForceStates(const VecX& z, State& s) const;
  /// z' after evaluate(), at the states written at s.t.
  void forceStateRates(const State& s, const Workspace& w, VecX& rate) const;
  /// How each counts near s, after evaluate() at the states written at s.t:  dg_j = force dz,
  /// dz' = position dq_j + velocity dv_j + own dz,  j one of the bodies' own velocities [nv].
  struct StateTangent {
    struct Entry {
      int column;  ///< j
      double force, position, velocity;
    };
    std::string element;
    std::vector<Entry> entries;
    double own;
  };
  std::vector<StateTangent> forceStateTangents(const State& s, const Workspace& w) const;
  /// z within what each state can have.
  void limitForceStates(VecX& z) const;

  /// When functions of time switch, which no step may pass over; and, after evaluate(), which branches those of
  /// positions and velocities take (Force::branch), where there are any.
  const TimeSwitches& switches() const { return switches_; }
  bool hasBranches() const { return !branching_.empty(); }
  std::uint64_t branch(const State& s, const Workspace& w) const;

  /// Size by which positions are measured [m]: the largest of the distances of bodies and markers from the origins of
  /// their frames and the bodies' radii of gyration; 1 for particles at the origin.
  double lengthScale() const { return lengthScale_; }
  /// Per velocity: the length scale [m] of translations, 1 of turns; and the largest |xi| over it.
  const VecX& velocityScales() const { return velocityScale_; }
  double relativeMotion(const VecX& xi) const;

  /// Channels of all elements, and their values at the state evaluated last.
  const std::vector<Channel>& channels() const { return channels_; }
  void report(const State& s, const Workspace& w, std::span<double> values) const;
  /// Kinematics of body b after evaluate().
  const BodyKinematics& kinematics(const Workspace& w, std::size_t b) const { return w.k[b]; }
  Quat orientation(const State& s, std::size_t b) const;

  struct RowName {
    std::string element, equation;
  };
  /// Which equation row i of [r; Phi] is.
  RowName rowName(int i) const;
  /// Joints whose Phi = 0 holds at a wrong placement: an error naming the first.
  std::optional<Error> wrongAssembly(const Workspace& w) const;

 private:
  struct BodyEntry {
    ElementId id;
    std::string name;
    std::unique_ptr<Body> body;
    int q, v, nq, nv;
    bool free;
    int rotation;  ///< Body::rotationIndex
  };
  struct LinkEntry {
    ElementId id;
    std::string name;
    int body1, body2;   ///< index, or -1 for ground
    int coupling = -1;  ///< index of the coupling its tangent fills
    bool swapped = false;
  };
  /// A constraint is a sum of parts, each between two bodies: the equations of a joint, and the terms of a constraint
  /// between coordinates, which share one row.
  struct PartEntry : LinkEntry {
    std::shared_ptr<const Joint> equations;
    int row, rows, velocityRows;   ///< among all m
    int local;                     ///< first row within the constraint
    int block1 = -1, block2 = -1;  ///< in structure_.blocks
    bool adds = false;             ///< its blocks hold other parts, too
    bool isTerm = false;           ///< of a constraint between coordinates
    int angle = -1;                ///< index of the angle in a path, if it is a term with one
    double factor = 1;             ///< of a term
  };
  struct ConstraintEntry {
    ElementId id;
    std::string name;
    int row, rows;
    std::size_t firstPart, partCount;
    bool hasEnds;  ///< between two bodies: with a reaction
    Vec3 marker2;
    int coordinateConstraint;  ///< index in coordinateConstraints_, or -1
    std::size_t firstCoordinate = 0, coordinateCount = 0;
  };
  /// The row sum a_i c_i - offset - x(t) = 0.
  struct CoordinateConstraintEntry {
    int row;
    PrescribedMotion motion;
    double offset = 0;
    int mark = -1;  ///< first of its mark in a path
    bool fromStart = false, driven = false, isForce = false;
  };
  struct CoordinateEntry {
    ElementId joint;
    std::string name;
    JointCoordinate coordinate;
    int body1, body2;
    int angle;  ///< index in a path, or -1
  };
  struct ForceEntry : LinkEntry {
    std::unique_ptr<Force> force;
    int channel, channelCount;
    int memory = -1;  ///< first of its memory in a path
    std::size_t firstSignal = 0, signalCount = 0;
  };
  struct FieldEntry {
    ElementId id;
    std::string name;  ///< empty for the gravity of the document, which is no element
    std::unique_ptr<BodyField> field;
  };
  struct JointForceEntry : LinkEntry {
    std::unique_ptr<JointForce> law;
    std::size_t coordinate;
    int channel;
  };
  /// A channel that a force reads: what it reports of two bodies, and the blocks of the tangent that it fills.
  struct SignalEntry {
    enum class Kind { position, orientation, velocity, angularVelocity, coordinate, force, report, jointForce };
    struct Link {
      int row, rowEnd, column, columnEnd;  ///< bodies, and which of their elements' ends they are
      int coupling;                        ///< -1: on the diagonal
    };
    Kind kind;
    std::size_t index;         ///< of the body, coordinate, force or force on a joint
    std::string channel = {};  ///< of it
    int body1, body2 = -1;
    int component = 0;  ///< of a vector, or of what a force reports
    bool rate = false;  ///< of a coordinate, or a report that depends on velocities
    std::vector<Link> links = {};
    bool dependsOnVelocity() const { return rate || kind == Kind::velocity || kind == Kind::angularVelocity; }
  };
  /// Its value, and its derivatives by q and V of its two bodies.
  struct SignalTangent {
    double value = 0;
    Row12 dq = Row12::Zero(), dV = Row12::Zero();
  };
  struct CoordinateMotion {
    double x, rate;
    Row12 gradient;
  };

  System() = default;
  Expected<void> addBodies(const Model& model);
  using JointsById = std::map<ElementId, PartEntry>;
  Expected<JointsById> bindJoints(const Model& model);
  Expected<void> addConstraints(const Model& model);
  std::optional<Error> addCoordinateConstraint(const Element& e, const CoordinateConstraint& constraint,
                                               ConstraintEntry& entry);
  void addPart(PartEntry part, ConstraintEntry& entry);
  void bindBlocks(const ConstraintEntry& entry);
  Error noSuchCoordinate(const Element& e, ElementId joint, const CoordinateTerm& term) const;
  void startLaws();
  void countTowards(const CoordinateConstraintEntry& constraint, double x);
  Expected<void> addForces(const Model& model);
  std::optional<Error> bindEnds(const Element& e, LinkEntry& link) const;
  template <class Equations>
  static std::array<bool, 2> usesOrientation(const Equations& e) {
    return {e.usesOrientation(0), e.usesOrientation(1)};
  }
  std::optional<Error> checkOrientation(const LinkEntry& link, std::array<bool, 2> uses, bool oneBody) const;
  void bindCoupling(LinkEntry& link);
  int couplingOf(int body1, int body2);
  // signals.cpp
  Expected<void> bindSignals(const Model& model);
  Expected<SignalEntry> findSignal(const std::string& channel) const;
  std::string readableChannels(const std::string& element) const;
  void bindLinks(const ForceEntry& f, SignalEntry& r);
  SignalTangent read(const SignalEntry& r, const State& s, const Workspace& w) const;
  SignalTangent readBody(const SignalEntry& r, const State& s, const Workspace& w) const;
  double signalValue(const SignalEntry& r, const State& s, const Workspace& w) const;
  // report_signals.cpp
  std::optional<SignalEntry> findReport(const std::string& element, const std::string& quantity) const;
  std::optional<std::vector<std::string>> readableReports(const std::string& element) const;
  double reportedValue(const SignalEntry& r, const State& s, const BodyKinematics& k1, const BodyKinematics& k2) const;
  SignalTangent readReport(const SignalEntry& r, const State& s, const Workspace& w) const;
  double jointForceValue(const SignalEntry& r, const State& s, const Workspace& w) const;
  SignalTangent readJointForce(const SignalEntry& r, const State& s, const Workspace& w) const;
  // joint_forces.cpp
  std::optional<Error> addJointForce(const Element& e, JointForceBinding binding);
  CoordinateMotion motionOf(const CoordinateEntry& c, const State& s, const Workspace& w) const;
  Row12 rateTangent(const CoordinateEntry& c, const Workspace& w) const;
  void applyJointForces(const State& s, Workspace& w) const;
  void jointForceTangent(const JointForceEntry& f, const State& s, const Workspace& w, Mat12& K, Mat12& C) const;
  void addJointForceEnergy(const State& s, const Workspace& w, SystemEnergy& e) const;
  std::array<ForceChannel, 5> channelsOf(const JointForceEntry& f) const;
  static std::array<double, 5> reportOf(const JointForce& law, double x, double rate);
  void listJointForceChannels();
  void reportJointForces(const State& s, const Workspace& w, std::span<double> values) const;
  void listChannels();
  // constraint_channels.cpp
  void measure();
  using Rows = std::array<double, 3>;  ///< of rows that are lengths, angles and speeds: the largest |Phi|; -1: none
  Rows violationOf(const ConstraintEntry& c, const VecX& Phi) const;
  void listConstraintChannels(const ConstraintEntry& c);
  void reportConstraint(const ConstraintEntry& c, const State& s, const Workspace& w, double*& out) const;
  // field_channels.cpp
  void listFieldChannels();
  void reportFields(const Workspace& w, double* out) const;
  std::size_t slot(int body) const { return body < 0 ? bodies_.size() : static_cast<std::size_t>(body); }
  void kinematics(const State& s, Workspace& w) const;
  void applyForces(const State& s, Workspace& w) const;
  // force_states.cpp
  void addForceState(ForceEntry& f);
  Instant instant(const ForceEntry& f, const State& s, const Workspace& w) const;
  ForceState forceState(std::size_t force, const State& s, const Workspace& w) const;
  void constrain(const State& s, Workspace& w) const;
  MotionValue motionAt(const CoordinateConstraintEntry& constraint, const State& s) const;
  Vec6 wrenchOnBody2(const ConstraintEntry& c, const State& s, const Workspace& w) const;
  double coordinateValue(const CoordinateEntry& c, const State& s, const Workspace& w) const;
  // The tangent for any way a step moves the bodies (Maps: see linearize.cpp).
  template <class Maps>
  void assemble(const State& s, const Maps& maps, Workspace& w, KktMatrix& S) const;
  template <class Maps>
  void addToTangent(const LinkEntry& link, const Mat12& K, const Mat12& C, const Maps& maps, Workspace& w,
                    KktMatrix& S) const;
  template <class Maps>
  void addCoupling(int row, int column, const Mat6& K, const Mat6& C, const Maps& maps, const Workspace& w,
                   Mat6& out) const;
  template <class Maps>
  void addSignalTangents(const ForceEntry& f, const State& s, const Maps& maps, Workspace& w, KktMatrix& S) const;
  template <class Maps>
  void bodyTangent(std::size_t b, const State& s, const Maps& maps, Workspace& w, KktMatrix& S) const;
  template <class Maps>
  void constraintBlocks(const Maps& maps, const Workspace& w, KktMatrix& S) const;
  template <class Maps>
  void velocityBlocks(const PartEntry& part, const Maps& maps, const Workspace& w, KktMatrix& S) const;

  std::vector<BodyEntry> bodies_;
  std::vector<ConstraintEntry> constraints_;
  std::vector<PartEntry> parts_;
  std::vector<CoordinateConstraintEntry> coordinateConstraints_;
  std::vector<CoordinateEntry> coordinates_;
  std::vector<int> velocityRow_;   ///< rows of nonholonomic constraints
  std::vector<bool> isLength_;     ///< per row
  VecX rowScale_, velocityScale_;  ///< see rowScales(), velocityScales()
  VecX start_;                     ///< the path where a run starts
  std::vector<ForceEntry> forces_;
  std::vector<std::size_t> stateful_, branching_;  ///< of them those with a state, with branches
  std::vector<JointForceEntry> jointForces_;
  std::vector<SignalEntry> signals_;  ///< of one force after the other
  std::vector<FieldEntry> fields_;
  std::vector<int> rotation_;  ///< Body::rotationIndex, per body
  KktStructure structure_;
  std::vector<Channel> channels_;
  std::size_t fieldChannel_ = 0;  ///< first of the fields' among channels_
  std::unordered_map<ElementId, int> bodyIndex_;
  std::map<std::pair<int, int>, int> couplingIndex_;
  int nq_ = 0;
  TimeSwitches switches_;
  double lengthScale_ = 0;
  bool hasVelocityForces_ = false;
};

}  // namespace gyre
