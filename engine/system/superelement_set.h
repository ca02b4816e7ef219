#pragma once
// The superelements of a system (modal/superelement.h): forces with an inertia of their own, on any number of bodies.
// Their equations stand beside those of the bodies, their masses, dampings and stiffnesses couple them.

#include "core/ids.h"
#include "forces/force_energy.h"
#include "modal/superelement.h"
#include "system/evaluated_state.h"
#include "system/iteration_matrix.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace gyre {

class BodySet;
class Structure;

class SuperelementSet {
 public:
  struct Entry {
    ElementId id;
    std::string name;
    Superelement element;
    std::vector<int> bodies = {};  ///< of the interfaces, then those of three vibrations each
    /// The blocks between two bodies of the list.
    struct Coupling {
      std::size_t first, second;
      int block;
      bool swapped;  ///< the second body comes before the first in the system
    };
    std::vector<Coupling> couplings = {};
    std::vector<std::size_t> inner = {};       ///< nodes that are no bodies
    std::vector<ElementId> innerIds = {};      ///< theirs
    std::vector<std::string> innerNames = {};  ///< theirs
  };

  using Gravity = std::function<Vec3(const Vec3&)>;  ///< of a place, inertial [m/s^2]

  SuperelementSet(const BodySet& bodies, Gravity gravity) : bodies_(bodies), gravity_(std::move(gravity)) {}
  SuperelementSet(const SuperelementSet&) = delete;  // gravity is asked of what has it as a member

  /// Takes one whose couplings are not known yet, and makes room for it in the matrix.
  void add(Entry entry, Structure& structure);
  std::size_t size() const { return entries_.size(); }
  bool empty() const { return entries_.empty(); }
  const Entry& operator[](std::size_t i) const { return entries_[i]; }

  std::vector<Superelement::Memory> makeMemory() const;
  std::vector<Superelement::Tangents> makeTangents() const;
  /// w.r += what they add to the equations at s, with its accelerations.
  void addEquations(const State& s, Workspace& w) const;
  /// f -= what they add without accelerations.
  void addForces(const State& s, Workspace& w, VecX& f) const;
  /// One of them evaluated at a state with its accelerations; valid until the workspace serves another evaluation.
  const Superelement::Memory& evaluated(std::size_t i, const EvaluatedKinematics& at) const;
  /// The one whose first interface this body is, or size().
  std::size_t firstOn(std::size_t body) const;
  /// Kinetic energy beside that of its bodies; potential of gravity [J].
  double kineticEnergy(std::size_t i, const EvaluatedKinematics& at) const;
  double potential(std::size_t i, const EvaluatedKinematics& at) const;
  /// What its deformation stores, and turns into heat.
  ForceEnergy energy(std::size_t i, const EvaluatedKinematics& at) const;
  /// Adds the masses at a state to A, and to the couplings.
  void addMasses(const EvaluatedKinematics& at, std::vector<Superelement::Tangents>& memory, KktMatrix& S) const;
  /// Adds the tangents by maps of step_maps.h. @pre at was evaluated with addEquations()
  template <class Maps>
  void addTangents(const EvaluatedState& at, const Maps& maps, IterationMatrix& S) const {
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      const Entry& e = entries_[i];
      Superelement::Tangents& t = S.superelements[i];
      e.element.tangents(at.workspace().superelements[i], t);
      forEachBlock(
          e, S,
          [&](std::size_t column, Eigen::Index r, Eigen::Index c, Eigen::Index rows, Eigen::Index columns, Mat6& out) {
            Mat6 M = Mat6::Zero(), C = M, K = M;
            M.topLeftCorner(rows, columns) = t.M.block(r, c, rows, columns);
            C.topLeftCorner(rows, columns) = t.C.block(r, c, rows, columns);
            K.topLeftCorner(rows, columns) = t.K.block(r, c, rows, columns);
            const auto body = static_cast<std::size_t>(e.bodies[column]);
            maps.acceleration(body, M);
            maps.velocity(body, C);
            maps.position(body, K);
            out += M + C + K;
          });
    }
  }

 private:
  /// Where the rows of the i-th body begin, and how many there are.
  static Eigen::Index rowOf(const Entry& e, std::size_t i);
  static Eigen::Index rowsOf(const Entry& e, std::size_t i);
  void gather(const Entry& e, const State& s, const Workspace& w, bool accelerated, Superelement::Memory& m) const;
  void addRows(const Entry& e, const VecX& r, double factor, VecX& out) const;

  const Superelement::Memory& evaluate(const Entry& e, const State& s, bool accelerated, const Workspace& w,
                                       Superelement::Memory& m) const;
  /// block(column's body, first row, first column, rows, columns, block of S) of each.
  template <class Block>
  static void forEachBlock(const Entry& e, KktMatrix& S, const Block& block) {
    for (std::size_t b = 0; b < e.bodies.size(); ++b)
      block(b, rowOf(e, b), rowOf(e, b), rowsOf(e, b), rowsOf(e, b), S.A[static_cast<std::size_t>(e.bodies[b])]);
    for (const Entry::Coupling& k : e.couplings) {
      const auto c = static_cast<std::size_t>(k.block);
      block(k.second, rowOf(e, k.first), rowOf(e, k.second), rowsOf(e, k.first), rowsOf(e, k.second),
            k.swapped ? S.Aji[c] : S.Aij[c]);
      block(k.first, rowOf(e, k.second), rowOf(e, k.first), rowsOf(e, k.second), rowsOf(e, k.first),
            k.swapped ? S.Aij[c] : S.Aji[c]);
    }
  }

  const BodySet& bodies_;
  Gravity gravity_;
  std::vector<Entry> entries_;
};

}  // namespace gyre
