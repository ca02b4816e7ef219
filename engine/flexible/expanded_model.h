#pragma once
// A model whose flexible beams are replaced by what equations are made of: rigid nodes, elements between them, and the
// loads of their lines. The first node has the identity of the beam, further ones follow the model's own identities;
// what takes hold of a beam refers to the node of its station. A model without beams is not copied.

#include "core/error.h"
#include "flexible/beam_mesh.h"
#include "flexible/beam_section.h"
#include "flexible/reduced_beam.h"
#include "model/model.h"

#include <memory>
#include <string>
#include <vector>

namespace gyre {

struct Rigid;

/// A beam, by the elements that stand for it.
struct BeamParts {
  ElementId id;
  std::string name;
  BeamMesh mesh;
  std::vector<BeamSection> sections = {};  ///< at the nodes
  std::vector<ElementId> nodes = {}, elements = {};
  std::shared_ptr<const ReducedBeam> reduced = {};  ///< by modes: without elements, and with nodes that take no part
  std::vector<ElementId> coordinates = {};          ///< bodies of three vibrations each
  bool touches = false;                             ///< others, by capsules (beam_contact.h)
};

class ExpandedModel {
 public:
  /// Refused where a station is asked of a body that has none. @pre the model outlives it
  static Expected<ExpandedModel> of(const Model& model);
  /// Likewise, but the model as it is where it would be refused.
  static ExpandedModel orGiven(const Model& model);

  const Model& model() const { return own_ ? *own_ : *given_; }
  /// The model where it is another than the given one, else null.
  std::shared_ptr<const Model> takeModel() const { return own_; }
  const std::vector<BeamParts>& beams() const { return beams_; }
  /// The beam by modes whose node takes no part: it follows the interfaces. Null for all else.
  const BeamParts* followedBy(ElementId node) const;
  /// The beam that a node or element stands for, or what was asked.
  ElementId ownerOf(ElementId id) const;

 private:
  explicit ExpandedModel(const Model& model) : given_(&model) {}

  const Model* given_;
  std::shared_ptr<Model> own_;
  std::vector<BeamParts> beams_;
};

/// Names of the bodies that take part, in the order of the system.
std::vector<std::string> bodyNames(const Model& model);
/// The node at the start of a beam.
Rigid startNode(const FlexibleBeam& beam);
/// Solids of the sections without load, in the axes of the body.
Shapes shapesAtRest(const FlexibleBeam& beam);

}  // namespace gyre
