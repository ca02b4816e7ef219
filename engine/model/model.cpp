#include "model/model.h"

#include "describe/function_names.h"
#include "describe/point_frame.h"
#include "model/formulas.h"
#include "model/marker_frames.h"
#include "model/parameter.h"
#include "model/references.h"

#include <fmt/format.h>
#include <algorithm>
#include <iterator>

namespace gyre {
namespace {

Error about(const Element& e, Error error) {
  error.element = e.name;
  return error;
}

bool fixedElement(ElementId id) { return id.value < firstFreeId.value; }

/// Markers and points that frames give, with what names those.
struct GivenByFrame {
  const Field* field;
  std::string key;
  Value name;
};
std::vector<GivenByFrame> givenByFrames(const Element& e) {
  std::vector<GivenByFrame> out;
  for (const Field& f : e.type->fields) {
    if (frameOf(e, f) == ground) continue;
    const Field* by = frameFieldOf(*e.type, f);
    out.push_back({&f, by ? by->key : f.key, e.value(by ? *by : f)});
  }
  return out;
}

/// Moves those of one field to the end of another list.
void moveFormulas(std::vector<Formula>& formulas, const std::string& key, std::vector<Formula>& out) {
  std::ranges::copy_if(formulas, std::back_inserter(out), [&](const Formula& f) { return f.key == key; });
  std::erase_if(formulas, [&](const Formula& f) { return f.key == key; });
}

}  // namespace

Model::Model(const TypeInfo& integrator)
    : elements_{{documentId, "model", &documentType(), documentType().defaults},
                {simulationId, "simulation", &integrator, integrator.defaults},
                {viewId, "view", &viewType(), viewType().defaults},
                {contactId, "contact", &contactType(), ContactSettings{.enabled = false}},
                {groundId, "ground", &groundType(), groundType().defaults}} {
  reindex(0);
}

void Model::reserve(std::size_t more) {
  elements_.reserve(elements_.size() + more);
  byName_.reserve(byName_.size() + more);
  position_.reserve(position_.size() + more);
}

void Model::reindex(std::size_t from) {
  for (std::size_t i = from; i < elements_.size(); ++i) {
    const std::size_t id = elements_[i].id.value;
    if (id >= position_.size()) position_.resize(id + 1, nowhere);
    position_[id] = i;
  }
}

std::vector<const Element*> Model::of(Category c) const {
  std::vector<const Element*> out;
  for (const Element& e : elements_)
    if (e.type->category == c) out.push_back(&e);
  return out;
}

std::vector<const Element*> Model::active(Category c) const {
  std::vector<const Element*> out = of(c);
  const std::unordered_set<ElementId> off = switchedOff(*this);
  if (!off.empty()) std::erase_if(out, [&](const Element* e) { return off.contains(e->id); });
  return out;
}

const Element* Model::find(ElementId id) const {
  const std::size_t at = id.value < position_.size() ? position_[id.value] : nowhere;
  return at == nowhere ? nullptr : &elements_[at];
}

const Element* Model::findNamed(std::string_view name) const {
  const auto it = byName_.find(std::string(name));
  return it == byName_.end() ? nullptr : find(it->second);
}

const Element* Model::find(std::string_view name) const {
  if (const Element* named = findNamed(name)) return named;
  for (const auto& [key, id] : pairs_)
    if (const Element* e = find(id); e->name == name) return e;
  return nullptr;
}

NameLookup Model::parameterValues() const {
  return [this](std::string_view name) -> std::optional<double> {
    const Element* e = findNamed(name);
    if (!e || e->type->category != Category::parameter) return std::nullopt;
    return e->as<Parameter>().value;
  };
}

std::string Model::nameBetween(const Element& e) const {
  const auto [a, b] = betweenOf(e);
  return nameOf(a) + " - " + nameOf(b);
}

Element* Model::mutableFind(ElementId id) { return const_cast<Element*>(std::as_const(*this).find(id)); }

std::string Model::nameOf(ElementId id) const {
  if (id == ground) return "ground";
  const Element* e = find(id);
  return e ? e->name : std::string{};
}

std::optional<Error> Model::checkReference(ElementId id, Category category) const {
  const Element* named = find(id);
  if (named && named->type->category == category) return std::nullopt;
  return Error{.message = fmt::format("a {} of the model{} was expected", singular(category),
                                      category == Category::body ? " or 'ground'" : "")};
}

std::optional<Error> Model::checkMaterials(const Shapes& shapes) const {
  for (const Shape& shape : shapes)
    if (shape.material != ground)
      if (auto bad = checkReference(shape.material, Category::material)) return bad;
  return std::nullopt;
}

std::optional<Error> Model::checkElement(const Element& e) const {
  for (const Field& f : e.type->fields) {
    const Value value = f.get(e.params);
    const bool byFormula =
        std::any_of(e.formulas.begin(), e.formulas.end(), [&](const Formula& g) { return g.key == f.key; });
    if (auto bad = byFormula ? f.checkGiven(value) : f.check(value)) return about(e, *bad);
    if (const auto* shapes = std::get_if<Shapes>(&value))
      if (auto bad = checkMaterials(*shapes)) {
        bad->key = f.key;
        return about(e, *bad);
      }
    const auto* id = std::get_if<ElementId>(&value);
    const bool none = id && *id == ground && (f.refersTo == Category::body || !f.required);
    if (id && !none)
      if (auto bad = checkReference(*id, f.refersTo)) {
        bad->key = f.key;
        return about(e, *bad);
      }
  }
  if (e.type->check)
    if (auto bad = e.type->check(e.params)) return about(e, *bad);
  if (e.type->isBetween() && pairs_.isTaken(e))
    return about(
        e, {.message = fmt::format("'{}' stands here a second time", nameBetween(e)), .key = e.type->between.second});
  return std::nullopt;
}

Expected<Edit> Model::apply(const Edit& edit) {
  return std::visit([this](const auto& e) { return applyOne(e); }, edit.what);
}

Expected<Edit> Model::applyOne(const SetField& e) {
  Element* element = mutableFind(e.id);
  if (!element) return failInput("the element to change does not exist");
  const Field* f = element->type->find(e.key);
  if (!f)
    return fail(
        {.message = fmt::format("a {} has no such key", element->type->id), .element = element->name, .key = e.key});
  if (f->isDerived(element->params))
    return fail({.message = fmt::format("this value follows from '{}' and cannot be set", f->derivedFrom),
                 .element = element->name,
                 .key = e.key});
  Value value = e.value;
  bindNames(value, f->argument, parameterValues());
  if (auto bad = f->check(value)) return fail(about(*element, *bad));
  Value before = f->get(element->params);
  const std::vector<GivenByFrame> given = givenByFrames(*element);
  Element changed = *element;
  if (frameFieldOf(*element->type, *f)) release(changed, *f);  // numbers that are set are no longer a frame's
  f->set(changed.params, e.value);
  // A number that is set is no longer what a formula gives.
  auto overridden = takeOverridden(changed.formulas, e.key, before, e.value);
  const Field* point = pointFieldOf(*element->type, *f);
  const bool isNewlyGiven = point && frameOf(*element, *point) == ground;
  const std::optional<Value> numbers = isNewlyGiven ? std::optional(element->value(*point)) : std::nullopt;
  if (isNewlyGiven) moveFormulas(changed.formulas, point->key, overridden);
  if (auto ok = exchange(*element, std::move(changed)); !ok) return fail(ok.error());
  Compound both{{{SetField{e.id, e.key, std::move(before)}}}};
  if (numbers) both.edits.push_back({SetField{e.id, point->key, *numbers}});
  for (const auto& [field, key, name] : given)
    if (key != e.key && frameOf(*element, *field) == ground) both.edits.push_back({SetField{e.id, key, name}});
  for (const Formula& formula : overridden) both.edits.push_back({SetFormula{e.id, formula}});
  if (both.edits.size() == 1) return std::move(both.edits.front());
  return Edit{std::move(both)};
}

Expected<Edit> Model::applyOne(const SetFormula& e) {
  Element* element = mutableFind(e.id);
  if (!element) return failInput("the element to change does not exist");
  Element changed = *element;
  const auto same = std::find_if(changed.formulas.begin(), changed.formulas.end(),
                                 [&](const Formula& f) { return f.key == e.formula.key && f.slot == e.formula.slot; });
  const bool had = same != changed.formulas.end();
  const Formula old = had ? *same : Formula{e.formula.key, e.formula.slot, {}};
  if (e.formula.text.empty()) {
    if (had) changed.formulas.erase(same);
  } else if (had) {
    *same = e.formula;
  } else {
    changed.formulas.push_back(e.formula);
  }
  const Field* field = element->type->find(e.formula.key);
  if (field && field->isDerived(element->params))
    return fail({.message = fmt::format("this value follows from '{}' and cannot be set", field->derivedFrom),
                 .element = element->name,
                 .key = e.formula.key});
  std::optional<Value> before;
  if (field) before = field->get(element->params);
  const Field* by = field ? frameFieldOf(*element->type, *field) : nullptr;
  const ElementId frame = field ? frameOf(*element, *field) : ground;
  if (field && (isMarker(*field) || by)) release(changed, *field);
  if (auto ok = exchange(*element, std::move(changed)); !ok) return fail(ok.error());
  if (had) return Edit{SetFormula{e.id, old}};
  // Setting the number back takes the formula away, unless the formula gave that very number.
  Compound back{{{SetFormula{e.id, old}}, {SetField{e.id, e.formula.key, std::move(*before)}}}};
  if (by && frame != ground) back.edits.push_back({SetField{e.id, by->key, frame}});
  return Edit{std::move(back)};
}

/// Puts `changed` in the place of `element`, with the numbers its formulas and frames give, and lets what depends on it
/// follow; or changes nothing.
Expected<void> Model::exchange(Element& element, Element changed) {
  if (auto ok = evaluateFormulas(changed, parameterValues()); !ok) return fail(ok.error());
  releaseMoved(changed, element);
  if (auto bad = placeByFrames(changed, [this](ElementId id) { return find(id); })) return fail(*bad);
  if (auto bad = checkElement(changed)) return fail(*bad);
  if (const Field* f = fieldInCircle(*this, changed))
    return fail({.message = fmt::format("a {} that does not refer to '{}' itself was expected", singular(f->refersTo),
                                        element.name),
                 .element = element.name,
                 .key = f->key});
  if (changed.type->isBetween()) {
    pairs_.remove(element);
    pairs_.add(changed);
    changed.name = nameBetween(changed);
  }
  if (changed.type->category == Category::parameter || changed.type->category == Category::frame)
    return exchangeWithUsers(element, std::move(changed));
  element = std::move(changed);
  return {};
}

/// Formulas use parameters, also in the numbers of frames, and markers follow frames.
Expected<void> Model::exchangeWithUsers(Element& element, Element changed) {
  const auto place = static_cast<std::size_t>(&element - elements_.data());
  const bool isParameter = changed.type->category == Category::parameter;
  std::vector<Element> all = elements_;
  all[place] = std::move(changed);
  auto followed = isParameter ? evaluateFormulas(all) : Expected<std::vector<std::size_t>>(std::vector{place});
  if (!followed) return fail(followed.error());
  const auto find = [&](ElementId id) { return this->find(id) ? &all[position_[id.value]] : nullptr; };
  for (const std::size_t i : usersOfFrames(all, *followed)) {
    if (auto bad = placeByFrames(all[i], find)) return fail(*bad);
    followed->push_back(i);
  }
  for (const std::size_t i : *followed)
    if (auto bad = checkElement(all[i])) return fail(*bad);
  elements_ = std::move(all);
  return {};
}

Expected<Edit> Model::applyOne(const SetType& e) {
  Element* element = mutableFind(e.id);
  if (!element) return failInput("the element to change does not exist");
  if (e.type->category != element->type->category)
    return fail({.message = fmt::format("a {} cannot become a {}", singular(element->type->category),
                                        singular(e.type->category)),
                 .element = element->name});
  Element changed = *element;
  changed.type = e.type;
  changed.params = e.params;
  changed.formulas = e.formulas ? *e.formulas : fittingFormulas(*element, changed);
  Edit inverse{SetType{e.id, element->type, element->params, element->formulas}};
  if (auto ok = exchange(*element, std::move(changed)); !ok) return fail(ok.error());
  return inverse;
}

Expected<Edit> Model::applyOne(const Rename& e) {
  Element* element = mutableFind(e.id);
  if (!element || fixedElement(e.id)) return failInput("the element to rename does not exist");
  if (element->type->isBetween())
    return fail({.message = fmt::format("a {} is called after the two it is about", singular(element->type->category)),
                 .element = element->name,
                 .key = "name"});
  if (e.name.empty()) return fail({.message = "a name must not be empty", .element = element->name, .key = "name"});
  const Element* other = findNamed(e.name);
  if (e.name == "ground" || (other && other->id != e.id))
    return fail({.message = fmt::format("the name '{}' is taken", e.name), .element = element->name, .key = "name"});
  if (element->type->category == Category::parameter) {
    if (auto unfit = unfitName(e.name)) return fail({.message = *unfit, .element = element->name, .key = "name"});
    renameParameter(elements_, element->name, e.name);
  } else if (const Element* reader = readerOf(elements_, element->name)) {
    if (e.name.find_first_of("[]") != std::string::npos)
      return fail({.message = fmt::format("a name without brackets was expected, since '{}' reads a channel of it",
                                          reader->name),
                   .element = element->name,
                   .key = "name"});
    renameRead(elements_, element->name, e.name);
  }
  return renamed(*element, e.name);
}

Expected<Edit> Model::renamed(Element& element, const std::string& name) {
  byName_.erase(element.name);
  byName_[name] = element.id;
  Edit inverse{Rename{element.id, std::exchange(element.name, name)}};
  for (const auto& [key, id] : pairs_)
    if (Element* e = mutableFind(id); refersTo(*e, element.id)) e->name = nameBetween(*e);
  return inverse;
}

Expected<Edit> Model::applyOne(const SetEnabled& e) {
  Element* element = mutableFind(e.id);
  if (!element || fixedElement(e.id)) return failInput("the element to switch on or off does not exist");
  return Edit{SetEnabled{e.id, std::exchange(element->enabled, e.enabled)}};
}

Expected<Edit> Model::applyOne(const Move& e) {
  const Element* element = find(e.id);
  if (!element || fixedElement(e.id)) return failInput("the element to move does not exist");
  const auto from = static_cast<std::size_t>(element - elements_.data());
  const std::size_t to = std::min(e.position, elements_.size() - 1);
  const auto at = [this](std::size_t i) { return elements_.begin() + static_cast<std::ptrdiff_t>(i); };
  if (from < to) std::rotate(at(from), at(from + 1), at(to + 1));
  else std::rotate(at(to), at(from), at(from + 1));
  reindex(std::min(from, to));
  return Edit{Move{e.id, from}};
}

Expected<Edit> Model::applyOne(const Insert& e) { return insert(e.element, e.position); }

Expected<Edit> Model::insert(Element added, std::size_t position) {
  const ElementId id = added.id;
  const bool between = added.type->isBetween();
  if (added.name.empty() && !between) return fail({.message = "a name must not be empty", .key = "name"});
  if (!between && (added.name == "ground" || findNamed(added.name)))
    return fail({.message = fmt::format("the name '{}' is taken", added.name), .element = added.name, .key = "name"});
  if (fixedElement(id) || find(id)) return failInput("the identity of the new element is taken");
  if (added.type->category == Category::parameter)
    if (auto unfit = unfitName(added.name)) return fail({.message = *unfit, .element = added.name, .key = "name"});
  if (auto ok = evaluateFormulas(added, parameterValues()); !ok) return fail(ok.error());
  if (auto bad = placeByFrames(added, [this](ElementId of) { return find(of); })) return fail(*bad);
  if (auto bad = checkElement(added)) return fail(*bad);
  if (between) {
    pairs_.add(added);
    added.name = nameBetween(added);
  } else {
    byName_[added.name] = id;
  }
  position = std::min(position, elements_.size());
  elements_.insert(elements_.begin() + static_cast<std::ptrdiff_t>(position), std::move(added));
  reindex(position);
  nextId_ = std::max(nextId_, id.value + 1);
  return Edit{Erase{id}};
}

Expected<Edit> Model::applyOne(const Erase& e) {
  const Element* element = find(e.id);
  if (!element || fixedElement(e.id)) return failInput("the element to delete does not exist");
  for (const Element& other : elements_)
    if (refersTo(other, e.id))
      return fail({.message = fmt::format("'{}' is still attached to it", other.name), .element = element->name});
  const Element* user = nullptr;
  if (element->type->category == Category::parameter) user = userOf(elements_, element->name);
  if (element->type->category == Category::material) user = madeOf(elements_, e.id);
  if (user) return fail({.message = fmt::format("'{}' uses it", user->name), .element = element->name});
  const auto position = static_cast<std::size_t>(element - elements_.data());
  Edit inverse{Insert{*element, position}};
  if (element->type->isBetween()) pairs_.remove(*element);
  else byName_.erase(element->name);
  position_[e.id.value] = nowhere;
  elements_.erase(elements_.begin() + static_cast<std::ptrdiff_t>(position));
  reindex(position);
  return inverse;
}

Expected<Edit> Model::applyOne(const Compound& e) {
  Compound inverse;
  for (const Edit& edit : e.edits) {
    auto undo = apply(edit);
    if (!undo) {
      for (auto back = inverse.edits.rbegin(); back != inverse.edits.rend(); ++back) (void)apply(*back);
      return undo;
    }
    inverse.edits.push_back(std::move(*undo));
  }
  std::reverse(inverse.edits.begin(), inverse.edits.end());
  return Edit{std::move(inverse)};
}

void Model::arrange(std::size_t first, const std::vector<std::size_t>& places) {
  const auto begin = elements_.begin() + static_cast<std::ptrdiff_t>(first);
  std::vector<Element> moved(std::make_move_iterator(begin), std::make_move_iterator(elements_.end()));
  for (std::size_t i = 0; i < moved.size(); ++i) elements_[first + places[i]] = std::move(moved[i]);
  reindex(first);
}

void Model::rememberKeys(ElementId id, std::vector<std::string> keys) {
  if (Element* element = mutableFind(id)) element->keys = std::move(keys);
}

std::string Model::freeName(std::string_view stem) const {
  for (int i = 1;; ++i) {
    std::string name = fmt::format("{} {}", stem, i);
    if (!find(name)) return name;
  }
}

namespace {
bool isRunSetting(std::string_view key) { return key == "step" || key == "end_time" || key == "output_step"; }
}  // namespace

std::any convertParams(const TypeInfo& type, const Element& from) {
  std::any params = type.defaults;
  for (const Field& f : type.fields) {
    const Field* same = from.type->find(f.key);
    if (!same || same->kind != f.kind) continue;
    const Value value = same->get(from.params);
    // What was left at the old type's default takes the new type's own.
    if (sameValue(value, same->get(from.type->defaults)) && !isRunSetting(f.key)) continue;
    if (!f.check(value)) f.set(params, value);
  }
  return params;
}

RunSettings runSettings(const Element& simulation) {
  const auto number = [&](std::string_view key) {
    return std::get<double>(simulation.type->find(key)->get(simulation.params));
  };
  return {number("step"), number("end_time"), number("output_step")};
}

}  // namespace gyre
