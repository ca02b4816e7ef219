#pragma once
// A model: bodies, joints, forces, contact, and the method that runs it. What it may hold is in gyre/elements.h, by the
// names that stand in files; `gyre describe TYPE` prints the same.

#include <gyre/value.h>

#include <concepts>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {
inline namespace v0 {

/// A struct of gyre/elements.h that stands in a list of the file: a body, joint, force, parameter, material, ...
template <class T>
concept ListedElement = requires(const T& element) {
  { T::list } -> std::convertible_to<std::string_view>;
  { element.fields() } -> std::same_as<Value>;
};
/// A struct of gyre/elements.h that there is one of: a method of integration, the settings of contact, the ground.
template <class T>
concept Section = requires(const T& section) {
  { T::section } -> std::convertible_to<std::string_view>;
  { section.fields() } -> std::same_as<Value>;
};

class GYRE_API Model {
 public:
  /// Empty, with the first of the methods, geom1.
  Model();
  /// From a file. Errors name file, line, element and key, and what was expected.
  static Model load(const std::filesystem::path& file);
  /// From the text of a file, or from what value() gives.
  static Model parse(std::string_view text);
  /// One of those that come with Gyre, e.g. "four-bar".
  static Model example(std::string_view name);
  static std::vector<std::string> examples();

  Model(const Model& other);
  Model(Model&& other) noexcept;
  Model& operator=(const Model& other);
  Model& operator=(Model&& other) noexcept;
  ~Model();

  /// Adds an element; what it refers to is there before it.
  template <ListedElement T>
  Model& add(const T& element) {
    return add(T::list, element.fields());
  }
  /// Takes other settings: the method, contact, the ground. What is not named has its default.
  template <Section T>
  Model& set(const T& section) {
    return setSection(T::section, section.fields());
  }
  /// Adds an element as it stands in a file.
  /// @param list  "bodies", "frames", "joints", "forces", "points", "parameters", "materials", "pairs", "filters"
  Model& add(std::string_view list, const Value& element);
  /// @param section  "simulation", "contact", "ground", "view"
  Model& setSection(std::string_view section, const Value& settings);

  /// One value, by the key of `gyre run --set`: "crank.mass", "rho_inf", "end_time", "gravity", "integrator", or the
  /// name of a parameter, with which all changes that its formulas give.
  Value get(std::string_view key) const;
  /// Texts are read as on the command line: "12 mm", "2*length".
  Model& set(std::string_view key, const Value& value);

  /// Several values; the integrator is changed first, for the keys of others depend on it.
  Model& set(const Value::Object& values);

  bool has(std::string_view name) const;
  /// Names of all elements in the order of the file, or of those of one list.
  std::vector<std::string> names(std::string_view list = {}) const;
  /// An element as it stands in a file, with all its values.
  Value element(std::string_view name) const;
  /// With it goes nothing that refers to it: that is an error.
  void remove(std::string_view name);
  void rename(std::string_view name, std::string_view to);

  /// The text of a model file.
  std::string text() const;
  Value value() const;
  /// Writes the file whole or not at all.
  void save(const std::filesystem::path& file) const;

  struct Hidden;
  const Hidden& hidden() const { return *hidden_; }

 private:
  explicit Model(std::unique_ptr<Hidden> hidden);
  friend struct Hidden;
  std::unique_ptr<Hidden> hidden_;
};

}  // namespace v0
}  // namespace gyre
