#pragma once
// One number for each body at the rows of a recording, by which bodies are coloured: how fast it is, what energy it
// has, what its joints bear.

#include "bodies/body.h"
#include "model/model.h"
#include "run/recording.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace gyre {

enum class BodyQuantity {
  speed,          ///< of the centre of mass [m/s]
  angularSpeed,   ///< [rad/s]
  kineticEnergy,  ///< [J]
  reaction,       ///< largest of the reaction forces of its joints [N]
  stress,         ///< largest normal stress of a beam's section, at the node that the body is [Pa]
  strainEnergy    ///< per length of a beam, likewise [J/m]
};

class BodyValues {
 public:
  /// @param model  whose run was recorded
  BodyValues(const Model& model, std::shared_ptr<const Recording> recording, BodyQuantity quantity);

  /// The bodies whose motion was recorded; for what only beams have, their nodes.
  std::span<const ElementId> bodies() const { return ids_; }
  /// Their values at a row, in this order. @pre row < rows of the recording
  std::vector<double> at(std::size_t row) const;

 private:
  struct Source {
    std::shared_ptr<const Body> body = {};
    std::optional<std::size_t> v = {}, W = {};  ///< columns of vx and wx
    std::vector<std::size_t> reactions = {};    ///< columns of fx of its joints
    std::optional<std::size_t> column = {};     ///< that the value itself is in
  };
  double value(const Source& source, std::size_t row) const;
  void findBodies(const Model& model);
  void findReactions(const Model& model);
  void findNodes(const Model& given);

  std::shared_ptr<const Recording> recording_;
  BodyQuantity quantity_;
  std::vector<ElementId> ids_;
  std::vector<Source> sources_;
};

}  // namespace gyre
