#pragma once
// A flexible beam by modes: its nodes and elements without load as finite elements (modal/modal_reduction.h). Stations
// that something takes hold of are interfaces, as is its start, whose node is the floating frame. Section forces follow
// from the strain of the elements, which is linear in the deformation.

#include "flexible/beam_element.h"
#include "flexible/beam_mesh.h"
#include "modal/modal_reduction.h"

#include <span>
#include <vector>

namespace gyre {

struct Rigid;

struct ReducedBeam {
  ReducedBody body;
  double damping = 0;                   ///< beta [s]
  std::vector<std::size_t> interfaces;  ///< nodes, the start first
  MatX sectionForces;                   ///< by deformations, at both ends of each element as SectionForces [12 e x n]
};

/// @param nodes       the bodies of its nodes
/// @param interfaces  of them, the start first
Expected<ReducedBeam> reduced(const BeamMesh& mesh, std::span<const Rigid> nodes, std::span<const BeamElement> elements,
                              std::vector<std::size_t> interfaces, int modes);

}  // namespace gyre
