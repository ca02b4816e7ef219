#pragma once
// Reading the elements of a file into a model: lists of them, and the sections of settings. What is read becomes edits,
// so that the model's own validation is the only one; its errors come back with the line they are on.

#include "io/json_node.h"
#include "io/value_json.h"
#include "model/fresh_names.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace gyre {

class ElementReader {
 public:
  using Done = Expected<void>;

  /// @param model  takes what is read
  /// @param into   for a fragment: the model that is to take it, of which `model` is a copy; else null
  ElementReader(const TypeList& types, Model& model, const Model* into);

  /// A list of elements of a category.
  /// @param params  what those start from that have no type of their own to say; by default the type's
  Done readList(const JsonNode& list, Category category, const std::any* params = nullptr);
  /// The settings of an element every model has.
  /// @param extra  keys accepted beside its fields, read by the caller
  Done readSection(const JsonNode& node, ElementId id, const std::vector<std::string>& extra);
  /// One of these settings.
  Done setField(ElementId id, const Field& field, const JsonNode& node);
  /// "simulation": its type is the integrator.
  Done readSimulation(const JsonNode& node);

  /// A fragment's elements, in the order read.
  const std::vector<ElementId>& order() const { return order_; }

 private:
  Done readParameters(const JsonNode& list);
  Done readElement(const JsonNode& node, Category category, Element& element);
  Done readBetween(const JsonNode& node, const std::any* params, Element& element);
  Done readName(const JsonNode& node, Element& element);
  Done readType(const JsonNode& node, Category category, Element& element);
  Done readFields(const JsonNode& node, Element& element, const std::vector<std::string>& extra);
  void prepare(const JsonNode& list, Category category, bool between, std::vector<Element>& elements);
  Done readField(const JsonNode& member, const Field& field, Element& element);
  Done insertAll(const JsonNode& list, std::vector<Element> elements);
  bool referencesAreThere(const Element& element) const;
  void nameAfresh(Element& element);
  ReferenceLookup lookup() const;
  std::vector<std::string> typeIds(Category category) const;

  const TypeList& types_;
  Model& model_;
  /// What an element is called in the file, whose text outlives this.
  struct Named {
    ElementId id = {};
    std::optional<Category> category = {};  ///< of elements of the lists read so far, that under way included
    int line = notRead;
    static constexpr int notRead = -1;
  };
  std::unordered_map<std::string_view, Named> named_;
  const Model* into_;                ///< of a fragment only
  std::optional<FreshNames> names_;  ///< of a fragment only
  std::vector<ElementId> order_;     ///< of a fragment only
};

}  // namespace gyre
