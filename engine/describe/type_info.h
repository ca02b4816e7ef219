#pragma once
// The description of one type of element: the single source of its JSON keys, its form, its help,
// what `gyre list` and `gyre describe` print, and its generic tests.

#include "describe/category.h"
#include "describe/field.h"

#include <any>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

/// How a joint or a force is sketched in the viewport.
enum class Glyph {
  none,
  ball,
  hinge,
  weld,
  slider,
  sleeve,
  cardan,
  homokinetic,
  plate,
  sixDof,
  pointOnLine,
  pointOnPlane,
  parallelAxes,
  perpendicularAxes,
  axesAngle,
  sameOrientation,
  rod,
  crossedRod,
  hingedRod,
  spring,
  bushing,
  forceArrow,
  torqueArrow,
  screw,
  drive,
  gear,
  rack,
  coupler,
  wheel,
  blade,
  torsionSpring,
  beam,
  actuator,
  brake,
  stop,
  wrench,
  point,
  triad
};

/// The two others that an element is about: it has no name of its own but is called after them, each two have at most
/// one element of its category, and their order says nothing.
struct Between {
  std::string first = {}, second = {};  ///< keys of the fields that refer to them
  std::string key = {};                 ///< of the list of both in files
};

struct TypeInfo {
  Category category = Category::body;
  std::string id;          ///< in files and on the command line
  std::string label;       ///< in the window
  std::string help;        ///< what it is, its equation and source
  std::string words = {};  ///< other names that people search by, separated by spaces
  Glyph glyph = Glyph::none;
  std::vector<Field> fields;
  std::any defaults;  ///< a default-constructed parameter struct

  /// Conditions over several fields at once; the error names the key.
  std::function<std::optional<Error>(const std::any&)> check = {};

  Between between = {};
  bool isBetween() const { return !between.first.empty(); }

  const Field* find(std::string_view key) const;
};

/// All types known to a program, found by category and id.
class TypeList {
 public:
  explicit TypeList(std::vector<const TypeInfo*> types) : types_(std::move(types)) {}
  std::span<const TypeInfo* const> all() const { return types_; }
  std::vector<const TypeInfo*> of(Category c) const;
  const TypeInfo* find(Category c, std::string_view id) const;

 private:
  std::vector<const TypeInfo*> types_;
};

}  // namespace gyre
