#pragma once
// The flexible beams of a system as what is looked at: section forces at the nodes, stress, energy.
//
// Elements have constant forces, and the loads and inertia of the line act at the nodes. Between them the forces vary
// as the spread load does: with the forces N of the elements before and behind a node, the load p = (N_before -
// N_behind) / length of the node, lumped, and e1 along the line,
//   N = N_behind + p behind,   M = (M_before + M_behind) / 2 + momentFactor e1 x p        (flexible/beam_mesh.h)
// which for smooth loads is of order 4, as Gregory's weights are. At the ends p is continued straight on.

#include "flexible/expanded_model.h"
#include "system/force_set.h"

namespace gyre {

class BeamSet {
 public:
  static constexpr std::size_t channelsOfNode = 8;  ///< N, Q_y, Q_z, T, M_y, M_z, stress, strain energy per length
  static constexpr std::size_t channelsOfBeam = 5;  ///< energy, largest stress, place of the tip

  struct Node {
    Vec6 forces = Vec6::Zero();  ///< N, Q_y, Q_z, T, M_y, M_z in the axes of the section
    double stress = 0, strainEnergy = 0;
  };
  struct Entry {
    BeamParts parts;
    std::vector<std::size_t> bodies, forces;  ///< of the nodes and elements; by modes, of all its bodies
    std::size_t superelement = 0;             ///< of a beam by modes
    bool isReduced() const { return parts.reduced != nullptr; }
  };

  BeamSet(const BodySet& bodies, const ForceSet& forces) : bodies_(bodies), forces_(forces) {}

  /// Finds their nodes and elements, once those are there, and makes one source of energy of each beam's elements.
  void bind(const std::vector<BeamParts>& beams, ForceSet& forces);
  std::size_t size() const { return entries_.size(); }
  const Entry& operator[](std::size_t i) const { return entries_[i]; }
  std::size_t channelCount(const Entry& beam) const {
    return channelsOfNode * beam.parts.nodes.size() + channelsOfBeam;
  }

  /// @param out  one for each node
  void nodes(const Entry& beam, const EvaluatedKinematics& at, std::vector<Node>& out) const;
  double energy(const Entry& beam, const EvaluatedKinematics& at) const;
  /// The values of its channels. @return behind them
  double* report(const Entry& beam, const EvaluatedKinematics& at, double* out) const;

 private:
  SectionForces sectionForces(const Entry& beam, std::size_t element, const EvaluatedKinematics& at,
                              const VecX& strained) const;
  Vec3 tip(const Entry& beam, const EvaluatedKinematics& at) const;

  const BodySet& bodies_;
  const ForceSet& forces_;
  std::vector<Entry> entries_;
};

}  // namespace gyre
