#include "engine.h"

#include "value_json.h"

#include <gyre/error.h>
#include <gyre/value.h>

namespace gyre {
inline namespace v0 {
namespace {

const char* kindOf(const Value& v) {
  if (v.isNull()) return "nothing";
  if (v.isBool()) return "true or false";
  if (v.isNumber()) return "a number";
  if (v.isText()) return "a text";
  return v.isList() ? "a list" : "an object";
}

template <class T, class Variant>
const T& as(const Variant& is, const Value& v, const char* expected) {
  if (const T* x = std::get_if<T>(&is)) return *x;
  throw Error(Error::Kind::input, fmt::format("{} was expected, not {}", expected, kindOf(v)));
}

}  // namespace

Value Value::parse(std::string_view json) { return fromNode(orThrow(parseJson(json, {}))); }
std::string Value::json() const { return jsonLine(toNode(*this)); }

bool Value::boolean() const { return as<bool>(is_, *this, "true or false"); }
double Value::number() const { return as<double>(is_, *this, "a number"); }
const std::string& Value::text() const { return as<std::string>(is_, *this, "a text"); }
const Value::List& Value::list() const { return as<List>(is_, *this, "a list"); }
const Value::Object& Value::object() const { return as<Object>(is_, *this, "an object"); }

std::vector<double> Value::numbers() const {
  std::vector<double> out;
  for (const Value& item : list()) out.push_back(item.number());
  return out;
}

const Value* Value::find(std::string_view key) const {
  for (const auto& [name, value] : object())
    if (name == key) return &value;
  return nullptr;
}

const Value& Value::operator[](std::string_view key) const {
  if (const Value* found = find(key)) return *found;
  std::vector<std::string> keys;
  for (const auto& member : object()) keys.push_back(member.first);
  failUnknown("key", key, keys);
}

const Value& Value::operator[](std::size_t i) const {
  if (i < list().size()) return list()[i];
  throw Error(Error::Kind::input, fmt::format("item {} of a list of {} was asked for", i, list().size()));
}

Value& Value::add(std::string key, Value value) {
  if (isNull()) is_ = Object();
  (void)object();  // throws for anything else
  std::get<Object>(is_).emplace_back(std::move(key), std::move(value));
  return *this;
}

}  // namespace v0
}  // namespace gyre
