#include "checks/plugin_checks.h"

#include "checks/link_checks.h"
#include "checks/method_checks.h"
#include "plugins/plugin_force.h"
#include "plugins/plugin_joint.h"

#include <algorithm>

namespace gyre {
namespace {

constexpr unsigned places = 5;  // at which a type is tested

Checks checksAt(const TypeInfo& type, unsigned seed) {
  if (type.category == Category::force) return forceChecks(type, surroundingsOf(forceType(type)), seed);
  return jointChecks(type, surroundingsOf(jointType(type)), seed);
}

/// At other places: of each check the worst.
void takeWorst(Checks& all, const Checks& more) {
  for (const Check& check : more) {
    const auto same = std::find_if(all.begin(), all.end(), [&](const Check& c) { return c.what == check.what; });
    if (same == all.end()) all.push_back(check);
    else if (same->holds() && (!check.holds() || check.measured > same->measured)) *same = check;
  }
}

}  // namespace

Checks pluginChecks(const TypeInfo& type) {
  if (type.category == Category::integrator) return methodChecks(integratorType(type));
  Checks out;
  for (unsigned seed = 1; seed <= places; ++seed) {
    Checks here;
    addChecks(here, "an element of the type", [&] { return checksAt(type, seed); });
    takeWorst(out, here);
  }
  return out;
}

}  // namespace gyre
