#include "run/recorded_loads.h"

#include "lie/so3.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace gyre {
namespace {

constexpr std::array<std::string_view, 6> wrenchNames{"fx", "fy", "fz", "mx", "my", "mz"};
constexpr std::array<std::string_view, 6> totalNames{"fx_total", "fy_total", "fz_total",
                                                     "mx_total", "my_total", "mz_total"};
constexpr std::array<std::string_view, 6> alongNames{"force", "", "", "torque", "", ""};

LoadKind kindOfForce(Glyph glyph) {
  switch (glyph) {
    case Glyph::spring:
    case Glyph::torsionSpring:
    case Glyph::bushing:
    case Glyph::beam: return LoadKind::spring;
    case Glyph::actuator: return LoadKind::drive;
    default: return LoadKind::force;
  }
}

bool isHalfway(const Element& element) {
  if (element.type->glyph == Glyph::beam) return true;
  const Field* axes = element.type->find("frame");
  if (!axes) return false;
  const Value value = axes->get(element.params);
  const auto* choice = std::get_if<Choice>(&value);
  return choice && axes->choices.at(static_cast<std::size_t>(choice->index)) == "symmetric";
}

/// What a bushing of which this is reported exerts on body 2 at its marker.
void elasticWrench(const Frame& m1, const Frame& m2, bool halfway, Load& load) {
  const Vec3 theta = so3::log(Quat(m1.orientation.conjugate() * m2.orientation));
  Vec3 force = load.force, moment = load.moment;
  if (halfway) {
    const Vec3 half = 0.5 * theta, d = m1.orientation.conjugate() * (m2.position - m1.position);
    force = so3::exp(half) * force;
    moment += 0.5 * so3::tangent(half) * force.cross(d);
  }
  load.force = -(m1.orientation * force);
  load.moment = -(m2.orientation * (so3::tangentInverse(theta).transpose() * moment));
}

}  // namespace

RecordedLoads::RecordedLoads(const Model& model, std::shared_ptr<const Recording> recording)
    : poses_(std::move(recording)) {
  const std::vector<Channel>& channels = poses_.recording().channels();
  std::unordered_map<ElementId, std::vector<std::size_t>> columns;
  for (std::size_t c = 0; c < channels.size(); ++c) columns[channels[c].element].push_back(c);
  for (const Category category : {Category::joint, Category::force})
    for (const Element* element : model.active(category))
      if (const auto own = columns.find(element->id); own != columns.end()) add(*element, own->second);
}

void RecordedLoads::add(const Element& element, const std::vector<std::size_t>& columns) {
  Source source;
  source.element = element.id;
  for (const Attachment& at : attachments(element)) source.ends.push_back({at.body, poses_.find(at.body), at.frame});
  if (source.ends.empty()) return;
  for (const End& end : source.ends)
    if (end.body != ground && !end.pose) return;  // a row does not say where it is
  const std::vector<Channel>& channels = poses_.recording().channels();
  const auto find = [&](const std::array<std::string_view, 6>& names) {
    Columns out;
    for (const std::size_t c : columns) {
      const std::string_view quantity = std::string_view(channels[c].name).substr(channels[c].name.rfind('.') + 1);
      const auto at = std::find(names.begin(), names.end(), quantity);
      if (at != names.end()) out[static_cast<std::size_t>(at - names.begin())] = c;
    }
    return out;
  };
  const auto isAny = [](const Columns& c) { return std::any_of(c.begin(), c.end(), [](auto& one) { return !!one; }); };
  source.wrench = find(wrenchNames);
  const bool isWrench = isAny(source.wrench);
  if (element.type->category == Category::joint) {
    if (!isWrench) return;
    source.kind = LoadKind::reaction;
    sources_.push_back(source);
    Source along = source;
    along.kind = LoadKind::drive;
    along.less = std::exchange(along.wrench, find(totalNames));
    if (isAny(along.wrench)) sources_.push_back(std::move(along));
    return;
  }
  const Glyph glyph = element.type->glyph;
  source.kind = kindOfForce(glyph);
  if (!isWrench) {
    if (source.ends.size() != 2) return;
    source.wrench = find(alongNames);
    source.axes = glyph == Glyph::brake ? Axes::slide : Axes::line;
    if (!isAny(source.wrench)) return;
  } else if (source.ends.size() == 2) {
    const bool isElastic = glyph == Glyph::bushing || glyph == Glyph::beam;
    source.axes = !isElastic ? Axes::marker1 : isHalfway(element) ? Axes::againstHalfway : Axes::against1;
  }
  sources_.push_back(std::move(source));
}

Frame RecordedLoads::place(const End& end, std::size_t row) const {
  if (!end.pose) return end.marker;
  const BodyPose pose = poses_.poseAt(row, *end.pose);
  return {pose.position + pose.orientation * end.marker.position, pose.orientation * end.marker.orientation};
}

Load RecordedLoads::read(const Source& source, std::size_t row) const {
  const End& last = source.ends.back();
  const Frame m1 = place(source.ends.front(), row), m2 = place(last, row);
  Load load{.element = source.element, .kind = source.kind, .body = last.body, .point = m2.position};
  const auto value = [&](const Columns& columns, std::size_t i) {
    return columns[i] ? recording().at(row, *columns[i]) : 0.0;
  };
  for (std::size_t i = 0; i < 3; ++i) {
    const auto at = static_cast<Eigen::Index>(i);
    load.force[at] = value(source.wrench, i) - (source.less ? value(*source.less, i) : 0);
    load.moment[at] = value(source.wrench, i + 3) - (source.less ? value(*source.less, i + 3) : 0);
  }
  switch (source.axes) {
    case Axes::inertial: break;
    case Axes::marker1:
      load.force = m1.orientation * load.force;
      load.moment = m1.orientation * load.moment;
      break;
    case Axes::against1:
    case Axes::againstHalfway: elasticWrench(m1, m2, source.axes == Axes::againstHalfway, load); break;
    case Axes::line:
    case Axes::slide: {
      const Vec3 z1 = m1.orientation * Vec3::UnitZ(), z2 = m2.orientation * Vec3::UnitZ();
      const Vec3 along = source.axes == Axes::slide ? z1 : (m2.position - m1.position).normalized();
      load.moment = -load.moment.x() / (1 + z1.dot(z2)) * (z1 + z2);
      load.force = -load.force.x() * along;
      if (last.body == ground && source.axes == Axes::line) load.point = m1.position;
      break;
    }
  }
  if (last.body == ground && source.ends.size() == 2) {
    load.body = source.ends.front().body;
    load.force *= -1;
    load.moment *= -1;
  }
  return load;
}

std::vector<Load> RecordedLoads::at(std::size_t row) const {
  std::vector<Load> out;
  out.reserve(sources_.size());
  for (const Source& source : sources_) out.push_back(read(source, row));
  return out;
}

}  // namespace gyre
