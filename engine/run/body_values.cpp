#include "run/body_values.h"

#include "flexible/expanded_model.h"
#include "model/attachments.h"
#include "run/recorded_beams.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace gyre {
namespace {

/// The velocities of a body of which this is recorded.
std::array<double, 6> velocitiesOf(const Body& body, const Vec3& v, const Vec3& W) {
  std::array<double, 6> u{};
  const bool moves = body.nv() == 6 || body.rotationIndex() < 0;
  if (moves) std::copy(v.begin(), v.end(), u.begin());
  if (body.rotationIndex() >= 0) std::copy(W.begin(), W.end(), u.begin() + body.rotationIndex());
  return u;
}

}  // namespace

BodyValues::BodyValues(const Model& given, std::shared_ptr<const Recording> recording, BodyQuantity quantity)
    : recording_(std::move(recording)), quantity_(quantity) {
  if (quantity_ == BodyQuantity::stress || quantity_ == BodyQuantity::strainEnergy) {
    findNodes(given);
    return;
  }
  const ExpandedModel expanded = ExpandedModel::orGiven(given);
  findBodies(expanded.model());
  if (quantity_ == BodyQuantity::reaction) findReactions(expanded.model());
}

void BodyValues::findNodes(const Model& given) {
  const RecordedBeams recorded(given, recording_);
  const BeamQuantity of = quantity_ == BodyQuantity::stress ? BeamQuantity::stress : BeamQuantity::strainEnergy;
  for (const RecordedBeams::Beam& beam : recorded.beams())
    for (std::size_t node = 0; node < beam.bodies.size(); ++node) {
      ids_.push_back(beam.nodes[node]);
      sources_.push_back({.column = RecordedBeams::columnOf(beam, node, of)});
    }
}

void BodyValues::findBodies(const Model& model) {
  std::unordered_map<ElementId, std::size_t> first;
  const std::vector<Channel>& channels = recording_->channels();
  for (std::size_t c = 0; c < channels.size(); ++c) first.try_emplace(channels[c].element, c);
  for (const Element* element : model.active(Category::body)) {
    const auto own = first.find(element->id);
    if (own == first.end()) continue;
    Source source{.body = bodyType(*element).create(element->params), .v = {}, .W = {}};
    for (std::size_t c = own->second; c < channels.size() && channels[c].element == element->id; ++c) {
      if (channels[c].name.ends_with(".vx")) source.v = c;
      if (channels[c].name.ends_with(".wx")) source.W = c;
    }
    if (!source.v || !source.W) continue;
    ids_.push_back(element->id);
    sources_.push_back(std::move(source));
  }
}

void BodyValues::findReactions(const Model& model) {
  std::unordered_map<ElementId, std::size_t> forces;
  const std::vector<Channel>& channels = recording_->channels();
  for (std::size_t c = 0; c < channels.size(); ++c)
    if (channels[c].name.ends_with(".fx")) forces.emplace(channels[c].element, c);
  std::unordered_map<ElementId, Source*> sources;
  for (std::size_t i = 0; i < ids_.size(); ++i) sources[ids_[i]] = &sources_[i];
  for (const Element* joint : model.active(Category::joint)) {
    const auto fx = forces.find(joint->id);
    if (fx == forces.end()) continue;
    for (const Attachment& end : attachments(*joint))
      if (const auto at = sources.find(end.body); at != sources.end()) at->second->reactions.push_back(fx->second);
  }
}

double BodyValues::value(const Source& source, std::size_t row) const {
  const double* values = recording_->row(row).data();
  const auto vector = [values](std::size_t c) { return Vec3(values[c], values[c + 1], values[c + 2]); };
  switch (quantity_) {
    case BodyQuantity::speed: return vector(*source.v).norm();
    case BodyQuantity::angularSpeed: return vector(*source.W).norm();
    case BodyQuantity::kineticEnergy:
      return source.body->kineticEnergy(velocitiesOf(*source.body, vector(*source.v), vector(*source.W)).data());
    case BodyQuantity::stress:
    case BodyQuantity::strainEnergy: return values[*source.column];
    case BodyQuantity::reaction: break;
  }
  double most = 0;
  for (const std::size_t c : source.reactions) most = std::max(most, vector(c).norm());
  return most;
}

std::vector<double> BodyValues::at(std::size_t row) const {
  std::vector<double> out;
  out.reserve(sources_.size());
  for (const Source& source : sources_) out.push_back(value(source, row));
  return out;
}

}  // namespace gyre
