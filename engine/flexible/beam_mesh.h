#pragma once
// Nodes and elements of a flexible beam without load, in the axes of the body. Pieces between kinks have nodes at even
// distances, and one at each station that something takes hold of; where such a station lies between two of them, the
// piece is divided there, too.

#include "flexible/beam_line.h"

#include <span>
#include <vector>

namespace gyre {

struct BeamMesh {
  struct Node {
    double s = 0;             ///< arc length [m]
    Frame place = {};         ///< its body: at the section, in the axes of the piece that begins there
    double length = 0;        ///< part of the line whose mass and load it carries: weight times h [m]
    double behind = 0;        ///< share of `length` that lies behind the node
    double momentFactor = 0;  ///< between the moment of lumped and of spread loads, times h^2 [m^2]
  };
  struct Element {
    std::size_t node1 = 0, node2 = 0;
    double s1 = 0, s2 = 0;  ///< arc lengths of its ends [m]
    Frame section1 = {}, section2 = {};
    double length() const { return s2 - s1; }
  };
  std::vector<Node> nodes;
  std::vector<Element> elements;
  double length = 0;  ///< the whole line [m]

  /// @param stations  from 0 to 1; each has a node
  BeamMesh(const FlexibleBeam& beam, std::span<const double> stations);
  /// The node there.
  std::size_t nodeAt(double station) const;

 private:
  void addPiece(const FlexibleBeam& beam, const BeamLine& line, std::size_t piece, double from, double to, int n);
  void closeRing();
};

}  // namespace gyre
