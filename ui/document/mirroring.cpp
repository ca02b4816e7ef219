#include "document/mirroring.h"

#include "coordinates/joint_coordinate.h"
#include "document/body_geometry.h"
#include "document/second_marker.h"
#include "joints/joint.h"
#include "model/fresh_names.h"
#include "model/marker_frames.h"
#include "model/named_frame.h"
#include "model/references.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

namespace gyre::ui {
namespace {

/// A turned round axis each: 1, or -1 where it is.
using Signs = Vec3;
Signs flipping(Eigen::Index axis) {
  Signs signs = Signs::Ones();
  signs[axis] = -1;
  return signs;
}
Eigen::Index closest(const Vec3& direction) {
  Eigen::Index axis = 0;
  direction.cwiseAbs().maxCoeff(&axis);
  return axis;
}

template <class T>
std::optional<T> givenIn(const Element& e, const std::string& key) {
  const Field* f = e.type->find(key);
  const Value value = f ? f->get(e.params) : Value(false);
  const auto* v = std::get_if<T>(&value);
  return v ? std::optional<T>(*v) : std::nullopt;
}
template <class T>
void changeIn(Element& e, const char* key, const auto& how) {
  const auto v = givenIn<T>(e, key);
  if (v && !e.type->find(key)->isDerived(e.params)) e.type->find(key)->set(e.params, Value(T(how(*v))));
}

Quat turned(const Mat3& before, const Quat& q, const Signs& after) {
  return Quat(Mat3(before * q.toRotationMatrix() * after.asDiagonal())).normalized();
}

Function negated(Function f) {
  f.constant = -f.constant;
  if (!f.expression.empty()) f.expression = "-(" + f.expression + ")";
  for (TablePoint& point : f.table) point.y = -point.y;
  return f;
}
bool isZero(const Function& f) { return f.isConstant() && f.constant == 0; }

/// M times three functions; nothing where that would add up functions that are no numbers.
std::optional<TimeVector> times(const Mat3& M, const TimeVector& v) {
  TimeVector out;
  const bool numbers = std::all_of(v.begin(), v.end(), [](const Function& f) { return f.isConstant(); });
  for (int i = 0; i < 3; ++i) {
    const auto row = static_cast<std::size_t>(i);
    const Eigen::Index j = closest(M.row(i).transpose());
    if (numbers) {
      out[row].constant = M.row(i).dot(Vec3(v[0].constant, v[1].constant, v[2].constant));
    } else if (std::abs(std::abs(M(i, j)) - 1) < 1e-12) {
      const Function& part = v[static_cast<std::size_t>(j)];
      out[row] = M(i, j) > 0 ? part : negated(part);
    } else {
      return std::nullopt;
    }
  }
  return out;
}

Shape image(Shape shape, const Signs& S) {
  const Frame& place = shape.placement;
  Vec3 local = place.orientation.conjugate() * S.cwiseMin(0.0);
  // Along z these are not alike on both sides.
  const bool sided =
      shape.kind == Shape::Kind::cone || shape.kind == Shape::Kind::plane || shape.kind == Shape::Kind::extrusion;
  if (sided) local.z() = 0;
  const Eigen::Index axis = local.isZero(1e-9) ? 0 : closest(local);
  const Signs T = flipping(axis);
  for (Vec2& p : shape.outline) p = p.cwiseProduct(T.head<2>());
  if (shape.mesh) {
    std::vector<Vec3> vertices = shape.mesh->vertices();
    std::vector<Triangle> triangles = shape.mesh->triangles();
    for (Vec3& v : vertices) v = v.cwiseProduct(T);
    for (Triangle& t : triangles) std::swap(t[1], t[2]);  // outwards again
    if (auto mesh = TriangleMesh::create(std::move(vertices), std::move(triangles))) shape.mesh = std::move(*mesh);
  }
  shape.placement = {S.cwiseProduct(place.position), turned(S.asDiagonal(), place.orientation, T)};
  return shape;
}

class Mirror {
 public:
  Mirror(const Model& model, const MirrorPlane& plane, std::span<const ElementId> originals)
      : model_(model), n_(plane.normal.normalized()), p_(plane.point), H_(Mat3::Identity() - 2 * n_ * n_.transpose()) {
    for (const ElementId id : originals)
      if (const Element& e = *model.find(id); e.type->category == Category::body)
        signs_[id] = flipping(closest(placementOf(model, id).orientation.conjugate() * n_));
  }

  Expected<Element> of(const Element& e) {
    Element out = e;
    Expected<void> done;
    if (e.type->category == Category::body) body(out);
    else if (e.type->category == Category::frame) frame(out);
    else if (e.type->category == Category::joint && jointType(e).create) done = joint(out);
    else done = link(out);
    if (!done) return tl::unexpected(done.error());
    std::erase_if(out.formulas, [&](const Formula& f) {  // it would bring the number back
      const Field* field = e.type->find(f.key);
      return field && !sameValue(field->get(out.params), field->get(e.params));
    });
    return out;
  }

 private:
  Vec3 point(const Vec3& x) const { return H_ * (x - p_) + p_; }
  bool isAlongAnAxis() const { return n_.cwiseAbs().maxCoeff() > 1 - 1e-12; }
  static Error cannot(const Element& e, const std::string& why) {
    return {.message = "this cannot be mirrored: " + why, .element = e.name};
  }

  void body(Element& e) const {
    const Signs S = signs_.at(e.id);
    for (const char* key : {"position", "pivot"}) changeIn<Vec3>(e, key, [&](const Vec3& x) { return point(x); });
    for (const char* key : {"velocity", "acceleration"}) changeIn<Vec3>(e, key, [&](const Vec3& v) { return H_ * v; });
    for (const char* key : {"angular_velocity", "angular_acceleration"})
      changeIn<Vec3>(e, key, [&](const Vec3& W) { return Vec3(-S.cwiseProduct(W)); });
    changeIn<Vec3>(e, "com", [&](const Vec3& r) { return Vec3(S.cwiseProduct(r)); });
    changeIn<Quat>(e, "orientation", [&](const Quat& q) { return turned(H_, q, S); });
    changeIn<Inertia>(e, "inertia", [&](const Inertia& J) {
      return Inertia{J.xx, J.yy, J.zz, S.x() * S.y() * J.xy, S.y() * S.z() * J.yz, S.z() * S.x() * J.zx};
    });
    changeIn<Shapes>(e, "shapes", [&](Shapes shapes) {
      for (Shape& s : shapes) s = image(s, S);
      return shapes;
    });
  }

  /// Its y is turned round: x and z are mirrored.
  void frame(Element& e) const {
    auto named = e.as<NamedFrame>();
    const Frame image = marker(named.body, {named.position, named.orientation}, flipping(1));
    named.position = image.position;
    named.orientation = image.orientation;
    e.params = named;
  }

  /// A marker's image, with the axis that T turns round: on the image of its body, or on a body that has none.
  Frame marker(ElementId body, const Frame& marker, const Signs& T) const {
    if (const auto S = signs_.find(body); S != signs_.end())
      return {S->second.cwiseProduct(marker.position), turned(S->second.asDiagonal(), marker.orientation, T)};
    const Frame place = placementOf(model_, body);
    const Frame world{place.position + place.orientation * marker.position, place.orientation * marker.orientation};
    return relativeTo(place, {point(world.position), turned(H_, world.orientation, T)});
  }
  Frame placeOfImage(ElementId body) const {
    const Frame place = placementOf(model_, body);
    const auto S = signs_.find(body);
    return S == signs_.end() ? place : Frame{point(place.position), turned(H_, place.orientation, S->second)};
  }
  void setMarkers(Element& e, const Element& original, const Signs& T) const {
    for (const auto& [bodyKey, frameKey] : {std::pair("body1", "frame1"), std::pair("body2", "frame2")}) {
      const auto on = givenIn<ElementId>(original, bodyKey);
      const auto frame = givenIn<Frame>(original, frameKey);
      if (on && frame) e.type->find(frameKey)->set(e.params, marker(*on, *frame, T));
    }
  }

  /// Signs of the coordinates of an image, against those of the joint: by what both are where a body was moved.
  std::map<CoordinateName, int> coordinateSigns(const Element& e, const Element& made) const {
    const auto before = jointType(e).create(e.params), after = jointType(e).create(made.params);
    std::array<BodyKinematics, 2> k, m;
    for (const std::size_t end : {0U, 1U}) {
      const ElementId body = givenIn<ElementId>(e, end == 0 ? "body1" : "body2").value_or(ground);
      Frame place = placementOf(model_, body);
      const auto S = signs_.find(body);
      if (S != signs_.end()) {
        const double way = end == 0 ? -0.1 : 0.2;
        place.position += way * Vec3(1, 2, 3);
        place.orientation = place.orientation * Quat(Eigen::AngleAxisd(way, Vec3(3, 2, 1).normalized()));
      }
      k[end] = {.x = place.position, .R = place.orientation.toRotationMatrix()};
      m[end] = k[end];
      if (S != signs_.end()) m[end] = {.x = point(k[end].x), .R = H_ * k[end].R * S->second.asDiagonal()};
    }
    std::map<CoordinateName, int> signs;
    const auto there = before->coordinates(), here = after->coordinates();
    for (std::size_t i = 0; i < there.size(); ++i) {
      const double a = there[i].value(k[0], k[1]), b = here[i].value(m[0], m[1]);
      signs[there[i].name()] = std::abs(a - b) < 1e-9 ? 1 : std::abs(a + b) < 1e-9 ? -1 : 0;
    }
    return signs;
  }

  Expected<void> joint(Element& e) {
    const Element original = e;
    const auto place = [&](const char* key) { return givenIn<ElementId>(original, key).value_or(ground); };
    const Frame at1 = placeOfImage(place("body1")), at2 = placeOfImage(place("body2"));
    const bool fits = markersFit(original, placementOf(model_, place("body1")), placementOf(model_, place("body2")));
    int best = -1;
    for (const Eigen::Index axis : {1, 2, 0}) {
      Element made = original;
      setMarkers(made, original, flipping(axis));
      if (fits && !markersFit(made, at1, at2)) continue;
      const auto signs = coordinateSigns(original, made);
      const auto kept =
          static_cast<int>(std::count_if(signs.begin(), signs.end(), [](const auto& s) { return s.second > 0; }));
      if (kept <= best) continue;
      best = kept;
      e = made;
      coordinates_[original.id] = signs;
    }
    if (best < 0) return fail(cannot(original, "its markers would not fit"));
    changeIn<double>(e, "pitch", [](double pitch) { return -pitch; });  // a left-hand thread becomes a right-hand one
    return {};
  }

  /// What the image of a joint has turned round.
  int signOf(ElementId joint, CoordinateName name) const {
    const auto found = coordinates_.find(joint);
    if (found == coordinates_.end()) return 1;
    const auto sign = found->second.find(name);
    return sign == found->second.end() ? 1 : sign->second;
  }

  /// A drive of a coordinate that runs the other way does so, too; others are refused.
  Expected<void> onCoordinates(Element& e) const {
    for (const Field& f : e.type->fields) {
      if (f.coordinateOf.empty()) continue;
      const auto joint = givenIn<ElementId>(e, f.coordinateOf);
      const auto name = givenIn<Choice>(e, f.key);
      const int sign = joint && name ? signOf(*joint, static_cast<CoordinateName>(name->index)) : 1;
      if (sign > 0) continue;
      const auto motion = givenIn<Function>(e, "motion");
      if (sign == 0 || !motion)
        return fail(cannot(
            e, fmt::format("the coordinate of '{}' it acts on runs the other way in a mirror", model_.nameOf(*joint))));
      e.type->find("motion")->set(e.params, negated(*motion));
    }
    return {};
  }

  Expected<void> components(Element& e) const {
    const auto on = givenIn<ElementId>(e, "body").value_or(ground);
    const auto S = signs_.find(on);
    for (const Field& f : e.type->fields) {
      const auto value = givenIn<TimeVector>(e, f.key);
      if (!value) continue;
      const auto axes = givenIn<Choice>(e, "resolved_in");
      const bool ofBody = axes && axes->index == 1 && S != signs_.end();
      Mat3 M = ofBody ? Mat3(S->second.asDiagonal()) : H_;
      if (f.quantity == Quantity::torque) M = -M;
      const auto made = times(M, *value);
      if (!made) return fail(cannot(e, "its components are functions, and the plane is not along an axis"));
      f.set(e.params, *made);
    }
    return {};
  }

  Expected<void> link(Element& e) const {
    const Element original = e;
    // About z everything turns on as it did: the angle of a torsion spring keeps its sign.
    const Signs T = flipping(2);
    setMarkers(e, original, T);
    const auto on = givenIn<ElementId>(e, "body");
    if (on) {
      changeIn<Vec3>(e, "point", [&](const Vec3& r) { return marker(*on, {r, Quat::Identity()}, T).position; });
      changeIn<Vec3>(e, "anchor", [&](const Vec3& x) { return point(x); });
    }
    const auto functions = std::count_if(e.type->fields.begin(), e.type->fields.end(), [&](const Field& f) {
      const auto law = givenIn<Function>(e, f.key);
      return law && !isZero(*law);
    });
    for (const Field& f : e.type->fields) {
      if (auto K = givenIn<Matrix6>(e, f.key)) {
        Vec6 P;
        P << T, -T;
        K->m = P.asDiagonal() * K->m * P.asDiagonal();
        f.set(e.params, *K);
        if (functions > 0) return fail(cannot(e, "its laws are given along axes that turn round"));
      }
      const auto along = givenIn<Vec3>(e, f.key);
      const bool isDiagonal = f.quantity == Quantity::stiffness || f.quantity == Quantity::damping;
      if (along && isDiagonal && !isAlongAnAxis() && (*along - Vec3::Constant(along->x())).norm() > 0)
        return fail(cannot(e, "it differs along the inertial axes, and the plane is not along one"));
    }
    if (e.type->find("fx") && functions > 0) return fail(cannot(e, "its expressions are in axes that turn round"));
    if (auto done = components(e); !done) return done;
    return onCoordinates(e);
  }

  const Model& model_;
  Vec3 n_, p_;
  Mat3 H_;
  std::unordered_map<ElementId, Signs> signs_;  ///< S of the bodies that have an image
  std::unordered_map<ElementId, std::map<CoordinateName, int>> coordinates_;
};

/// The image of a marker may have other axes than the image of its frame.
void releaseAll(Element& e) {
  for (const Field& f : e.type->fields)
    if (frameOf(e, f) != ground) release(e, f);
}

/// Those that have images, with what refers to something behind it.
std::vector<ElementId> originalsOf(const Model& model, std::span<const ElementId> ids) {
  std::vector<ElementId> out = withLinksBetween(model, ids);
  std::erase_if(out, [&](ElementId id) {
    const Element& e = *model.find(id);
    const Category c = e.type->category;
    const bool acts = c == Category::frame || c == Category::joint || c == Category::force || c == Category::point;
    const bool refers = std::any_of(e.type->fields.begin(), e.type->fields.end(), [](const Field& f) {
      return f.kind == Value(std::in_place_type<ElementId>).index();
    });
    return c != Category::body && !(acts && refers);
  });
  const auto rank = [&](ElementId id) {
    const Element& e = *model.find(id);
    const bool late = e.type->category == Category::joint && !jointType(e).create;
    return std::pair(e.type->category, late);
  };
  std::stable_sort(out.begin(), out.end(), [&](ElementId a, ElementId b) { return rank(a) < rank(b); });
  return out;
}

}  // namespace

Expected<Copies> mirrorImages(const Model& model, std::span<const ElementId> ids, const MirrorPlane& plane) {
  const std::vector<ElementId> originals = originalsOf(model, ids);
  Mirror mirror(model, plane, originals);
  FreshNames names(model);
  std::unordered_map<ElementId, ElementId> copied;
  ElementId next = model.freeId();
  for (const ElementId id : originals) copied[id] = ElementId{next.value++};
  Copies copies;
  for (const ElementId id : originals) {
    auto e = mirror.of(*model.find(id));
    if (!e) return tl::unexpected(e.error());
    e->id = copied.at(id);
    e->name = names.like(e->name);
    redirect(*e, copied);
    releaseAll(*e);
    copies.ids.push_back(e->id);
    copies.edit.edits.push_back({Insert{std::move(*e), model.elements().size() + copies.edit.edits.size()}});
  }
  return copies;
}

Expected<Compound> mirroredInPlace(const Model& model, std::span<const ElementId> ids, const MirrorPlane& plane) {
  const std::vector<ElementId> originals = originalsOf(model, ids);
  Mirror mirror(model, plane, originals);
  Compound edit;
  for (const ElementId id : originals) {
    const Element& before = *model.find(id);
    const auto after = mirror.of(before);
    if (!after) return tl::unexpected(after.error());
    for (const Formula& f : before.formulas)
      if (std::find(after->formulas.begin(), after->formulas.end(), f) == after->formulas.end())
        edit.edits.push_back({SetFormula{id, {.key = f.key, .slot = f.slot, .text = {}}}});
    for (const Field& f : before.type->fields)
      if (f.isDerived(before.params)) continue;
      else if (const Value value = f.get(after->params); !sameValue(value, f.get(before.params)))
        edit.edits.push_back({SetField{id, f.key, value}});
  }
  return edit;
}

}  // namespace gyre::ui
