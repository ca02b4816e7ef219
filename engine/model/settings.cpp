#include "model/settings.h"

namespace gyre {

const TypeInfo& documentType() {
  using P = DocumentSettings;
  static const TypeInfo type{
      .category = Category::document,
      .id = "document",
      .label = "Model",
      .help = "What the model as a whole has: its name, what it shows, and the gravity field.",
      .fields = {field<P>(&P::name, {.key = "name", .label = "Name", .help = "Title of the model"}),
                 field<P>(&P::description,
                          {.key = "description", .label = "Description", .help = "What the model shows"}),
                 field<P>(&P::gravity, {.key = "gravity",
                                        .label = "Gravity",
                                        .help = "Uniform gravity field in inertial axes",
                                        .quantity = Quantity::acceleration})},
      .defaults = P{},
  };
  return type;
}

const TypeInfo& viewType() {
  using P = ViewSettings;
  static const TypeInfo type{
      .category = Category::view,
      .id = "view",
      .label = "View",
      .help = "The camera a model opens with.",
      .fields = {field<P>(
                     &P::eye,
                     {.key = "eye", .label = "Eye", .help = "Where the camera stands", .quantity = Quantity::length}),
                 field<P>(
                     &P::target,
                     {.key = "target", .label = "Target", .help = "What it looks at", .quantity = Quantity::length}),
                 field<P>(&P::up, {.key = "up", .label = "Up", .help = "Direction that points up in the picture"})},
      .defaults = P{},
  };
  return type;
}

}  // namespace gyre
