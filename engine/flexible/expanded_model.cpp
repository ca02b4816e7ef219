#include "flexible/expanded_model.h"

#include "bodies/rigid.h"
#include "core/frames.h"
#include "describe/function_names.h"
#include "describe/station_field.h"
#include "flexible/beam_contact.h"
#include "flexible/beam_element.h"
#include "forces/applied_force.h"
#include "forces/helix_strain.h"
#include "lie/so3.h"
#include "modal/modal_coordinates.h"
#include "model/marker_frames.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <unordered_map>

namespace gyre {
namespace {

bool isBeam(const Element& e) { return e.type == &flexibleBeamType(); }

/// Keys of a body, of the station on it, and of the marker there.
struct Hold {
  const Field* body = nullptr;
  const Field* station = nullptr;
  const Field* marker = nullptr;
};

/// The holds of types, which are looked up once for all their elements.
class Holds {
 public:
  const std::vector<Hold>& of(const TypeInfo& type) {
    const auto [entry, isNew] = known_.try_emplace(&type);
    if (!isNew) return entry->second;
    for (const char* end : {"1", "2", ""})
      if (const Field* station = type.find(std::string(stationKey) + end))
        entry->second.push_back({type.find(std::string("body") + end), station, type.find(std::string("frame") + end)});
    return entry->second;
  }

 private:
  std::unordered_map<const TypeInfo*, std::vector<Hold>> known_;
};

double stationOf(const Hold& hold, const Element& e) { return std::get<double>(hold.station->get(e.params)); }
ElementId bodyOf(const Hold& hold, const Element& e) { return std::get<ElementId>(hold.body->get(e.params)); }

/// A solid of the section, x along it, from x1 to x2.
Shape solid(const BeamSection& section, const Frame& axes, double x1, double x2) {
  Shape shape{.kind = Shape::Kind::box, .contact = false};
  shape.placement = {axes.position + axes.orientation * Vec3(0.5 * (x1 + x2), 0, 0), axes.orientation};
  if (!section.isRound) {
    shape.size = {x2 - x1, section.size.x(), section.size.y()};
    return shape;
  }
  shape.kind = Shape::Kind::cylinder;
  shape.radius = 0.5 * section.size.x();
  shape.length = x2 - x1;
  shape.placement.orientation = axes.orientation * Quat(Eigen::AngleAxisd(EIGEN_PI / 2, Vec3::UnitY()));
  return shape;
}

/// Node i at rest, moving as part of the beam.
Rigid nodeBody(const FlexibleBeam& p, const BeamMesh::Node& node, const BeamSection& section) {
  Rigid out;
  out.color = p.color;
  out.mass = section.mass * node.length;
  const Quat R = p.orientation.normalized();
  const Vec3 arm = R * node.place.position;
  out.position = p.position + arm;
  out.orientation = (R * node.place.orientation).normalized();
  const Vec3 omega = R * p.angular_velocity;
  out.velocity = p.velocity + omega.cross(arm);
  out.angular_velocity = node.place.orientation.conjugate() * p.angular_velocity;
  return out;
}

/// The rotary inertia of the halves of the elements beside each node, in the axes of the node.
void addInertia(const BeamSections& sections, const BeamMesh& mesh, std::vector<Rigid>& nodes) {
  std::vector<Mat3> J(nodes.size(), Mat3::Zero());
  const auto add = [&](std::size_t node, const Frame& axes, double s, double half) {
    const Mat3 R = relativeTo(mesh.nodes[node].place, axes).orientation.toRotationMatrix();
    J[node] += half * R * sections.at(s / mesh.length).inertia.asDiagonal() * R.transpose();
  };
  for (const BeamMesh::Element& e : mesh.elements) {
    add(e.node1, e.section1, e.s1, 0.5 * e.length());
    add(e.node2, e.section2, e.s2, 0.5 * e.length());
  }
  for (std::size_t i = 0; i < nodes.size(); ++i) nodes[i].inertia = Inertia::of(J[i]);
}

/// Halves of the elements beside each node, as they look.
void addShapes(const BeamSections& sections, const BeamMesh& mesh, std::vector<Rigid>& nodes) {
  for (const BeamMesh::Element& e : mesh.elements) {
    const double half = 0.5 * e.length();
    nodes[e.node1].shapes.push_back(
        solid(sections.at(e.s1 / mesh.length), relativeTo(mesh.nodes[e.node1].place, e.section1), 0, half));
    nodes[e.node2].shapes.push_back(
        solid(sections.at(e.s2 / mesh.length), relativeTo(mesh.nodes[e.node2].place, e.section2), -half, 0));
  }
}

/// The bodies of the nodes at rest.
std::vector<Rigid> nodeBodies(const FlexibleBeam& p, const BeamSections& sections, const BeamMesh& mesh) {
  std::vector<Rigid> nodes;
  for (const BeamMesh::Node& node : mesh.nodes) nodes.push_back(nodeBody(p, node, sections.at(node.s / mesh.length)));
  addInertia(sections, mesh, nodes);
  addShapes(sections, mesh, nodes);
  return nodes;
}

/// The mean compliance at Gauss's two points, and the helix of the rest shape.
HelixLaw lawOf(const BeamSections& sections, double damping, const BeamMesh& mesh, const BeamMesh::Element& e) {
  HelixLaw law{.L = e.length(), .beta = damping};
  for (const double g : {0.5 - 0.5 / std::sqrt(3.0), 0.5 + 0.5 / std::sqrt(3.0)})
    law.S += 0.5 * sections.at((e.s1 + g * e.length()) / mesh.length).compliance;
  const Frame rest = relativeTo(e.section1, e.section2);
  law.rest = HelixStrain((Vec6() << rest.position, so3::log(rest.orientation)).finished()).w();
  return law;
}

/// A part of a line load, as a function of time.
Function partOfLoad(const Function& f, double s, double length) {
  Function out = f;
  if (f.isConstant()) out.constant *= length;
  for (TablePoint& point : out.table) point.y *= length;
  if (f.expression.empty()) return out;
  Value value(out);
  renameIn(value, Argument{}, "s", fmt::format("({:.17g})", s));
  out = std::get<Function>(value);
  out.expression = fmt::format("({}) * {:.17g}", out.expression, length);
  return out;
}

bool isNothing(const TimeVector& load) {
  return std::all_of(load.begin(), load.end(), [](const Function& f) { return f == Function{}; });
}

/// Puts nodes, elements and loads of one beam into a model.
class Expansion {
 public:
  Expansion(Model& model, const Element& beam, std::span<const double> stations)
      : model_(model),
        p_(beam.as<FlexibleBeam>()),
        sections_(p_),
        stations_(stations),
        parts_{.id = beam.id, .name = beam.name, .mesh = BeamMesh(p_, stations), .touches = p_.contact} {}

  Expected<BeamParts> run() {
    const BeamMesh& mesh = parts_.mesh;
    for (const BeamMesh::Node& node : mesh.nodes) parts_.sections.push_back(sections_.at(node.s / mesh.length));
    if (p_.modes > 0)
      if (auto ok = reduce(); !ok) return fail(ok.error());
    if (auto ok = addNodes(); !ok) return fail(ok.error());
    if (parts_.reduced) {
      if (auto ok = addCoordinates(); !ok) return fail(ok.error());
      return std::move(parts_);
    }
    if (auto ok = addElements(); !ok) return fail(ok.error());
    if (auto ok = addLoads(); !ok) return fail(ok.error());
    return std::move(parts_);
  }

 private:
  Expected<void> addNodes() {
    std::vector<Rigid> nodes = nodeBodies(p_, sections_, parts_.mesh);
    if (p_.contact) addCapsules(p_, sections_, parts_.mesh, nodes);
    const Edit start{Compound{{{SetType{parts_.id, &rigidType(), std::any(nodes[0]), std::vector<Formula>{}}},
                               {Rename{parts_.id, parts_.name + ".0"}}}}};
    if (auto ok = model_.apply(start); !ok) return fail(about(ok.error()));
    parts_.nodes = {parts_.id};
    for (std::size_t i = 1; i < nodes.size(); ++i) {
      const bool moves = !parts_.reduced || std::ranges::count(parts_.reduced->interfaces, i) > 0;
      auto id = add(rigidType(), fmt::format("{}.{}", parts_.name, i), std::any(std::move(nodes[i])), moves);
      if (!id) return fail(id.error());
      parts_.nodes.push_back(*id);
    }
    return {};
  }
  /// The force of an element, whose bodies are not known yet.
  BeamElement elementAt(const BeamMesh::Element& e) const {
    BeamElement out;
    out.frame1 = relativeTo(parts_.mesh.nodes[e.node1].place, e.section1);
    out.frame2 = relativeTo(parts_.mesh.nodes[e.node2].place, e.section2);
    out.law = lawOf(sections_, p_.damping_time, parts_.mesh, e);
    return out;
  }
  Expected<void> reduce() {
    std::vector<std::size_t> interfaces{0};
    for (const double station : stations_)
      if (const std::size_t node = parts_.mesh.nodeAt(station); std::ranges::count(interfaces, node) == 0)
        interfaces.push_back(node);
    std::vector<BeamElement> elements;
    for (const BeamMesh::Element& e : parts_.mesh.elements) elements.push_back(elementAt(e));
    auto beam = reduced(parts_.mesh, nodeBodies(p_, sections_, parts_.mesh), elements, std::move(interfaces), p_.modes);
    if (!beam) {
      Error error = about(beam.error());
      error.key = "modes";
      return fail(std::move(error));
    }
    parts_.reduced = std::make_shared<const ReducedBeam>(std::move(*beam));
    return {};
  }
  Expected<void> addCoordinates() {
    for (int i = 0; i < p_.modes / 3; ++i) {
      auto id = add(modalCoordinatesType(), fmt::format("{}.modes {} to {}", parts_.name, 3 * i + 1, 3 * i + 3),
                    std::any(ModalCoordinates{.mass = parts_.reduced->body.mass, .place = p_.position}));
      if (!id) return fail(id.error());
      parts_.coordinates.push_back(*id);
    }
    return {};
  }
  Expected<void> addElements() {
    for (const BeamMesh::Element& e : parts_.mesh.elements) {
      BeamElement element = elementAt(e);
      element.body1 = parts_.nodes[e.node1];
      element.body2 = parts_.nodes[e.node2];
      const std::string name = fmt::format("{}.element {}", parts_.name, parts_.elements.size() + 1);
      auto id = add(beamElementType(), name, std::any(std::move(element)));
      if (!id) return fail(id.error());
      parts_.elements.push_back(*id);
    }
    return {};
  }
  Expected<void> addLoads() {
    if (isNothing(p_.load)) return {};
    for (std::size_t i = 0; i < parts_.nodes.size(); ++i) {
      const BeamMesh::Node& node = parts_.mesh.nodes[i];
      AppliedForce force{.body = parts_.nodes[i]};
      for (std::size_t axis = 0; axis < 3; ++axis)
        force.value[axis] = partOfLoad(p_.load[axis], node.s / parts_.mesh.length, node.length);
      auto id = add(appliedForceType(), fmt::format("{}.load {}", parts_.name, i), std::any(std::move(force)));
      if (!id) return fail(id.error());
    }
    return {};
  }
  Expected<ElementId> add(const TypeInfo& type, std::string name, std::any params, bool enabled = true) {
    const ElementId id = model_.freeId();
    Element element{.id = id, .name = std::move(name), .type = &type, .params = std::move(params)};
    element.enabled = enabled;
    if (auto ok = model_.insert(std::move(element), model_.elements().size()); !ok) return fail(about(ok.error()));
    return id;
  }
  Error about(Error e) const {
    e.element = parts_.name;
    return e;
  }

  Model& model_;
  FlexibleBeam p_;
  BeamSections sections_;
  std::span<const double> stations_;
  BeamParts parts_;
};

using Stations = std::unordered_map<ElementId, std::vector<double>>;

/// The stations that are held of each body.
Expected<Stations> heldStations(const Model& model, Holds& holds) {
  Stations out;
  for (const Element& e : model.elements())
    for (const Hold& hold : holds.of(*e.type)) {
      const double station = stationOf(hold, e);
      if (station == 0) continue;
      const ElementId body = bodyOf(hold, e);
      const Element* held = model.find(body);
      if (!held || !isBeam(*held))
        return fail({.message = fmt::format("{} has no stations, only flexible beams have; 0 was expected",
                                            held ? "'" + held->name + "'" : "the ground"),
                     .element = e.name,
                     .key = hold.station->key});
      out[body].push_back(station);
    }
  return out;
}

/// What takes hold of beams refers to the nodes.
Expected<void> redirectHolds(Model& model, const std::unordered_map<ElementId, const BeamParts*>& beams, Holds& holds) {
  std::vector<Edit> edits;
  for (const Element& e : model.elements()) {
    Element changed = e;
    bool isChanged = false;
    for (const Hold& hold : holds.of(*e.type)) {
      const double station = stationOf(hold, e);
      const auto beam = beams.find(bodyOf(hold, e));
      if (station == 0 || beam == beams.end()) continue;
      hold.body->set(changed.params, beam->second->nodes[beam->second->mesh.nodeAt(station)]);
      hold.station->set(changed.params, 0.0);
      if (hold.marker) release(changed, *hold.marker);  // a frame that gave its numbers belongs to the start
      isChanged = true;
    }
    if (isChanged) edits.push_back({SetType{e.id, e.type, std::move(changed.params), std::vector<Formula>{}}});
  }
  for (const Edit& edit : edits)
    if (auto ok = model.apply(edit); !ok) return fail(ok.error());
  return {};
}

}  // namespace

Expected<ExpandedModel> ExpandedModel::of(const Model& model) {
  ExpandedModel out(model);
  const auto elements = model.elements();
  Holds holds;
  const auto stations = heldStations(model, holds);
  if (!stations) return fail(stations.error());
  if (std::none_of(elements.begin(), elements.end(), [](const Element& e) { return isBeam(e) && e.enabled; }))
    return out;
  out.own_ = std::make_shared<Model>(model);
  for (const Element& e : elements) {
    if (!isBeam(e) || !e.enabled) continue;
    const auto held = stations->find(e.id);
    auto parts = Expansion(*out.own_, e, held == stations->end() ? std::span<const double>() : held->second).run();
    if (!parts) return fail(parts.error());
    out.beams_.push_back(std::move(*parts));
  }
  std::unordered_map<ElementId, const BeamParts*> beams;
  for (const BeamParts& parts : out.beams_) beams[parts.id] = &parts;
  if (auto ok = redirectHolds(*out.own_, beams, holds); !ok) return fail(ok.error());
  if (auto ok = addBeamFilters(*out.own_, out.beams_); !ok) return fail(ok.error());
  return out;
}

ExpandedModel ExpandedModel::orGiven(const Model& model) {
  auto expanded = of(model);
  return expanded ? std::move(*expanded) : ExpandedModel(model);
}

ElementId ExpandedModel::ownerOf(ElementId id) const {
  if (given_->find(id)) return id;
  for (const BeamParts& parts : beams_)
    for (const auto* list : {&parts.nodes, &parts.elements, &parts.coordinates})
      if (std::binary_search(list->begin(), list->end(), id)) return parts.id;
  return id;
}

const BeamParts* ExpandedModel::followedBy(ElementId node) const {
  for (const BeamParts& parts : beams_)
    if (parts.reduced && std::binary_search(parts.nodes.begin(), parts.nodes.end(), node))
      return model().find(node)->enabled ? nullptr : &parts;
  return nullptr;
}

std::vector<std::string> bodyNames(const Model& model) {
  const ExpandedModel expanded = ExpandedModel::orGiven(model);
  std::vector<std::string> out;
  for (const Element* body : expanded.model().active(Category::body)) out.push_back(body->name);
  return out;
}

Rigid startNode(const FlexibleBeam& beam) { return nodeBodies(beam, BeamSections(beam), BeamMesh(beam, {})).front(); }

Shapes shapesAtRest(const FlexibleBeam& beam) {
  const BeamMesh mesh(beam, {});
  const std::vector<Rigid> nodes = nodeBodies(beam, BeamSections(beam), mesh);
  Shapes out;
  for (std::size_t i = 0; i < nodes.size(); ++i)
    for (Shape shape : nodes[i].shapes) {
      shape.placement = composed(mesh.nodes[i].place, shape.placement);
      out.push_back(std::move(shape));
    }
  return out;
}

}  // namespace gyre
