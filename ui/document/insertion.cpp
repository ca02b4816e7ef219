#include "document/insertion.h"

#include "bodies/body.h"
#include "document/body_geometry.h"
#include "document/holding_stiffness.h"
#include "document/joint_coordinates.h"
#include "document/joint_frames.h"
#include "forces/beam.h"
#include "language/translated.h"
#include "model/fresh_names.h"
#include "model/parameter.h"
#include "shapes/shape_solid.h"

#include <QCoreApplication>

#include <algorithm>

namespace gyre::ui {
namespace {

QString labelOf(const TypeInfo& type) { return inSentence(translated(type.label)); }

template <class T>
void setIfThere(Element& e, const char* key, const T& value) {
  const Field* f = e.type->find(key);
  if (f && f->kind == Value(value).index()) f->set(e.params, value);
}

/// To something that the element takes up; what it can do without is chosen later.
bool isReference(const Field& f) { return f.kind == Value(std::in_place_type<ElementId>).index() && !f.mayBeLost; }

Category wantedBy(const Field& f) { return f.refersTo; }

constexpr Category takenCategories[] = {Category::body, Category::joint, Category::material};

/// A single material is paired with the newest of the others, the only one with itself.
void addOther(const std::vector<const Element*>& materials, std::vector<ElementId>& ids) {
  if (ids.size() != 1) return;
  const auto other =
      std::find_if(materials.rbegin(), materials.rend(), [&](const Element* e) { return e->id != ids.front(); });
  ids.insert(ids.begin(), other == materials.rend() ? ids.front() : (*other)->id);
}

/// What each reference of the type takes up, in the order of the fields.
Expected<std::vector<ElementId>> takenIds(const Model& model, const TypeInfo& type,
                                          std::span<const ElementId> selected) {
  std::vector<ElementId> out;
  for (const Category category : takenCategories) {
    const auto count = [&](bool optional) {
      return static_cast<std::size_t>(std::count_if(type.fields.begin(), type.fields.end(), [&](const Field& f) {
        return isReference(f) && wantedBy(f) == category && (optional || f.required);
      }));
    };
    const std::size_t wanted = count(false), most = count(true);
    if (most == 0) continue;
    const QString kind = category == Category::body    ? QObject::tr("body")
                         : category == Category::joint ? QObject::tr("joint")
                                                       : QObject::tr("material");
    std::vector<ElementId> ids;
    for (const ElementId id : selected)
      if (const Element* e = model.find(id); e && e->type->category == category) ids.push_back(id);
    if (ids.size() > most)
      return failInput(QObject::tr("%1 takes up to %2 of the selected elements; %3 are selected")
                           .arg(translated(type.label))
                           .arg(most)
                           .arg(ids.size())
                           .toStdString());
    const std::vector<const Element*> all = model.of(category);
    if (ids.empty())
      for (std::size_t i = all.size() - std::min(wanted, all.size()); i < all.size(); ++i) ids.push_back(all[i]->id);
    if (ids.empty() || (category == Category::joint && ids.size() < wanted))
      return failInput(
          QObject::tr("%1 needs a %2 to hold on to: insert one first").arg(translated(type.label), kind).toStdString());
    // A single body is held to the ground, which then is body 1: reactions are shown for body 2.
    if (category == Category::body) ids.insert(ids.begin(), wanted - ids.size(), ground);
    else if (category == Category::material) addOther(all, ids);
    else ids.insert(ids.end(), most - ids.size(), ground);  // left out
    out.insert(out.end(), ids.begin(), ids.end());
  }
  return out;
}

void takeUp(Element& e, const std::vector<ElementId>& ids) {
  std::size_t next = 0;
  for (const Category category : takenCategories)
    for (const Field& f : e.type->fields)
      if (isReference(f) && wantedBy(f) == category) f.set(e.params, ids[next++]);
}

/// By the point that the type is placed by: its centre of mass, or its pivot.
void place(Element& e, const Vec3& at) {
  setIfThere(e, "position", at);
  setIfThere(e, "pivot", at);
}

double typicalLength(const Model& model) { return rounded(typicalSize(model.of(Category::body), 0.2), 2); }

/// Standing on the grid or beside what is there.
void shapeAndPlace(const Model& model, Element& e, Shape (*shapeOf)(double length)) {
  const auto bodies = model.of(Category::body);
  const double length = typicalLength(model);
  const Shape shape = shapeOf(length);
  const Solid solid = solidOf(shape).value();
  const double mass = rounded(500 * solid.volume, 2);  // kg/m^3, about that of a hollow machine part
  setIfThere(e, "shapes", Shapes{shape});
  const auto own = ownBox(e);
  const double height = own.isEmpty() ? 0.5 * length : own.sizes().z();
  Vec3 at(0, 0, 0.5 * height);
  if (const auto box = worldBox(bodies); !box.isEmpty()) {
    const Vec3 last = initialPlacement(*bodies.back()).position;
    at = {rounded(box.max().x() + 0.75 * length, 3), last.y(), last.z()};
  }
  const bool pivoted = bodyType(e).pivot != nullptr;
  const Vec3 diagonal = mass / solid.volume * solid.inertia().diagonal();
  const double across = pivoted ? 0.25 * mass * length * length : 0.0;  // Steiner: the pivot is at the end
  setIfThere(e, "mass", mass);
  setIfThere(
      e, "inertia",
      Inertia{rounded(diagonal.x(), 6), rounded(diagonal.y() + across, 6), rounded(diagonal.z() + across, 6), 0, 0, 0});
  place(e, at);
  setIfThere(e, "com", Vec3(0.5 * length, 0, 0));
  if (!bodyType(e).turns) setIfThere(e, "shapes", Shapes{});  // a point shows itself
}

QString between(const Model& model, const std::vector<ElementId>& ids) {
  QStringList names;
  for (const ElementId id : ids)
    if (id != ground || &id == &ids.front()) names << QString::fromStdString(model.nameOf(id));
  if (names.size() == 1) return QObject::tr("on %1").arg(names.front());
  return QObject::tr("between %1 and %2").arg(names.mid(0, names.size() - 1).join(", "), names.back());
}

}  // namespace

std::string nameStem(const TypeInfo& type) {
  const auto* body = type.category == Category::body ? &bodyType(type) : nullptr;
  std::string stem = body && body->turns && !body->pivot && !body->flexible ? "body" : type.id;
  if (type.category == Category::frame) stem = singular(type.category);
  std::replace(stem.begin(), stem.end(), '_', ' ');
  return stem;
}

bool isInsertable(const Model& model, const TypeInfo& type, std::span<const ElementId> selected) {
  return takenIds(model, type, selected).has_value();
}

QString takenUp(const Model& model, const TypeInfo& type, std::span<const ElementId> selected) {
  const auto ids = takenIds(model, type, selected);
  if (!ids) return QString::fromStdString(ids.error().message);
  return ids->empty() ? QString() : between(model, *ids);
}

Element newParameter(const Model& model) {
  std::string name;  // as formulas can say it
  for (int i = 1; name.empty() || model.find(name); ++i) name = "p" + std::to_string(i);
  return {model.freeId(), name, &parameterType(), Parameter{.value = 1, .minimum = 0, .maximum = 2}};
}

Expected<Insertion> insertionOf(const Model& model, const TypeInfo& type, std::span<const ElementId> selected,
                                std::optional<Vec3> point, const BodyPreset* preset) {
  if (type.category == Category::parameter) return Insertion{newParameter(model), QObject::tr("Insert parameter")};
  auto ids = takenIds(model, type, selected);
  if (!ids) return tl::unexpected(ids.error());
  Element e{model.freeId(), FreshNames(model).numbered(preset ? preset->id : nameStem(type)), &type, type.defaults};
  QString text = QObject::tr("Insert %1").arg(preset ? inSentence(preset->title()) : labelOf(type));
  if (&type == &beamType()) std::any_cast<Beam&>(e.params).strain = Beam::Strain::helix;  // files keep halfway
  if (type.category == Category::body) {
    if (preset && preset->params) e.params = preset->params(typicalLength(model));
    shapeAndPlace(model, e, preset && preset->shape ? preset->shape : &plainBox);
    if (point) place(e, *point);
  } else if (!ids->empty()) {
    takeUp(e, *ids);
    for (const Field& f : type.fields)
      if (isReference(f))
        for (const Edit& edit : fittingCoordinates(model, e, f.key, std::get<ElementId>(f.get(e.params)))) {
          const auto& set = std::get<SetField>(edit.what);
          type.find(set.key)->set(e.params, set.value);
        }
    if (auto placed = placeMarkers(model, e, point); !placed) return tl::unexpected(placed.error());
    setHoldingStiffness(model, e);
    text += ' ' + between(model, *ids);
  }
  return Insertion{std::move(e), text};
}

}  // namespace gyre::ui
