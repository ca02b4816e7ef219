// Writes gyre/elements.h, elements.cpp and elements.py: a struct, and a class of Python, for each type of the catalogue
// and each kind of shape, from their descriptions.
//
//   gyre_write_elements FOLDER
#include "catalog/catalog.h"
#include "io/between_json.h"
#include "io/field_facts.h"
#include "io/output_file.h"
#include "model/settings.h"
#include "shapes/shape_kinds.h"

#include <fmt/format.h>
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>

using namespace gyre;

namespace {

/// "point_on_line" becomes "PointOnLine".
std::string structName(std::string_view id) {
  std::string out;
  bool first = true;
  for (const char c : id) {
    if (c == '_') {
      first = true;
      continue;
    }
    out += first ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
    first = false;
  }
  return out;
}

/// The C++ type for each alternative of Value, in their order.
const char* typeOf(const Field& field) {
  static constexpr const char* types[] = {"std::optional<bool>",
                                          "std::optional<int>",
                                          "Number",
                                          "std::string",
                                          "Vector",
                                          "Orientation",
                                          "Frame",
                                          "Inertia",
                                          "Matrix6",
                                          "TimeVector",
                                          "std::string",
                                          "std::string",
                                          "std::vector<Shape>",
                                          "Function",
                                          "Points"};
  static_assert(std::size(types) == std::variant_size_v<Value>);
  return types[field.kind];
}

/// The annotation of Python for a type of C++: the names are those of gyre/_element.py.
std::string annotationOf(std::string_view type) {
  if (type == "std::string") return "str";
  if (type == "std::optional<bool>") return "bool";
  if (type == "std::optional<int>") return "int";
  if (type == "std::vector<Shape>") return "Sequence[Shape]";
  if (type.starts_with("std::vector")) return "Sequence";
  return std::string(type);
}

/// A comment over lines of 120 characters.
std::string comment(std::string_view text, std::string_view indent) {
  std::string out, line;
  const auto flush = [&] {
    if (!line.empty()) out += fmt::format("{}///{}\n", indent, line);
    line.clear();
  };
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string_view word = text.substr(at, end - at);
    if (indent.size() + 3 + line.size() + 1 + word.size() > 120) flush();
    if (!word.empty()) line += fmt::format(" {}", word);
    at = end + 1;
  }
  flush();
  return out;
}

std::string aboutField(const TypeInfo& type, const Field& f) {
  std::string out = f.help;
  if (const std::string unit = unitText(f); !unit.empty()) out += fmt::format(" [{}]", unit);
  if (const std::string range = f.range.text(); !range.empty()) out += fmt::format("; {}", range);
  for (std::size_t i = 0; i < f.choices.size(); ++i) out += fmt::format("{}\"{}\"", i == 0 ? "; " : ", ", f.choices[i]);
  if (f.required) return out + "; required";
  const std::string standard = jsonLine(defaultJson(type, f));
  return standard == "null" || standard == "\"\"" ? out : fmt::format("{}; default {}", out, standard);
}

/// The files as they grow.
struct Files {
  std::string header, source, python;
  std::string indent = {};  ///< of classes of Python, which stand in classes instead of namespaces

  void openNamespace(std::string_view name) {
    header += fmt::format("namespace {} {{\n\n", name);
    source += fmt::format("namespace {} {{\n\n", name);
    python += fmt::format("class {}:\n    \"\"\"All types of {}.\"\"\"\n\n", name, name);
    indent = "    ";
  }
  void closeNamespace(std::string_view name) {
    header += fmt::format("}}  // namespace {}\n\n", name);
    source += fmt::format("}}  // namespace {}\n\n", name);
    indent.clear();
  }
};

/// A text inside of a docstring.
std::string inDocstring(std::string_view text) {
  std::string out;
  for (const char c : text) out += c == '\\' ? std::string("\\\\") : std::string(1, c);
  return out;
}

/// One struct and its fields(): begin, then members, then end.
class StructWriter {
 public:
  /// @param base  of its class of Python
  StructWriter(Files& files, std::string name, std::string_view help, std::string base = "Element")
      : files_(files), name_(std::move(name)), base_(std::move(base)), help_(help) {
    files_.header += comment(help, "") + fmt::format("struct {} {{\n", name_);
    files_.source += fmt::format("Value {}::fields() const {{\n  Value out{{Value::Object()}};\n", name_);
  }
  void constant(const char* name, std::string_view text) {
    files_.header += fmt::format("  static constexpr std::string_view {} = \"{}\";\n", name, text);
    constants_ += fmt::format("{}    {} = \"{}\"\n\n", files_.indent, name, text);
  }
  /// @param inPython  the same expression there; empty: it is the same
  void put(std::string_view key, std::string_view expression, std::string_view inPython = {}) {
    files_.source += fmt::format("  put(out, \"{}\", {});\n", key, expression);
    entries_ +=
        fmt::format("{}\"{}\": {}", entries_.empty() ? "" : ", ", key, inPython.empty() ? expression : inPython);
  }
  void member(std::string_view type, std::string_view key, std::string_view help) {
    declare(type, key, help);
    put(key, key);
  }
  void declare(std::string_view type, std::string_view key, std::string_view help) {
    files_.header += comment(help, "  ") + fmt::format("  {} {} = {{}};\n", type, key);
    parameters_ += fmt::format(", {}: {} | None = None", key, annotationOf(type));
    about_ += fmt::format("{}    {}: {}\n", files_.indent, key, inDocstring(help));
  }
  void end(std::string_view more = {}) {
    files_.header += fmt::format("  GYRE_API Value fields() const;\n{}}};\n\n", more);
    files_.source += "  return out;\n}\n\n";
    const std::string& in = files_.indent;
    files_.python += fmt::format("{}class {}({}):\n{}    \"\"\"{}\n\n{}{}    \"\"\"\n\n{}", in, name_, base_, in,
                                 inDocstring(help_), about_, in, constants_);
    files_.python += fmt::format("{}    def __init__(self{}):\n{}        super().__init__({{{}}})\n\n", in,
                                 parameters_.empty() ? "" : ", *" + parameters_, in, entries_);
  }

 private:
  Files& files_;
  std::string name_, base_, help_;
  std::string constants_, parameters_, about_, entries_;  ///< of the class of Python
};

void writeFields(const TypeInfo& type, StructWriter& out, std::string_view without = {}) {
  for (const Field& f : type.fields)
    if (f.key != type.between.first && f.key != type.between.second && f.key != without)
      out.member(typeOf(f), f.key, aboutField(type, f));
}

void writeListed(Files& files, const TypeInfo& type) {
  StructWriter out(files, structName(type.id), type.help);
  out.constant("list", plural(type.category));
  out.declare("std::string", "name", "Unique in the model");
  out.put("name", "name");
  if (!hasOneType(type.category)) out.put("type", fmt::format("\"{}\"", type.id));
  writeFields(type, out);
  out.member("std::optional<bool>", "enabled", "Takes part in the equations; default true");
  out.end();
}

/// An element that is called after two others.
void writeBetween(Files& files, const TypeInfo& type, std::string_view name, std::string_view list) {
  StructWriter out(files, std::string(name), type.help);
  out.constant("list", list);
  out.declare("std::string", type.between.first, "");
  out.declare("std::string", type.between.second, "");
  out.put(type.between.key, fmt::format("Value::List{{{}, {}}}", type.between.first, type.between.second),
          fmt::format("[{}, {}]", type.between.first, type.between.second));
  writeFields(type, out, "rule");
  out.member("std::optional<bool>", "enabled", "default true");
  out.end();
}

void writeSection(Files& files, const TypeInfo& type, std::string_view name, std::string_view section) {
  StructWriter out(files, std::string(name), type.help);
  out.constant("section", section);
  if (type.category == Category::integrator) out.put("integrator", fmt::format("\"{}\"", type.id));
  writeFields(type, out);
  out.end();
}

const char* typeOf(Measure m) {
  switch (m) {
    case Measure::size: return "Vector";
    case Measure::radius:
    case Measure::length: return "Number";
    case Measure::outline: return "std::vector<std::array<double, 2>>";
    case Measure::vertices:
    case Measure::triangles: return "std::vector<double>";
    case Measure::source: return "std::string";
  }
  return "Value";
}

void writeShape(Files& files, const ShapeKind& kind) {
  StructWriter out(files, structName(kind.id), kind.help, "Shape");
  out.put("type", fmt::format("\"{}\"", kind.id));
  for (const MeasureInfo& m : kind.measures) out.member(typeOf(m.what), m.key, m.help);
  out.member("Vector", "position", "Place of its frame, in the body's frame [m]");
  out.member("Orientation", "orientation", "Shape to body");
  out.member("std::string", "material", "What it is made of where it touches; default the model's first");
  out.member("std::optional<bool>", "contact", "false: it touches nothing; default true");
  out.end("  operator Shape() const { return fields(); }\n");
}

Files writeAll() {
  Files out;
  for (const Category c : {Category::body, Category::joint, Category::force, Category::integrator}) {
    out.openNamespace(plural(c));
    for (const TypeInfo* type : catalog().of(c))
      if (c == Category::integrator) writeSection(out, *type, structName(type->id), "simulation");
      else writeListed(out, *type);
    out.closeNamespace(plural(c));
  }
  for (const Category c :
       {Category::parameter, Category::frame, Category::point, Category::material, Category::namedView})
    for (const TypeInfo* type : catalog().of(c)) writeListed(out, *type);
  writeBetween(out, *catalog().of(Category::contactPair).front(), "ContactPair", "pairs");
  for (const char* rule : {"ignore", "touch"})
    writeBetween(out, *catalog().of(Category::contactFilter).front(), structName(rule), rule);
  writeSection(out, contactType(), "Contact", "contact");
  writeSection(out, groundType(), "Ground", "ground");
  return out;
}

/// Shapes come first: bodies have them.
Files writeShapes() {
  Files out;
  out.openNamespace("shapes");
  for (const ShapeKind& kind : shapeKinds()) writeShape(out, kind);
  out.closeNamespace("shapes");
  return out;
}

constexpr const char* headerBegin = R"(#pragma once
// Everything a model may hold: a struct for each type of body, joint, force, method and shape, with the keys of files.
// Written from Gyre's own descriptions of its types. What is not given has its default; names of bodies are texts, and
// "ground" is the inertial frame.

#include <gyre/parts.h>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {
inline namespace v0 {

)";

constexpr const char* sourceBegin = R"(// Written from the descriptions of Gyre's types.
#include <gyre/elements.h>

namespace gyre {
inline namespace v0 {
namespace {

/// Leaves out what is not given.
void put(Value& out, const char* key, Value value) {
  if (!value.isNull() && !(value.isText() && value.text().empty())) out.add(key, std::move(value));
}
template <class T>
void put(Value& out, const char* key, const std::optional<T>& value) {
  if (value) out.add(key, *value);
}
template <class T>
void put(Value& out, const char* key, const std::vector<T>& values) {
  if (!values.empty()) out.add(key, Value::List(values.begin(), values.end()));
}

}  // namespace

)";

constexpr const char* pythonBegin =
    R"("""Everything a model may hold: a class for each type of body, joint, force, method and shape.

Written from Gyre's own descriptions of its types. What is not given has its default; a number may be one in SI, a text with
a unit ("12 mm"), or a formula of the model's parameters ("2*length").
"""

from collections.abc import Sequence

from ._element import Element, Frame, Function, Inertia, Matrix6, Number, Orientation, Points, Shape, TimeVector, Vector


)";

constexpr const char* bothEnd = "}  // namespace v0\n}  // namespace gyre\n";

/// False, with the reason told, where it cannot be written.
bool write(const std::filesystem::path& file, const std::string& content) {
  const auto done = writeFileAtomically(content, file);
  if (!done) std::fputs((done.error().text() + "\n").c_str(), stderr);
  return done.has_value();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const std::filesystem::path folder = argv[1];
  const Files shapes = writeShapes(), elements = writeAll();
  const bool done = write(folder / "gyre/elements.h", headerBegin + shapes.header + elements.header + bothEnd) &&
                    write(folder / "elements.cpp", sourceBegin + shapes.source + elements.source + bothEnd) &&
                    write(folder / "elements.py", pythonBegin + shapes.python + elements.python);
  return done ? 0 : 1;
}
