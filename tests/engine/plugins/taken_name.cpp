// A plugin whose second type has the name of one of Gyre's own.
#include <gyre/extend/plugin.h>

namespace {

using namespace gyre::extend;

class Nothing final : public Force {
 public:
  Wrench wrench(const Motion&) const override { return {}; }
  Energy energy(const Motion&) const override { return {}; }
};

ForceType nothing(const char* name) {
  return {.about = {.name = name, .title = "Nothing", .summary = "No force."},
          .create = [](const Values&) { return std::make_unique<Nothing>(); }};
}

Types types() { return {.forces = {nothing("no_force_of_this_name"), nothing("spring")}}; }

}  // namespace

GYRE_PLUGIN(types)
