#include "shell/example_groups.h"

#include <QCoreApplication>

namespace gyre::ui {

const std::vector<ExampleGroup>& exampleGroups() {
  static const std::vector<ExampleGroup> groups = {
      {QT_TRANSLATE_NOOP("Gallery", "Start here"),
       {"double-pendulum", "four-bar", "slider-crank-3d", "heavy-top", "newtons-cradle"}},
      {QT_TRANSLATE_NOOP("Gallery", "Mechanisms and machines"),
       {"all-joints", "universal-joints", "gripper", "quarter-car", "double-wishbone", "vehicle-on-bumps",
        "andrews-squeezer", "flyball-governor", "balanced-pendulum", "bushing", "spring-coupled"}},
      {QT_TRANSLATE_NOOP("Gallery", "Rotation"), {"dzhanibekov", "heavy-top-on-a-ball-joint", "tippe-top"}},
      {QT_TRANSLATE_NOOP("Gallery", "Contact and friction"),
       {"billiards", "bouncing-balls", "bouncing-balls-as-a-force", "incline", "stick-slip", "dominoes", "card-house",
        "stack", "heap", "masonry-arch", "masonry-arch-falling", "painleve-rod"}},
      {QT_TRANSLATE_NOOP("Gallery", "Flexible bodies"),
       {"roll-up", "princeton-beam", "elastic-slider-crank", "spin-up", "flying-beam", "right-angle-frame",
        "rotor-blade", "hanging-cable", "cart-on-flexible-axles"}},
      {QT_TRANSLATE_NOOP("Gallery", "Large models"), {"chain-200", "hanging-net", "heap-1000"}},
      {QT_TRANSLATE_NOOP("Gallery", "More examples"), {}},
  };
  return groups;
}

}  // namespace gyre::ui
