#include "plugins/plugin_values.h"

#include <fmt/format.h>
#include <stdexcept>

namespace gyre {
namespace {

std::optional<Quantity> quantityOf(std::string_view symbol) {
  for (int q = 0; q <= static_cast<int>(lastQuantity); ++q)
    if (siSymbol(static_cast<Quantity>(q)) == symbol) return static_cast<Quantity>(q);
  return std::nullopt;
}

Value valueOf(const extend::Key& key) {
  struct Convert {
    Value operator()(double x) const { return x; }
    Value operator()(const extend::Vector& v) const { return vec3Of(v); }
    Value operator()(bool b) const { return b; }
    Value operator()(const extend::Choice& c) const { return Choice{c.index}; }
  };
  return std::visit(Convert{}, key.value);
}

}  // namespace

Expected<Field> describedKey(const extend::Key& key) {
  const auto quantity = quantityOf(key.unit);
  if (!quantity)
    return failInput(fmt::format("the unit '{}' of its key '{}' is none of Gyre's SI units, such as \"m\", \"N/m\"",
                                 key.unit, key.name));
  Field out;
  out.key = key.name;
  out.label = key.label.empty() ? key.name : key.label;
  out.help = key.help;
  out.quantity = *quantity;
  out.range = {key.minimum, key.maximum, key.isAboveMinimum, false};
  out.required = key.isRequired;
  if (const auto* choice = std::get_if<extend::Choice>(&key.value)) out.choices = choice->names;
  const Value value = valueOf(key);
  out.kind = value.index();
  if (out.required) return out;
  if (const auto bad = out.check(value))
    return failInput(fmt::format("the default of its key '{}': {}", key.name, bad->message));
  return out;
}

std::vector<Value> defaultsOf(const std::vector<extend::Key>& keys) {
  std::vector<Value> out;
  for (const extend::Key& key : keys) out.push_back(valueOf(key));
  return out;
}

std::string helpOf(const extend::About& about) {
  return about.source.empty() ? about.summary : fmt::format("{} ({})", about.summary, about.source);
}

template <class T>
const T& PluginValues::get(std::string_view key, const char* kind) const {
  for (std::size_t i = 0; i < keys_.size(); ++i)
    if (keys_[i].name == key)
      if (const T* value = std::get_if<T>(&values_[i])) return *value;
  throw std::invalid_argument(fmt::format("its type has no key '{}' that is {}", key, kind));
}
double PluginValues::number(std::string_view key) const { return get<double>(key, "a number"); }
extend::Vector PluginValues::vector(std::string_view key) const { return vectorOf(get<Vec3>(key, "a vector")); }
bool PluginValues::flag(std::string_view key) const { return get<bool>(key, "true or false"); }
int PluginValues::choice(std::string_view key) const { return get<Choice>(key, "a choice").index; }

}  // namespace gyre
