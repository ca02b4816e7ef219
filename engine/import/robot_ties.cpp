#include "import/robot_ties.h"

#include "analysis/assembly.h"
#include "analysis/initial_values.h"
#include "bodies/rigid.h"
#include "import/robot_start.h"
#include "system/system.h"

#include <fmt/format.h>

namespace gyre {
namespace {

constexpr double roundingOfFiles = 1e-7;  ///< of lengths over the size of the robot, and of angles

/// The body that has moved farthest, in words.
std::string farthestMove(const Model& before, const Model& after) {
  double farthest = 0;
  std::string name;
  for (const Element* e : after.of(Category::body)) {
    const double moved = (e->as<Rigid>().position - before.find(e->id)->as<Rigid>().position).norm();
    if (moved <= farthest) continue;
    farthest = moved;
    name = e->name;
  }
  return name.empty() ? "which turns bodies on the spot"
                      : fmt::format("which moves '{}' farthest, by {:.4g} m", name, farthest);
}

}  // namespace

void assembleTies(const Robot& robot, Model& model) {
  if (robot.ties.empty()) return;
  const std::vector<Frame> worlds = robot.worldFrames(true);
  double size = 0;
  for (const Frame& f : worlds) size = std::max(size, f.position.norm());
  const RobotTie* first = nullptr;
  TieGap gap;
  for (const RobotTie& tie : robot.ties)
    if (const TieGap its = gapOf(tie, worlds); its.distance > roundingOfFiles * size || its.angle > roundingOfFiles) {
      if (!first || its.distance > gap.distance) gap = its;
      if (!first) first = &tie;
    }
  if (!first) return;
  const std::string off = fmt::format("the file places the bodies {:.4g} m and {:.4g} deg off it", gap.distance,
                                      gap.angle * 180 / std::numbers::pi);
  const Model before = model;
  const auto system = System::compile(model);
  const auto assembled = system ? assembledState(model, **system) : fail(system.error());
  if (!assembled)
    return first->source.note(fmt::format("{}, and they cannot be moved onto it: {}", off, assembled.error().message));
  if (!model.apply(initialValuesEdit(model, **system, assembled->state))) return;
  first->source.note(fmt::format("{}: assembled, {}", off, farthestMove(before, model)));
}

}  // namespace gyre
