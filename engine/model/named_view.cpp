#include "model/named_view.h"

namespace gyre {
namespace {

std::optional<Error> checkSight(const std::any& any) {
  const auto& v = std::any_cast<const NamedView&>(any);
  if (!((v.target - v.eye).norm() > 0))
    return Error{.message = "a place other than that of the eye was expected", .key = "target"};
  if (!((v.target - v.eye).cross(v.up).norm() > 0))
    return Error{.message = "a direction across that from the eye to the target was expected", .key = "up"};
  return std::nullopt;
}

}  // namespace

NamedView NamedView::takenAlong(const Frame& from, const Frame& to) const {
  if (track == Tracks::nothing) return *this;
  const Quat turn =
      track == Tracks::bodyAndTurn ? Quat(to.orientation * from.orientation.conjugate()) : Quat(Quat::Identity());
  NamedView out = *this;
  out.eye = to.position + turn * (eye - from.position);
  out.target = to.position + turn * (target - from.position);
  out.up = turn * up;
  return out;
}

const TypeInfo& namedViewType() {
  using P = NamedView;
  static const TypeInfo type{
      .category = Category::namedView,
      .id = "named_view",
      .label = "Named view",
      .help =
          "A camera with a name, for the window and for pictures and films of a run. It stands where these keys say "
          "while all bodies are at their initial placements.",
      .words = "camera viewpoint",
      .fields = {field<P>(&P::eye, {.key = "eye",
                                    .label = "Eye",
                                    .help = "Where the camera stands",
                                    .quantity = Quantity::length,
                                    .required = true}),
                 field<P>(&P::target, {.key = "target",
                                       .label = "Target",
                                       .help = "What it looks at",
                                       .quantity = Quantity::length,
                                       .required = true}),
                 field<P>(&P::up, {.key = "up", .label = "Up", .help = "Direction that points up in the picture"}),
                 field<P>(&P::height,
                          {.key = "height",
                           .label = "Height",
                           .help = "From the lower to the upper edge of a picture without perspective; 0: with it",
                           .quantity = Quantity::length,
                           .range = nonNegative}),
                 field<P>(&P::track, {.key = "track",
                                      .label = "Tracks",
                                      .help = "What takes the camera along when it moves",
                                      .choices = {"nothing", "body", "body_and_turn", "all_bodies"}}),
                 field<P>(&P::body, {.key = "body",
                                     .label = "Body",
                                     .help = "The one that it tracks; ground stands still",
                                     .mayBeLost = true})},
      .defaults = P{},
      .check = checkSight,
  };
  return type;
}

}  // namespace gyre
