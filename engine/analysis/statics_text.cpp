#include "analysis/statics_text.h"

#include "analysis/wording.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>

namespace gyre {

std::string stabilityText(const Stability& stability, bool movable) {
  if (!movable) return "nothing can move";
  std::string out =
      stability.isStable() ? "stable" : "unstable in " + counted(stability.unstable, "direction", "directions");
  if (stability.neutral > 0) out += "; " + counted(stability.neutral, "free rigid motion", "free rigid motions");
  return out;
}

namespace {

std::string stabilityOf(const Equilibrium& rest) {
  const bool movable = rest.stability.lowest != 0 || rest.stability.neutral > 0 || rest.stability.unstable > 0;
  return stabilityText(rest.stability, movable);
}

std::string sharingOf(const Equilibrium& rest) {
  constexpr std::size_t most = 5;
  if (rest.sharing.empty()) return {};
  std::vector<std::string> names(
      rest.sharing.begin(), rest.sharing.begin() + static_cast<std::ptrdiff_t>(std::min(most, rest.sharing.size())));
  const std::size_t more = rest.sharing.size() - names.size();
  return fmt::format("; how '{}'{} share their load is not determined: reactions are those of minimum norm",
                     fmt::join(names, "', '"), more > 0 ? fmt::format(" and {} more", more) : "");
}

}  // namespace

std::string equilibriumText(const Equilibrium& rest) {
  return fmt::format("in equilibrium after {} (acceleration left {:.1e}); {}{}", counted(rest.steps, "step", "steps"),
                     rest.residual, stabilityOf(rest), sharingOf(rest));
}

std::string restText(const Equilibrium& rest) { return "in equilibrium; " + stabilityOf(rest) + sharingOf(rest); }

std::vector<Reaction> reactions(const System& system, const State& s) {
  Workspace w = system.makeWorkspace();
  std::vector<double> values(system.channels().size());
  system.channels().report(system.evaluateKinematics(s, w), values);
  const std::vector<Channel> channels = system.channels().list();
  std::vector<Reaction> out;
  constexpr std::string_view ending = ".fx";
  for (std::size_t c = 0; c + 5 < values.size(); ++c) {
    const std::string& name = channels[c].name;
    // A joint reports its multipliers, then the six components of its reaction on body 2.
    if (!name.ends_with(ending) || !channels[c + 5].name.ends_with(".mz")) continue;
    const std::string joint = name.substr(0, name.size() - ending.size());
    if (c == 0 || !channels[c - 1].name.starts_with(joint + ".lambda")) continue;
    out.push_back(
        {joint, Vec3(values[c], values[c + 1], values[c + 2]), Vec3(values[c + 3], values[c + 4], values[c + 5])});
  }
  return out;
}

std::string reactionsTable(const System& system, const State& s) {
  const std::vector<Reaction> all = reactions(system, s);
  if (all.empty()) return {};
  std::size_t width = 5;
  for (const Reaction& r : all) width = std::max(width, r.joint.size());
  std::string out = fmt::format("{:<{}} {:>12} {:>12} {:>12} {:>12} {:>12} {:>12}\n", "joint", width, "fx [N]",
                                "fy [N]", "fz [N]", "mx [N m]", "my [N m]", "mz [N m]");
  for (const Reaction& r : all)
    out += fmt::format("{:<{}} {:>12.6g} {:>12.6g} {:>12.6g} {:>12.6g} {:>12.6g} {:>12.6g}\n", r.joint, width,
                       r.force.x(), r.force.y(), r.force.z(), r.moment.x(), r.moment.y(), r.moment.z());
  return out;
}

}  // namespace gyre
