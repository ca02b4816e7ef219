#include "model/formulas.h"

#include "describe/function_names.h"
#include "describe/numbers_of_value.h"
#include "model/parameter.h"

#include <fmt/format.h>
#include <algorithm>
#include <functional>
#include <unordered_map>

namespace gyre {
namespace {

bool isParameter(const Element& e) { return e.type->category == Category::parameter; }

/// Where the parameters stand among elements, by name.
class Parameters {
 public:
  /// @param elements  outlive this, and keep their names and places
  explicit Parameters(std::span<const Element> elements) : elements_(elements) {
    for (std::size_t i = 0; i < elements.size(); ++i)
      if (isParameter(elements[i])) positions_.emplace(elements[i].name, i);
  }
  std::optional<std::size_t> positionOf(std::string_view name) const {
    const auto it = positions_.find(name);
    return it == positions_.end() ? std::nullopt : std::optional(it->second);
  }
  NameLookup values() const {
    return [this](std::string_view name) -> std::optional<double> {
      const auto at = positionOf(name);
      return at ? std::optional(elements_[*at].as<Parameter>().value) : std::nullopt;
    };
  }

 private:
  std::span<const Element> elements_;
  std::unordered_map<std::string_view, std::size_t> positions_;
};

/// Positions of all elements with formulas, each behind the parameters it uses.
class Order {
 public:
  Order(std::span<const Element> elements, const Parameters& parameters)
      : elements_(elements), parameters_(parameters), mark_(elements.size(), Mark::none) {}

  Expected<std::vector<std::size_t>> find() {
    for (std::size_t i = 0; i < elements_.size(); ++i)
      if (auto ok = visit(i); !ok) return fail(ok.error());
    return std::move(order_);
  }

 private:
  enum class Mark { none, open, done };
  struct Use {
    std::size_t parameter;
    const Formula* by;
  };
  /// An element whose parameters are visited before it.
  struct Open {
    std::size_t element;
    std::vector<Use> uses;
    std::size_t next = 0;
  };

  bool isToVisit(std::size_t i) const { return mark_[i] != Mark::done && !elements_[i].formulas.empty(); }

  /// With a stack of its own: chains of parameters may be long.
  Expected<void> visit(std::size_t first) {
    if (isToVisit(first)) open(first);
    while (!open_.empty()) {
      Open& last = open_.back();
      if (last.next == last.uses.size()) {
        mark_[last.element] = Mark::done;
        order_.push_back(last.element);
        open_.pop_back();
        continue;
      }
      const Use use = last.uses[last.next++];
      const Element& e = elements_[last.element];
      if (mark_[use.parameter] == Mark::open)
        return fail(
            {.message = "formulas lead in a circle: " + circle(use.parameter), .element = e.name, .key = use.by->key});
      if (isToVisit(use.parameter)) open(use.parameter);
    }
    return {};
  }

  void open(std::size_t i) {
    mark_[i] = Mark::open;
    Open opened{.element = i, .uses = {}};
    for (const Formula& f : elements_[i].formulas)
      for (const std::string& name : namesInFormula(f.text))
        if (const auto used = parameters_.positionOf(name))
          opened.uses.push_back({*used, &f});  // or evaluating says so
    open_.push_back(std::move(opened));
  }

  /// "'a' = 2*b, 'b' = a/2", from where the element first comes; of long ones the first.
  std::string circle(std::size_t first) const {
    constexpr std::ptrdiff_t mostNamed = 8;
    const auto from = std::find_if(open_.begin(), open_.end(), [first](const Open& o) { return o.element == first; });
    const auto length = open_.end() - from;
    std::string out;
    for (auto at = from; at != from + std::min(length, mostNamed); ++at)
      out += fmt::format("{}'{}' = {}", out.empty() ? "" : ", ", elements_[at->element].name,
                         at->uses[at->next - 1].by->text);
    if (length > mostNamed) out += fmt::format(" and {} more", length - mostNamed);
    return out;
  }

  std::span<const Element> elements_;
  const Parameters& parameters_;
  std::vector<Mark> mark_;
  std::vector<Open> open_;
  std::vector<std::size_t> order_;
};

/// Whether the number changed.
Expected<bool> evaluateOne(Element& element, const Field* field, const Formula& f, const NameLookup& names) {
  if (!field) return fail({.message = "a formula was given for a key that is not there"});
  // Where the value follows from others, the typed one behind it rests.
  if (field->isDerived(element.params)) return false;
  Value value = field->get(element.params);
  const std::vector<double*> numbers = numbersOf(value);
  if (f.slot < 0 || static_cast<std::size_t>(f.slot) >= numbers.size())
    return fail({.message = fmt::format("no formula can stand here: '{}'", f.text)});
  const Quantity quantity = field->quantityIn(element.params);
  const bool anyUnit = field->twoQuantities || (isParameter(element) && quantity == Quantity::none);
  if (const auto bad = anyUnit ? std::nullopt : unitMismatch(f.text, quantity)) return fail({.message = *bad});
  const auto result = evaluateFormula(f.text, names);
  if (!result) return fail(result.error());
  double& number = *numbers[static_cast<std::size_t>(f.slot)];
  if (number == *result) return false;
  number = *result;
  field->set(element.params, value);
  return true;
}

bool bindFunctions(Element& element, const NameLookup& names) {
  bool changed = false;
  for (const Field& f : element.type->fields) {
    if (!f.isFunction()) continue;
    Value value = f.get(element.params);
    if (!bindNames(value, f.argument, names)) continue;
    f.set(element.params, value);
    changed = true;
  }
  return changed;
}

bool hasName(const Element& e, std::string_view name) {
  const auto inFormula = [&](const Formula& f) {
    const auto names = namesInFormula(f.text);
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  const auto inFunction = [&](const Field& f) { return f.isFunction() && usesName(f.get(e.params), f.argument, name); };
  return std::any_of(e.formulas.begin(), e.formulas.end(), inFormula) ||
         std::any_of(e.type->fields.begin(), e.type->fields.end(), inFunction);
}

}  // namespace

Expected<bool> evaluateFormulas(Element& element, const NameLookup& names) {
  bool changed = false;
  for (const bool derivable : {false, true})  // what others follow from comes first
    for (const Formula& f : element.formulas) {
      const Field* field = element.type->find(f.key);
      if (field && field->derivedFrom.empty() == derivable) continue;
      auto one = evaluateOne(element, field, f, names);
      if (!one) {
        one.error().element = element.name;
        one.error().key = f.key;
        return one;
      }
      changed = *one || changed;
    }
  return bindFunctions(element, names) || changed;
}

Expected<std::vector<std::size_t>> evaluateFormulas(std::vector<Element>& elements) {
  const Parameters parameters(elements);
  const NameLookup values = parameters.values();
  const auto order = Order(elements, parameters).find();
  if (!order) return fail(order.error());
  std::vector<std::size_t> changed;
  for (const std::size_t i : *order) {
    const auto one = evaluateFormulas(elements[i], values);
    if (!one) return fail(one.error());
    if (*one) changed.push_back(i);
  }
  // Functions when all parameters have their values.
  for (std::size_t i = 0; i < elements.size(); ++i)
    if (bindFunctions(elements[i], values)) changed.push_back(i);
  return changed;
}

const Element* userOf(std::span<const Element> elements, std::string_view name) {
  const auto it = std::find_if(elements.begin(), elements.end(), [&](const Element& e) { return hasName(e, name); });
  return it == elements.end() ? nullptr : &*it;
}

void renameParameter(std::span<Element> elements, std::string_view from, std::string_view to) {
  for (Element& e : elements) {
    for (Formula& f : e.formulas) f.text = renamedInFormula(f.text, from, to);
    for (const Field& f : e.type->fields) {
      if (!f.isFunction()) continue;
      Value value = f.get(e.params);
      if (renameIn(value, f.argument, from, to)) f.set(e.params, value);
    }
  }
}

const Element* readerOf(std::span<const Element> elements, std::string_view name) {
  for (const Element& e : elements)
    for (const Field& f : e.type->fields)
      if (f.argument.takesSignals && readsElement(f.get(e.params), f.argument, name)) return &e;
  return nullptr;
}

void renameRead(std::span<Element> elements, std::string_view from, std::string_view to) {
  for (Element& e : elements)
    for (const Field& f : e.type->fields) {
      if (!f.argument.takesSignals) continue;
      Value value = f.get(e.params);
      if (renameSignals(value, f.argument, from, to)) f.set(e.params, value);
    }
}

std::vector<Formula> takeOverridden(std::vector<Formula>& formulas, const std::string& key, Value before, Value after) {
  const auto old = numbersOf(before), now = numbersOf(after);
  const auto overridden = [&](const Formula& f) {
    const auto slot = static_cast<std::size_t>(f.slot);
    return f.key == key && (slot >= now.size() || slot >= old.size() || *old[slot] != *now[slot]);
  };
  std::vector<Formula> taken;
  std::copy_if(formulas.begin(), formulas.end(), std::back_inserter(taken), overridden);
  std::erase_if(formulas, overridden);
  return taken;
}

std::vector<Formula> fittingFormulas(const Element& before, const Element& after) {
  std::vector<Formula> kept = before.formulas;
  for (const Field& old : before.type->fields) {
    const Field* now = after.type->find(old.key);
    if (now && now->kind == old.kind) takeOverridden(kept, old.key, old.get(before.params), now->get(after.params));
    else std::erase_if(kept, [&](const Formula& f) { return f.key == old.key; });
  }
  return kept;
}

}  // namespace gyre
