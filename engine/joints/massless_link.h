#pragma once
// What joints with a massless link between the markers' origins share: its length.

#include "joints/composed_joint.h"

#include <utility>

namespace gyre {

struct MasslessLink : LinkEnds {
  double length = 1;  ///< [m]
};

/// @param equations  JointEquations of MasslessLink
template <class Equations>
JointType masslessLinkType(std::string id, std::string label, std::string help, std::string words, Glyph glyph,
                           Equations equations) {
  using P = MasslessLink;
  std::vector<Field> fields = endFields<P>();
  fields.push_back(field<P>(&P::length, {.key = "length",
                                         .label = "Length",
                                         .help = "Distance of the two markers' origins",
                                         .quantity = Quantity::length,
                                         .range = positive,
                                         .required = true}));
  return {{.category = Category::joint,
           .id = std::move(id),
           .label = std::move(label),
           .help = std::move(help),
           .words = std::move(words),
           .glyph = glyph,
           .fields = std::move(fields),
           .defaults = P{},
           .check = checkEnds<P>},
          [equations](const std::any& any) {
            const auto& p = std::any_cast<const P&>(any);
            return composedJoint(p, equations(p));
          }};
}

}  // namespace gyre
