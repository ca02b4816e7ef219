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

const TypeInfo& contactType() {
  using P = ContactSettings;
  static const TypeInfo type{
      .category = Category::contact,
      .id = "contact",
      .label = "Contact",
      .help =
          "Whether bodies touch each other and the ground, with their materials, pairs of materials and pairs of "
          "bodies. Bodies that a joint connects ignore each other unless they stand under \"touch\".",
      .fields = {field<P>(&P::enabled, {.key = "enabled",
                                        .label = "Bodies touch",
                                        .help = "False: bodies pass through each other; the rest stays in the file"}),
                 field<P>(&P::margin, {.key = "margin",
                                       .label = "Margin",
                                       .help = "Surfaces nearer than this are looked at before they touch",
                                       .quantity = Quantity::length,
                                       .range = positive})},
      .defaults = P{},
  };
  return type;
}

const TypeInfo& groundType() {
  using P = GroundSettings;
  static const TypeInfo type{
      .category = Category::groundSettings,
      .id = "ground",
      .label = "Ground",
      .help = "What stands still: shapes in the inertial frame, planes among them, for bodies to touch.",
      .fields = {field<P>(&P::shapes, {.key = "shapes",
                                       .label = "Shapes",
                                       .help = "Of the ground, in the inertial frame; planes too",
                                       .halfSpaces = true})},
      .defaults = P{},
  };
  return type;
}

}  // namespace gyre
