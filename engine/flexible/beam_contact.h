#pragma once
// What of flexible beams touches others, where they do: a capsule along each half of an element, rigid with its node,
// as thick as the largest circle within the section. Neighbours along a line, and what joints hold near a node, ignore
// each other; filters that name a beam hold for all its nodes.

#include "flexible/expanded_model.h"

namespace gyre {

struct Rigid;

/// Gives the bodies of the nodes their capsules.
void addCapsules(const FlexibleBeam& beam, const BeamSections& sections, const BeamMesh& mesh,
                 std::vector<Rigid>& nodes);

/// Adds the filters of beams that touch. @param model  expanded, what takes hold of beams refers to nodes
Expected<void> addBeamFilters(Model& model, const std::vector<BeamParts>& beams);

}  // namespace gyre
