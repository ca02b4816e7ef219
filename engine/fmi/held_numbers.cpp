#include "fmi/held_numbers.h"

#include "functions/function_of_many.h"

#include <algorithm>
#include <span>

namespace gyre {
namespace {

/// The functions of a value: one, three or none.
std::span<Function> functionsOf(Value& value) {
  if (auto* one = std::get_if<Function>(&value)) return {one, 1};
  if (auto* three = std::get_if<TimeVector>(&value)) return *three;
  return {};
}

bool usesName(const Function& f, const std::string& name) {
  return std::any_of(f.names.begin(), f.names.end(), [&](const NamedNumber& n) { return n.name == name; });
}

bool isInAFormula(const std::string& name, const Element& element) {
  return std::any_of(element.formulas.begin(), element.formulas.end(), [&](const Formula& f) {
    const auto names = namesInFormula(f.text);
    return std::find(names.begin(), names.end(), name) != names.end();
  });
}

/// Whether a number that is held would decide between branches of the function, whose places then nobody looks for.
bool decides(Function f, const Argument& argument, const std::string& name) {
  const auto branches = [&] {
    const auto compiled = FunctionOfMany::compile(f, argument, signalsOf(f.expression, argument));
    return !compiled || compiled->hasBranches();
  };
  const bool before = branches();
  f.held.push_back({name, 0, std::make_shared<const double>(0)});
  return branches() && !before;
}

}  // namespace

/// None where the number cannot be held.
std::vector<HeldNumbers::Place> HeldNumbers::placesOf(const ModelNumber& number, const Model& model) {
  const Element& element = *model.find(number.place().element);
  const Field* field = number.place().field;
  if (element.type->category == Category::force && field->isFunction())
    return {{element.id, field, static_cast<std::size_t>(std::max(number.place().component, 0)), {}}};
  std::vector<Place> out;
  if (element.type->category != Category::parameter || field->key != "value") return out;
  for (const Element& e : model.elements()) {
    if (isInAFormula(element.name, e)) return {};
    for (const Field& f : e.type->fields) {
      if (!f.isFunction()) continue;
      Value value = e.value(f);
      const std::span<Function> functions = functionsOf(value);
      for (std::size_t i = 0; i < functions.size(); ++i) {
        if (!usesName(functions[i], element.name)) continue;
        if (e.type->category != Category::force || decides(functions[i], f.argument, element.name)) return {};
        out.push_back({e.id, &f, i, element.name});
      }
    }
  }
  return out;
}

bool HeldNumbers::add(const ModelNumber& number, const Model& model) {
  std::vector<Place> places = placesOf(number, model);
  if (places.empty()) return false;
  numbers_.push_back({std::move(places), std::make_shared<double>(number.value(model))});
  return true;
}

Expected<Model> HeldNumbers::held(Model model) const {
  for (const Number& n : numbers_)
    for (const Place& p : n.places) {
      Value value = model.find(p.element)->value(*p.field);
      functionsOf(value)[p.component].held.push_back({p.name, 0, n.cell});
      if (auto done = model.apply(Edit{SetField{p.element, p.field->key, std::move(value)}}); !done)
        return fail(std::move(done.error()));
    }
  return model;
}

}  // namespace gyre
