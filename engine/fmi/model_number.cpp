#include "fmi/model_number.h"

#include "io/setting.h"
#include "model/parameter.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <string_view>

namespace gyre {
namespace {

constexpr std::string_view axes = "xyz";
constexpr std::array<std::string_view, 6> initialValues{"position",         "orientation",  "velocity",
                                                        "angular_velocity", "acceleration", "angular_acceleration"};

/// The value, or one component of it, as a number; null where it is none.
double* numberIn(Value& value, int component) {
  const auto constantOf = [](Function& f) { return f.isConstant() ? &f.constant : nullptr; };
  if (component < 0) {
    if (double* x = std::get_if<double>(&value)) return x;
    if (Function* f = std::get_if<Function>(&value)) return constantOf(*f);
    return nullptr;
  }
  const auto i = static_cast<std::size_t>(component);
  if (Vec3* x = std::get_if<Vec3>(&value)) return &(*x)[component];
  if (TimeVector* f = std::get_if<TimeVector>(&value)) return constantOf((*f)[i]);
  return nullptr;
}

/// What stands there in the place of a number.
std::string described(const Value& value, int component) {
  const Function* f = std::get_if<Function>(&value);
  if (const TimeVector* all = std::get_if<TimeVector>(&value); all && component >= 0)
    f = &(*all)[static_cast<std::size_t>(component)];
  if (f)
    return f->expression.empty()
               ? "it is a table"
               : fmt::format("it is the expression '{}', of whose parameters one can be named", f->expression);
  if (component < 0 && (std::holds_alternative<Vec3>(value) || std::holds_alternative<TimeVector>(value)))
    return "it is a vector, of which a component can be named by .x, .y or .z behind the key";
  return "this value is none";
}

bool saysHowARunBegins(const Element& element, const std::string& key) {
  if (element.id == simulationId) return true;
  return element.type->category == Category::body &&
         std::find(initialValues.begin(), initialValues.end(), key) != initialValues.end();
}

std::string helpOf(const Element& element, const Field& field, int component) {
  if (element.type->category == Category::parameter) return element.as<Parameter>().help;
  return component < 0 ? field.help : fmt::format("{}, {}", field.label, axes[static_cast<std::size_t>(component)]);
}

}  // namespace

Expected<ModelNumber> ModelNumber::find(const std::string& key, const Model& model) {
  ModelNumber out;
  auto found = settingValue(key, model);
  if (!found && key.size() > 2 && key[key.size() - 2] == '.' && axes.find(key.back()) != std::string_view::npos)
    if (auto vector = settingValue(key.substr(0, key.size() - 2), model); vector && vector->field) {
      out.place_.component = static_cast<int>(axes.find(key.back()));
      found = std::move(vector);
    }
  if (!found) return fail(std::move(found.error()));
  if (!found->field) return failInput("the integrator is chosen before, by --integrator; a number was expected");
  const Element& element = *model.find(found->element);
  const auto refused = [&](std::string message) {
    return fail({.message = std::move(message), .element = element.name, .key = found->field->key});
  };
  if (found->field->isDerived(element.params)) return refused("this value follows from others and cannot be set");
  if (element.id == simulationId && found->field->key == "end_time")
    return refused("who steps an FMU says when it ends; another number was expected");
  if (!numberIn(found->value, out.place_.component))
    return refused("a number was expected; " + described(found->value, out.place_.component));
  const int slot = std::max(out.place_.component, 0);
  for (const Formula& f : element.formulas)
    if (f.key == found->field->key && f.slot == slot)
      return refused(fmt::format("the formula '{}' gives this number: one of its parameters was expected", f.text));
  out.place_.element = element.id;
  out.place_.field = found->field;
  out.quantity_ = found->quantity;
  out.help_ = helpOf(element, *found->field, out.place_.component);
  out.isOfStart_ = saysHowARunBegins(element, found->field->key);
  return out;
}

double ModelNumber::value(const Model& model) const {
  Value value = model.find(place_.element)->value(*place_.field);
  return *numberIn(value, place_.component);
}

Expected<void> ModelNumber::set(double x, Model& model) const {
  Value value = model.find(place_.element)->value(*place_.field);
  *numberIn(value, place_.component) = x;
  if (auto done = model.apply(Edit{SetField{place_.element, place_.field->key, std::move(value)}}); !done)
    return fail(std::move(done.error()));
  return {};
}

}  // namespace gyre
