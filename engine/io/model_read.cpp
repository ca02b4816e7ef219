// The reading half of model_file.h. The file is turned into edits of an empty model, so that the model's own
// validation is the only one; its errors come back with the line they are on.
#include "io/model_file.h"

#include "io/contact_read.h"
#include "io/element_read.h"
#include "io/geometry_json.h"
#include "io/json_object.h"
#include "io/model_fragment.h"
#include "io/text_file.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

using Kind = JsonNode::Kind;
using Done = Expected<void>;

constexpr Category readingOrder[] = {Category::body,  Category::frame, Category::joint,
                                     Category::force, Category::point, Category::namedView};

class ModelReader {
 public:
  ModelReader(const JsonNode& root, const TypeList& types)
      : root_(root), model_(*types.of(Category::integrator).front()), elements_(types, model_, nullptr) {}

  /// For the elements of a fragment, read into a copy of the model that is to take them.
  ModelReader(const JsonNode& root, const TypeList& types, const Model& into)
      : root_(root), model_(into), elements_(types, model_, &into) {}

  Expected<Model> read() {
    if (auto ok = readAll(); !ok) return tl::unexpected(std::move(ok.error()));
    return std::move(model_);
  }

  Expected<std::vector<Element>> readFragment() {
    if (!root_.is(Kind::object))
      return wrongValue(root_, {}, "elements of a model {\"gyre\": 1, \"bodies\": [...], ...}");
    if (auto ok = checkVersion(); !ok) return tl::unexpected(std::move(ok.error()));
    if (auto ok = readAllElements(); !ok) return tl::unexpected(std::move(ok.error()));
    std::vector<Element> elements;
    for (const ElementId id : elements_.order()) elements.push_back(*model_.find(id));
    return elements;
  }

 private:
  Done readAll() {
    if (!root_.is(Kind::object)) return wrongValue(root_, {}, "a model {\"gyre\": 1, ...}");
    if (auto ok = readTopLevel(); !ok) return ok;
    if (auto ok = readAllElements(); !ok) return ok;
    if (const JsonNode* simulation = root_.find("simulation"))
      if (auto ok = elements_.readSimulation(*simulation); !ok) return ok;
    if (auto ok = readContactSettings(root_, elements_); !ok) return ok;
    if (const JsonNode* section = root_.find("ground"))
      if (auto ok = elements_.readSection(*section, groundId, {}); !ok) return ok;
    if (const JsonNode* view = root_.find("view"))
      if (auto ok = elements_.readSection(*view, viewId, {}); !ok) return ok;
    return {};
  }

  /// Materials first, then bodies, then joints and so on, wherever they stand: what comes after refers to them.
  Done readAllElements() {
    if (auto ok = readMaterials(root_, elements_); !ok) return ok;
    for (const Category c : readingOrder)
      if (const JsonNode* list = root_.find(plural(c)))
        if (auto ok = elements_.readList(*list, c); !ok) return ok;
    return readContactPairs(root_, elements_);
  }

  Done checkVersion() {
    const JsonNode* version = root_.find("gyre");
    if (!version)
      return fail({.message = "this is not a Gyre model: the format version \"gyre\": 1 was expected",
                   .line = root_.line,
                   .key = "gyre"});
    if (!version->is(Kind::number) || version->number != modelFormatVersion)
      return wrongValue(*version, "gyre",
                        fmt::format("format version {} (what this program reads)", modelFormatVersion));
    return {};
  }

  Done readTopLevel() {
    std::vector<std::string> accepted{"gyre"};
    for (const Field& f : documentType().fields) accepted.push_back(f.key);
    for (const Category c : readingOrder) accepted.emplace_back(plural(c));
    accepted.insert(accepted.end(), {"parameters", "ground", "contact", "simulation", "view"});
    if (auto ok = checkVersion(); !ok) return ok;

    if (const JsonNode* list = root_.find(plural(Category::parameter)))  // formulas use them
      if (auto ok = elements_.readList(*list, Category::parameter); !ok) return ok;
    std::vector<std::string> keys;
    for (const JsonNode& member : root_.items) {
      keys.push_back(member.key);
      if (std::find(accepted.begin(), accepted.end(), member.key) == accepted.end())
        return unknownMember(member, member.key, accepted);
      if (const Field* field = documentType().find(member.key))
        if (auto ok = elements_.setField(documentId, *field, member); !ok) return ok;
    }
    model_.rememberKeys(documentId, std::move(keys));
    return {};
  }

  const JsonNode& root_;
  Model model_;
  ElementReader elements_;
};

}  // namespace

Expected<Model> modelFromJson(const JsonNode& root, const std::string& fileName, const TypeList& types) {
  auto model = ModelReader(root, types).read();
  if (!model) return fail(inFile(std::move(model.error()), fileName));
  return model;
}

Expected<Model> parseModel(std::string_view text, const std::string& fileName, const TypeList& types) {
  const auto root = parseJson(text, fileName);
  if (!root) return tl::unexpected(root.error());
  return modelFromJson(*root, fileName, types);
}

Expected<std::vector<Element>> parseFragment(std::string_view text, const Model& into, const TypeList& types) {
  const auto root = parseJson(text, {});
  if (!root) return tl::unexpected(root.error());
  auto elements = ModelReader(*root, types, into).readFragment();
  if (!elements) return fail(inFile(std::move(elements.error()), {}));
  return elements;
}

Expected<Model> readModel(const std::filesystem::path& file, const TypeList& types) {
  const auto text = readTextFile(file.string());
  if (!text) return tl::unexpected(text.error());
  return parseModel(*text, file.string(), types);
}

}  // namespace gyre
