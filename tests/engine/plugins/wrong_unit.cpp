// A plugin whose key has a unit that is none.
#include <gyre/extend/plugin.h>

namespace {

using namespace gyre::extend;

Types types() {
  return {
      .forces = {
          {.about = {.name = "wrong_unit",
                     .title = "Wrong",
                     .summary = "No force.",
                     .keys = {{.name = "size", .label = "Size", .help = "A size", .unit = "furlong", .value = 1.0}}},
           .create = [](const Values&) -> std::unique_ptr<Force> { return nullptr; }}}};
}

}  // namespace

GYRE_PLUGIN(types)
