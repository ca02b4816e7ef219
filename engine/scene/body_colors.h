#pragma once
// The colour of a body or a point: one and the same in the viewport, the tree, the plots and what is exported. Its hues
// are those of Okabe and Ito ("Color Universal Design", 2008), which people with any form of colour vision can tell
// apart; their yellow is left out, since it vanishes on white.

#include "core/rgb.h"
#include "model/model.h"

#include <unordered_map>

namespace gyre {

namespace okabe_ito {
inline constexpr Rgb blue{0, 114, 178}, skyBlue{86, 180, 233}, vermillion{213, 94, 0}, green{0, 158, 115},
    orange{230, 159, 0}, purple{204, 121, 167};
}

/// The colours of all bodies of a model: one does not change when another body is switched off.
std::unordered_map<ElementId, Rgb> bodyColors(const Model& model);
/// The colour that the model gives a body; without one that of its position among all bodies.
Rgb bodyColor(const Element& body, int index);
/// Colour of the body at this position among all bodies. The six hues come again in a lighter, then a darker shade.
Rgb bodyColor(int index);
/// Colour of the point at this position among all points: those of bodies from the other end, so that in a small model
/// no body has it.
Rgb pointColor(int index);

}  // namespace gyre
