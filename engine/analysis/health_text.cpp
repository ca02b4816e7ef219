#include "analysis/health_text.h"

#include "analysis/wording.h"
#include "core/word_list.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

std::string twoParts(double a, std::string_view aUnit, double b, std::string_view bUnit) {
  std::vector<std::string> parts;
  if (a > assemblyTolerance) parts.push_back(fmt::format("{:.3g} {}", a, aUnit));
  if (b > assemblyTolerance) parts.push_back(fmt::format("{:.3g} {}", b, bUnit));
  return wordList(parts);
}

}  // namespace

std::string namesText(const Model& model, const std::vector<ElementId>& ids, std::size_t most) {
  std::vector<std::string> names;
  for (const ElementId id : ids) {
    if (names.size() == most && ids.size() > most + 1) {
      names.push_back(fmt::format("{} more", ids.size() - most));
      break;
    }
    names.push_back(model.nameOf(id));
  }
  return wordList(names);
}

std::string mobilityText(const Mobility& m) {
  return fmt::format("{}, {}, {}; {}", counted(m.coordinates, "coordinate", "coordinates"),
                     counted(m.constraints, "constraint equation", "constraint equations"),
                     counted(m.degreesOfFreedom(), "degree of freedom", "degrees of freedom"),
                     m.redundant() > 0 ? fmt::format("{} of the constraints redundant", m.redundant())
                                       : std::string("no redundant constraints"));
}

std::string dependentText(const Model& model, const DependentSet& set) {
  const bool one = set.joints.size() == 1;
  return fmt::format("{} {} {} too many; {} of {} multipliers are not unique", namesText(model, set.joints),
                     one ? "has" : "together have", counted(set.redundant, "equation", "equations"), set.rows.size(),
                     one ? "its" : "their");
}

std::string multipliersText(const Model& model, const DependentSet& set, ElementId joint) {
  std::vector<std::string> equations;
  for (const DependentSet::Row& row : set.rows)
    if (row.joint == joint) equations.push_back(fmt::format("lambda{} ({})", row.number + 1, row.equation));
  return model.nameOf(joint) + ": " + wordList(equations);
}

std::string proposalText(const Model& model, const Proposal& proposal, bool withIds) {
  std::vector<std::string> parts;
  for (const Replacement& r : proposal.replacements)
    parts.push_back(model.nameOf(r.joint) + " into " + r.type->label + (withIds ? " (" + r.type->id + ")" : ""));
  std::string out = "turn " + wordList(parts);
  if (proposal.redundantLeft > 0)
    out += fmt::format(" (leaves {})", counted(proposal.redundantLeft, "equation", "equations"));
  return out;
}

std::string proposalsText(const DependentSet& set) {
  if (set.proposals.empty() && !set.triedAll)
    return "whether other types of joints say each thing once would take too long to try";
  if (set.tried.empty()) return {};
  if (set.proposals.empty()) return "no other type of joint was found that says each thing once wherever this goes";
  return fmt::format("to say each thing once (tried {}{}):", set.tried,
                     set.triedAll ? "" : "; more would take too long to try");
}

std::vector<std::string> singularTexts(const DependentSet& set) {
  std::vector<std::string> out;
  if (set.isSingularHere())
    out.push_back(fmt::format(
        "this is a singular position: next to it {} too many, not {}",
        set.redundantNearby == 1 ? std::string("1 equation is") : fmt::format("{} equations are", *set.redundantNearby),
        set.redundant));
  std::vector<std::string> times;
  for (const double t : set.singularTimes)
    if (t > 0) times.push_back(fmt::format("t = {:.4g} s", t));
  if (!times.empty()) out.push_back("the drives lead through a singular position at " + wordList(times));
  return out;
}

std::string violationText(const JointViolation& v) {
  constexpr double degrees = 180 / M_PI;
  std::vector<std::string> parts;
  if (std::max(v.length, v.angle) > assemblyTolerance)
    parts.push_back("the markers are " + twoParts(v.length, "m", v.angle * degrees, "deg") + " apart");
  if (std::max(v.velocity, v.angularVelocity) > assemblyTolerance)
    parts.push_back("their velocities differ by " + twoParts(v.velocity, "m/s", v.angularVelocity, "rad/s"));
  return wordList(parts);
}

std::string looseText(const Model& model, const LooseGroup& group) {
  const bool one = group.bodies.size() == 1;
  return fmt::format("{} {} not tied to ground{}", namesText(model, group.bodies), one ? "is" : "are",
                     group.still ? fmt::format(", and nothing moves {}", one ? "it" : "them") : "");
}

std::string assemblyText(const Model& model, const Health& health) {
  if (health.movesBy < assemblyTolerance) return "turns bodies about their centres, or changes velocities alone";
  return fmt::format("moves '{}' most, by {:.3g} m", model.nameOf(health.movesMost), health.movesBy);
}

}  // namespace gyre
