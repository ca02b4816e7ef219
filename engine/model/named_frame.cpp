#include "model/named_frame.h"

namespace gyre {

const TypeInfo& namedFrameType() {
  using P = NamedFrame;
  static const TypeInfo type{
      .category = Category::frame,
      .id = "named_frame",
      .label = "Frame",
      .help =
          "A place and axes on a body or in space that have a name. Markers of joints and forces that name it are "
          "where "
          "it is, as in \"frame1\": {\"frame\": \"crank pin\"}: moved once, it moves all of them.",
      .words = "marker coordinate system axes triad",
      .glyph = Glyph::triad,
      .fields = {field<P>(&P::body,
                          {.key = "body", .label = "Body", .help = "Body that has it, or ground", .required = true}),
                 field<P>(&P::position, {.key = "position",
                                         .label = "Position",
                                         .help = "From the centre of mass of the body, in its axes",
                                         .quantity = Quantity::length}),
                 field<P>(&P::orientation, {.key = "orientation",
                                            .label = "Orientation",
                                            .help = "Frame to body; z is the axis of a joint that names it"})},
      .defaults = P{},
  };
  return type;
}

}  // namespace gyre
