#include "known_types.h"
#include "model_hidden.h"
#include "value_json.h"

#include <array>
#include <cmath>
#include <filesystem>

namespace gyre {
inline namespace v0 {
namespace {

/// The lists of the section "contact".
constexpr std::array<std::string_view, 4> contactLists{"materials", "pairs", "ignore", "touch"};
constexpr std::array categories{Category::parameter, Category::body,  Category::frame,    Category::joint,
                                Category::force,     Category::point, Category::namedView};

/// The outcome of reading a text that nobody wrote: its lines say nothing.
void orThrowWithoutLine(Expected<void> read) {
  if (!read) read.error().line = 0;
  orThrow(std::move(read));
}

/// What is typed on a command line for it.
std::string typed(const Value& value) {
  if (value.isText()) return value.text();
  if (value.isNumber() && !std::isfinite(value.number())) return fmt::format("{}", value.number());
  return value.json();
}

/// A point that no frame gives: nothing is said of frames then, as in files.
bool isNoFrame(const Element& e, const Field& field) {
  return pointFieldOf(*e.type, field) && std::get<ElementId>(e.value(field)) == ground;
}

const Element& elementOf(const engine::Model& model, std::string_view name) {
  if (const Element* e = model.find(name)) return *e;
  std::vector<std::string> names;
  for (const Element& e : model.elements()) names.push_back(e.name);
  failUnknown("element", name, names);
}

}  // namespace

Model::Model() : hidden_(new Hidden{engine::Model(*knownTypes().of(Category::integrator).front())}) {}
Model::Model(std::unique_ptr<Hidden> hidden) : hidden_(std::move(hidden)) {}
Model::Model(const Model& other) : hidden_(new Hidden(*other.hidden_)) {}
Model::Model(Model&& other) noexcept = default;
Model& Model::operator=(const Model& other) {
  if (this != &other) hidden_ = std::make_unique<Hidden>(*other.hidden_);
  return *this;
}
Model& Model::operator=(Model&& other) noexcept = default;
Model::~Model() = default;

Model Model::Hidden::make(engine::Model model) { return Model(std::make_unique<Hidden>(Hidden{std::move(model)})); }

Model Model::load(const std::filesystem::path& file) { return Hidden::make(orThrow(readModel(file, knownTypes()))); }
Model Model::parse(std::string_view text) { return Hidden::make(orThrow(parseModel(text, {}, knownTypes()))); }

std::vector<std::string> Model::examples() {
  std::vector<std::string> names;
  for (const auto& file : exampleFiles()) names.push_back(file.stem().string());
  return names;
}

Model Model::example(std::string_view name) {
  for (const auto& file : exampleFiles())
    if (file.stem() == name) return load(file);
  failUnknown("example", name, examples());
}

Model& Model::add(std::string_view list, const Value& element) {
  ElementReader reader(knownTypes(), hidden_->model, nullptr);
  JsonNode items = JsonNode::array();
  items.key = list;
  items.push(toNode(element));
  for (const Category category : categories)
    if (list == plural(category)) {
      orThrowWithoutLine(reader.readList(items, category));
      return *this;
    }
  std::vector<std::string> lists(contactLists.begin(), contactLists.end());
  if (std::find(lists.begin(), lists.end(), list) == lists.end()) {
    for (const Category category : categories) lists.emplace_back(plural(category));
    failUnknown("list", list, lists);
  }
  JsonNode section = JsonNode::object(), root = JsonNode::object();
  section.add(std::string(list), std::move(items));
  root.add("contact", std::move(section));
  orThrowWithoutLine(readMaterials(root, reader));
  orThrowWithoutLine(readContactPairs(root, reader));
  return *this;
}

Model& Model::setSection(std::string_view section, const Value& settings) {
  ElementReader reader(knownTypes(), hidden_->model, nullptr);
  JsonNode root = JsonNode::object();
  const JsonNode& node = root.add(std::string(section), toNode(settings));
  if (section == "simulation") orThrowWithoutLine(reader.readSimulation(node));
  else if (section == "ground") orThrowWithoutLine(reader.readSection(node, groundId, {}));
  else if (section == "view") orThrowWithoutLine(reader.readSection(node, viewId, {}));
  else if (section == "contact") orThrowWithoutLine(readContactSettings(root, reader));
  else failUnknown("section", section, {"simulation", "contact", "ground", "view"});
  return *this;
}

Value Model::get(std::string_view key) const {
  const engine::Model& model = hidden_->model;
  const SettingValue found = orThrow(settingValue(std::string(key), model));
  if (!found.field) return model.simulation().type->id;
  return fromNode(valueJson(found.value, *found.field, [&](ElementId id) { return model.nameOf(id); }));
}

Model& Model::set(std::string_view key, const Value& value) {
  applyChange(key, value, hidden_->model);
  return *this;
}

Model& Model::set(const Value::Object& values) {
  std::vector<Setting> settings;
  for (const auto& [key, value] : values) settings.push_back({.key = key, .value = typed(value)});
  orThrow(applySettings(settings, knownTypes(), hidden_->model));
  return *this;
}

void applyChange(std::string_view key, const Value& value, engine::Model& model) {
  orThrow(applySetting({.key = std::string(key), .value = typed(value)}, knownTypes(), model));
}

bool Model::has(std::string_view name) const { return hidden_->model.find(name) != nullptr; }

std::vector<std::string> Model::names(std::string_view list) const {
  std::vector<std::string> out;
  for (const Element& e : hidden_->model.elements())
    if (e.id.value >= firstFreeId.value && (list.empty() || plural(e.type->category) == list)) out.push_back(e.name);
  return out;
}

Value Model::element(std::string_view name) const {
  const engine::Model& model = hidden_->model;
  const Element& e = elementOf(model, name);
  Value out;
  out.add("name", e.name);
  out.add("type", e.type->id);
  for (const Field& field : e.type->fields)
    if (!field.isDerived(e.params) && !field.isNotGiven(e.value(field)) && !isNoFrame(e, field))
      out.add(field.key, fromNode(valueJson(e.value(field), field, [&](ElementId id) { return model.nameOf(id); })));
  out.add("enabled", e.enabled);
  return out;
}

void Model::remove(std::string_view name) {
  orThrow(hidden_->model.apply(Edit{Erase{elementOf(hidden_->model, name).id}}));
}

void Model::rename(std::string_view name, std::string_view to) {
  orThrow(hidden_->model.apply(Edit{Rename{elementOf(hidden_->model, name).id, std::string(to)}}));
}

std::string Model::text() const { return modelText(hidden_->model); }
Value Model::value() const { return Value::parse(text()); }
void Model::save(const std::filesystem::path& file) const { orThrow(writeModel(hidden_->model, file)); }

}  // namespace v0
}  // namespace gyre
