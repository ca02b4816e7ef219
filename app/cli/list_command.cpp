// gyre list bodies|joints|forces|materials|pairs|filters|integrators|examples|studies
#include "commands.h"

#include "catalog/catalog.h"
#include "console.h"
#include "io/examples.h"
#include "io/json_node.h"
#include "io/model_file.h"
#include "study/study_file.h"

#include <fmt/format.h>
#include <algorithm>
#include <memory>

namespace gyre::cli {
namespace {

struct Entry {
  std::string id, label, help;
};

constexpr Category categories[] = {Category::body,        Category::frame,         Category::joint,
                                   Category::force,       Category::point,         Category::material,
                                   Category::contactPair, Category::contactFilter, Category::integrator};

std::string firstSentence(const std::string& text) {
  const auto stop = text.find(". ");
  return stop == std::string::npos ? text : text.substr(0, stop + 1);
}

std::vector<Entry> typeEntries(Category category) {
  std::vector<Entry> out;
  for (const TypeInfo* type : catalog().of(category)) out.push_back({type->id, type->label, type->help});
  return out;
}

std::vector<Entry> exampleEntries() {
  std::vector<Entry> out;
  for (const auto& file : exampleFiles()) {
    const auto model = readModel(file, catalog());
    if (model) out.push_back({file.string(), model->document().name, model->document().description});
    else out.push_back({file.string(), "cannot be read", model.error().message});
  }
  return out;
}

std::vector<Entry> studyEntries() {
  std::vector<Entry> out;
  for (const auto& file : studyFiles()) {
    const auto study = readStudy(file);
    if (study) out.push_back({file.string(), study->name, study->description});
    else out.push_back({file.string(), "cannot be read", study.error().message});
  }
  return out;
}

std::string table(const std::vector<Entry>& entries) {
  std::size_t idWidth = 0, labelWidth = 0;
  for (const Entry& e : entries) {
    idWidth = std::max(idWidth, e.id.size());
    labelWidth = std::max(labelWidth, e.label.size());
  }
  std::string out;
  for (const Entry& e : entries)
    out += fmt::format("{:<{}}  {:<{}}  {}\n", e.id, idWidth, e.label, labelWidth, firstSentence(e.help));
  return out;
}

JsonNode entriesJson(const std::vector<Entry>& entries, std::string_view idKey) {
  JsonNode list = JsonNode::array();
  for (const Entry& e : entries) {
    JsonNode& node = list.push(JsonNode::object());
    node.add(std::string(idKey), JsonNode::ofText(e.id));
    node.add("label", JsonNode::ofText(e.label));
    node.add("help", JsonNode::ofText(e.help));
  }
  return list;
}

int list(const std::string& what, bool json) {
  const bool files = what == "examples" || what == "studies";
  std::vector<Entry> entries;
  if (what == "examples") entries = exampleEntries();
  if (what == "studies") entries = studyEntries();
  for (const Category c : categories)
    if (what == plural(c)) entries = typeEntries(c);
  if (json) return print(jsonText(entriesJson(entries, files ? "file" : "id")));
  return print(table(entries));
}

}  // namespace

void addListCommand(CLI::App& app, int& exitCode) {
  auto what = std::make_shared<std::string>();
  auto json = std::make_shared<bool>(false);
  CLI::App* command =
      app.add_subcommand("list", "List the types of element, the integrators, the examples or the studies");
  command->add_option("what", *what, "What to list")
      ->required()
      ->check(CLI::IsMember({"bodies", "frames", "joints", "forces", "points", "materials", "pairs", "filters",
                             "integrators", "examples", "studies"}));
  command->add_flag("--json", *json, "As JSON");
  command->callback([what, json, &exitCode] { exitCode = list(*what, *json); });
}

}  // namespace gyre::cli
