#pragma once
// The values of the keys of a plugin's type: described as fields, stored in parameters, and read by the plugin.

#include "describe/field.h"
#include "gyre/extend/about.h"

#include <exception>
#include <string>
#include <vector>

namespace gyre {

inline extend::Vector vectorOf(const Vec3& v) { return {v.x(), v.y(), v.z()}; }
inline Vec3 vec3Of(const extend::Vector& v) { return {v.x, v.y, v.z}; }

/// What a key is as a field, without the way to its value.
Expected<Field> describedKey(const extend::Key& key);
/// The defaults, in the order of the keys.
std::vector<Value> defaultsOf(const std::vector<extend::Key>& keys);
/// Help of a type: its summary and its source.
std::string helpOf(const extend::About& about);

/// @tparam P  parameters with `std::vector<Value> values`
template <class P>
Expected<std::vector<Field>> keyFields(const std::vector<extend::Key>& keys) {
  std::vector<Field> out;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    auto field = describedKey(keys[i]);
    if (!field) return tl::unexpected(field.error());
    field->get = [i](const std::any& p) { return std::any_cast<const P&>(p).values[i]; };
    field->set = [i](std::any& p, const Value& v) { std::any_cast<P&>(p).values[i] = v; };
    out.push_back(std::move(*field));
  }
  return out;
}

class PluginValues final : public extend::Values {
 public:
  /// @param keys, values  outlive this
  PluginValues(const std::vector<extend::Key>& keys, const std::vector<Value>& values) : keys_(keys), values_(values) {}
  double number(std::string_view key) const override;
  extend::Vector vector(std::string_view key) const override;
  bool flag(std::string_view key) const override;
  int choice(std::string_view key) const override;

 private:
  template <class T>
  const T& get(std::string_view key, const char* kind) const;
  const std::vector<extend::Key>& keys_;
  const std::vector<Value>& values_;
};

/// Why an element of these values cannot be made, in the words of the plugin; empty where it can.
template <class PluginType>
std::optional<Error> whyNotMade(const PluginType& type, const std::vector<Value>& values) {
  try {
    if (type.create(PluginValues(type.about.keys, values))) return std::nullopt;
    return Error{.message = "the plugin made no element of these values"};
  } catch (const std::exception& e) {
    return Error{.message = e.what()};
  } catch (...) {
    return Error{.message = "the plugin refused these values without a word"};
  }
}

}  // namespace gyre
