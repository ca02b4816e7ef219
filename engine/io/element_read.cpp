#include "io/element_read.h"

#include "describe/function_names.h"
#include "describe/numbers_of_value.h"
#include "describe/point_frame.h"
#include "io/between_json.h"
#include "io/find_element.h"
#include "io/formula_circle.h"
#include "io/formula_json.h"
#include "io/formula_order.h"
#include "io/geometry_json.h"
#include "io/json_object.h"
#include "io/marker_json.h"
#include "io/required_fields.h"
#include "io/suggestion.h"
#include "model/references.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

using Kind = JsonNode::Kind;
using Done = Expected<void>;

std::vector<std::string> acceptedKeys(const TypeInfo& type, std::vector<std::string> first) {
  for (const Field& f : type.fields) first.push_back(f.key);
  return first;
}

Done named(Done result, const std::string& element) {
  if (!result && result.error().element.empty()) result.error().element = element;
  return result;
}

/// An error of the model's own validation, with the line of the key it is about, or of the element.
Done located(Error error, const JsonNode& node) {
  const JsonNode* member = node.find(error.key);
  error.line = member ? member->line : node.line;
  return fail(std::move(error));
}

bool holdsText(const JsonNode& node) {
  return node.is(Kind::string) || std::any_of(node.items.begin(), node.items.end(), holdsText);
}

Done readEnabled(const JsonNode& node, Element& element) {
  const JsonNode* enabled = node.find("enabled");
  return enabled ? readInto(*enabled, "enabled", element.enabled) : Done{};
}

}  // namespace

ElementReader::ElementReader(const TypeList& types, Model& model, const Model* into)
    : types_(types), model_(model), into_(into) {
  if (into_) names_.emplace(*into_);
}

Done ElementReader::readList(const JsonNode& list, Category category, const std::any* params) {
  if (!list.is(Kind::array)) return wrongValue(list, list.key, fmt::format("a list of {}", plural(category)));
  if (category == Category::parameter) return readParameters(list);
  std::vector<Element> elements(list.items.size());
  const TypeInfo* between = hasOneType(category) ? types_.of(category).front() : nullptr;
  if (between && !between->isBetween()) between = nullptr;
  prepare(list, category, between, elements);
  for (std::size_t i = 0; i < elements.size(); ++i) {
    elements[i].type = between;
    if (auto ok = between ? readBetween(list.items[i], params, elements[i])
                          : readElement(list.items[i], category, elements[i]);
        !ok)
      return ok;
  }
  for (Element& element : elements)
    if (into_) nameAfresh(element);
  return insertAll(list, std::move(elements));
}

/// Identities first, so that an element may name one that comes later in the list.
void ElementReader::prepare(const JsonNode& list, Category category, bool between, std::vector<Element>& elements) {
  if (!between) named_.reserve(named_.size() + elements.size());
  std::uint32_t id = model_.freeId().value;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    elements[i].id = ElementId{id++};
    const JsonNode* name = between ? nullptr : list.items[i].find("name");
    const bool isText = name && name->is(Kind::string);
    if (!isText || name->text.empty()) elements[i].name = fmt::format("{}[{}]", list.key, i);  // for messages
    if (!isText) continue;
    Named& known = named_[name->text];
    if (!known.category) known = {.id = elements[i].id, .category = category, .line = known.line};
  }
}

void ElementReader::nameAfresh(Element& element) {
  if (!element.type->isBetween()) element.name = names_->like(element.name);
  order_.push_back(element.id);
}

/// In a circle a formula finds what it uses nowhere: the circle is what is wrong then.
Done orCircle(Done failed, const JsonNode& list) {
  if (auto circle = formulaCircle(list)) return fail(std::move(*circle));
  return failed;
}

/// One after the other, for each may use those before it.
Done ElementReader::readParameters(const JsonNode& list) {
  const std::size_t base = model_.elements().size();
  const std::vector<std::size_t> order = formulaOrder(list);
  for (const std::size_t i : order) {
    Element element{.id = model_.freeId(), .name = fmt::format("{}[{}]", list.key, i), .type = nullptr, .params = {}};
    if (auto ok = readElement(list.items[i], Category::parameter, element); !ok) return orCircle(ok, list);
    if (into_) nameAfresh(element);
    if (auto done = model_.insert(std::move(element), model_.elements().size()); !done)
      return orCircle(located(std::move(done.error()), list.items[i]), list);
  }
  model_.arrange(base, order);
  return {};
}

/// @param element  its name is at first what messages call an element without one: "bodies[3]"
Done ElementReader::readElement(const JsonNode& node, Category category, Element& element) {
  if (!node.is(Kind::object))
    return wrongValue(node, element.name, fmt::format("a {} {{\"name\": ..., \"type\": ...}}", singular(category)));
  if (auto ok = readName(node, element); !ok) return ok;
  if (auto ok = readType(node, category, element); !ok) return named(ok, element.name);
  if (auto ok = readEnabled(node, element); !ok) return named(ok, element.name);
  static const std::vector<std::string> others{"name", "type", "enabled"};
  return named(readFields(node, element, others), element.name);
}

/// Reads an element of a type that is about two others; it has no name of its own.
Done ElementReader::readBetween(const JsonNode& node, const std::any* params, Element& element) {
  const auto spread = spreadBetween(node, *element.type, element.name);
  if (!spread)
    return spread.error().key == element.name ? fail(spread.error()) : named(fail(spread.error()), element.name);
  element.params = params ? *params : element.type->defaults;
  if (auto ok = readEnabled(*spread, element); !ok) return named(ok, element.name);
  auto ok = readFields(*spread, element, {"enabled"});
  if (!ok) ok.error().key = keyBetween(*element.type, ok.error().key);
  return named(ok, element.name);
}

/// In an order in which what an element refers to is there before it, each at its place in the list.
Done ElementReader::insertAll(const JsonNode& list, std::vector<Element> elements) {
  const std::size_t base = model_.elements().size();
  model_.reserve(elements.size());
  std::vector<bool> inserted(elements.size(), false);
  // A last sweep, when nothing is ready any more, is for what refers to each other: the model says what is wrong.
  for (bool progress = true, last = false; progress || !last;) {
    last = !progress;
    progress = false;
    std::size_t place = base;
    for (std::size_t i = 0; i < elements.size(); ++i) {
      if (!inserted[i] && (last || referencesAreThere(elements[i]))) {
        const TypeInfo& type = *elements[i].type;
        if (auto done = model_.insert(std::move(elements[i]), place); !done) {
          done.error().key = keyBetween(type, done.error().key);
          return located(std::move(done.error()), list.items[i]);
        }
        inserted[i] = progress = true;
      }
      if (inserted[i]) ++place;
    }
  }
  return {};
}

bool ElementReader::referencesAreThere(const Element& element) const {
  const std::vector<ElementId> named = references(element);
  return std::all_of(named.begin(), named.end(), [&](ElementId id) { return model_.find(id); });
}

Done ElementReader::readName(const JsonNode& node, Element& element) {
  const JsonNode* name = node.find("name");
  if (!name)
    return fail({.message = "a name was expected: the key 'name' is missing",
                 .line = node.line,
                 .element = element.name,
                 .key = "name"});
  if (!name->is(Kind::string) || name->text.empty())
    return named(Done(wrongValue(*name, "name", "a text that is not empty")), element.name);
  element.name = name->text;
  Named& known = named_[name->text];
  if (known.line != Named::notRead)
    return fail({.message = fmt::format(
                     "this name is taken: another element has it in line {}; every name must be unique", known.line),
                 .line = name->line,
                 .element = name->text,
                 .key = "name"});
  known.line = name->line;
  return {};
}

Done ElementReader::readType(const JsonNode& node, Category category, Element& element) {
  const JsonNode* type = node.find("type");
  if (!type && hasOneType(category)) {
    element.type = types_.of(category).front();
    element.params = element.type->defaults;
    return {};
  }
  if (!type)
    return fail({.message = fmt::format("a type of {} was expected: the key 'type' is missing{}", singular(category),
                                        acceptedText({}, typeIds(category))),
                 .line = node.line,
                 .key = "type"});
  if (!type->is(Kind::string))
    return wrongValue(*type, "type", fmt::format("the name of a type of {}", singular(category)));
  element.type = types_.find(category, type->text);
  if (!element.type)
    return fail({.message = fmt::format("unknown type of {} '{}'{}", singular(category), type->text,
                                        acceptedTypes(type->text, typeIds(category))),
                 .line = type->line,
                 .key = "type"});
  element.params = element.type->defaults;
  return {};
}

/// Reads the fields of the element's type and remembers the order of the keys.
/// @param extra  keys accepted beside them, read by the caller
Done ElementReader::readFields(const JsonNode& node, Element& element, const std::vector<std::string>& extra) {
  element.keys.reserve(node.items.size());
  for (const JsonNode& member : node.items) {
    element.keys.push_back(member.key);
    if (std::find(extra.begin(), extra.end(), member.key) != extra.end()) continue;
    const Field* field = element.type->find(member.key);
    if (!field) return unknownMember(member, member.key, acceptedKeys(*element.type, extra));
    if (auto ok = readField(member, *field, element); !ok) return ok;
  }
  return requiredFields(node, element);
}

Done ElementReader::readField(const JsonNode& member, const Field& field, Element& element) {
  if (const Field* frame = frameFieldOf(*element.type, field); frame && member.is(Kind::object)) {
    const auto by = readFrameOfPoint(member, field.key, lookup());
    if (!by) return fail(by.error());
    frame->set(element.params, *by);
    return {};
  }
  std::vector<Formula> formulas;
  std::optional<JsonNode> withoutFormulas;
  if (holdsText(member))
    formulas = takeFormulas(withoutFormulas.emplace(member), field.key, field.get(element.type->defaults));
  auto value = readValue(withoutFormulas ? *withoutFormulas : member, field, lookup());
  if (!value) return tl::unexpected(std::move(value.error()));
  for (const Formula& f : formulas) {
    const auto number = evaluateFormula(f.text, model_.parameterValues());
    if (!number)
      return fail({.message = "a number or a formula was expected: " + number.error().message,
                   .line = member.line,
                   .key = field.key});
    *numbersOf(*value)[static_cast<std::size_t>(f.slot)] = *number;
  }
  bindNames(*value, field.argument, model_.parameterValues());
  if (auto bad = field.checkGiven(*value)) {
    bad->line = member.line;
    return fail(std::move(*bad));
  }
  field.set(element.params, *value);
  element.formulas.insert(element.formulas.end(), formulas.begin(), formulas.end());
  return {};
}

Done ElementReader::readSimulation(const JsonNode& node) {
  if (!node.is(Kind::object)) return wrongValue(node, "simulation", "an object {\"integrator\": ..., \"step\": ...}");
  if (const JsonNode* id = node.find("integrator")) {
    const TypeInfo* type = id->is(Kind::string) ? types_.find(Category::integrator, id->text) : nullptr;
    if (!type)
      return fail({.message = fmt::format("the name of an integrator was expected, not {}{}", id->described(),
                                          acceptedTypes(id->text, typeIds(Category::integrator))),
                   .line = id->line,
                   .element = "simulation",
                   .key = "integrator"});
    if (auto set = model_.apply(Edit{SetType{simulationId, type, type->defaults}}); !set)
      return located(std::move(set.error()), node);
  }
  return readSection(node, simulationId, {"integrator"});
}

Done ElementReader::readSection(const JsonNode& node, ElementId id, const std::vector<std::string>& extra) {
  if (!node.is(Kind::object)) return wrongValue(node, node.key, "an object {...}");
  Element element = *model_.find(id);
  element.params = element.type->defaults;
  element.keys.clear();
  element.formulas.clear();
  if (auto ok = readFields(node, element, extra); !ok) return named(ok, element.name);
  if (auto set = model_.apply(Edit{SetType{id, element.type, element.params, element.formulas}}); !set)
    return located(std::move(set.error()), node);
  model_.rememberKeys(id, std::move(element.keys));
  return {};
}

Done ElementReader::setField(ElementId id, const Field& field, const JsonNode& node) {
  Element element = *model_.find(id);
  if (auto ok = readField(node, field, element); !ok) return ok;
  if (auto set = model_.apply(Edit{SetType{id, element.type, element.params, element.formulas}}); !set) {
    set.error().line = node.line;
    set.error().element.clear();
    return tl::unexpected(std::move(set.error()));
  }
  return {};
}

/// Elements of the lists read so far first: in a fragment they come before those of the model that is to take it.
ReferenceLookup ElementReader::lookup() const {
  return [this](std::string_view name, Category category) -> Expected<ElementId> {
    const auto own = named_.find(name);
    if (name != "ground" && own != named_.end() && own->second.category)
      return own->second.category == category ? Expected<ElementId>(own->second.id)
                                              : fail(otherCategory(name, category, *own->second.category));
    const Model& model = into_ ? *into_ : model_;
    if (auto found = findElement(model, name, category, {})) return found;
    std::vector<std::string> names;  // for what the error proposes
    for (const auto& [other, e] : named_)
      if (e.category == category && !model_.find(other)) names.emplace_back(other);
    std::sort(names.begin(), names.end());
    return findElement(model, name, category, names);
  };
}

std::vector<std::string> ElementReader::typeIds(Category category) const {
  std::vector<std::string> ids;
  for (const TypeInfo* type : types_.of(category)) ids.push_back(type->id);
  return ids;
}

}  // namespace gyre
