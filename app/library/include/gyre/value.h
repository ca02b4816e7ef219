#pragma once
// A value as it stands in a model file: a number, a text, true or false, a list, or an object of named values.

#include <gyre/export.h>

#include <array>
#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace gyre {
inline namespace v0 {

class GYRE_API Value {
 public:
  using List = std::vector<Value>;
  using Object = std::vector<std::pair<std::string, Value>>;  ///< in order

  Value() = default;  ///< null
  Value(bool b) : is_(b) {}
  template <class Number>
  requires((std::integral<Number> || std::floating_point<Number>)&&!std::same_as<Number, bool>) Value(Number x)
      : is_(static_cast<double>(x)) {}
  Value(const char* text) : is_(std::string(text)) {}
  Value(std::string_view text) : is_(std::string(text)) {}
  Value(std::string text) : is_(std::move(text)) {}
  Value(List list) : is_(std::move(list)) {}
  Value(Object object) : is_(std::move(object)) {}
  template <std::size_t n>
  Value(const std::array<double, n>& numbers) : is_(List(numbers.begin(), numbers.end())) {}

  /// From JSON; // comments are allowed.
  static Value parse(std::string_view json);
  /// As JSON on one line.
  std::string json() const;

  bool isNull() const { return std::holds_alternative<std::monostate>(is_); }
  bool isBool() const { return std::holds_alternative<bool>(is_); }
  bool isNumber() const { return std::holds_alternative<double>(is_); }
  bool isText() const { return std::holds_alternative<std::string>(is_); }
  bool isList() const { return std::holds_alternative<List>(is_); }
  bool isObject() const { return std::holds_alternative<Object>(is_); }

  // Each throws where it is something else.
  bool boolean() const;
  double number() const;
  const std::string& text() const;
  const List& list() const;
  const Object& object() const;
  /// The list as numbers.
  std::vector<double> numbers() const;

  /// The member of an object; null where there is none.
  const Value* find(std::string_view key) const;
  /// The member of an object. Throws where there is none, and says which there are.
  const Value& operator[](std::string_view key) const;
  /// The item of a list. Throws beyond its end.
  const Value& operator[](std::size_t i) const;
  /// Adds a member to an object, or to nothing yet.
  Value& add(std::string key, Value value);

  bool operator==(const Value&) const = default;

 private:
  std::variant<std::monostate, bool, double, std::string, List, Object> is_;
};

}  // namespace v0
}  // namespace gyre
