#pragma once
// The editable document: a plain copyable value. It knows nothing of solvers, files or windows.

#include "model/edit.h"
#include "model/pair_index.h"
#include "model/settings.h"

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace gyre {

class Model {
 public:
  /// An empty model whose simulation uses the given integrator type.
  explicit Model(const TypeInfo& integrator);

  std::span<const Element> elements() const { return elements_; }
  std::vector<const Element*> of(Category c) const;
  /// Those of a category that take part in the equations: enabled, and so is everything they refer to.
  std::vector<const Element*> active(Category c) const;
  const Element* find(ElementId id) const;
  /// Names are unique but for what is called after two others ("steel - rubber"), which comes last.
  const Element* find(std::string_view name) const;
  /// The values of its parameters, by name, as they are when asked for. @pre the model is there, then
  NameLookup parameterValues() const;
  /// "ground" for the inertial frame.
  std::string nameOf(ElementId id) const;

  const DocumentSettings& document() const { return find(documentId)->as<DocumentSettings>(); }
  const ViewSettings& view() const { return find(viewId)->as<ViewSettings>(); }
  const ContactSettings& contact() const { return find(contactId)->as<ContactSettings>(); }
  const Shapes& groundShapes() const { return find(groundId)->as<GroundSettings>().shapes; }
  const Element& simulation() const { return *find(simulationId); }

  /// Applies an edit and returns its inverse; on error the model is unchanged. The error names element and key.
  Expected<Edit> apply(const Edit& edit);
  /// Insert, of an element that is handed over.
  Expected<Edit> insert(Element element, std::size_t position);
  /// Makes room for so many more elements.
  void reserve(std::size_t more);

  /// Puts those elements in another order that stand from `first` on, each at first + its place; not an edit.
  void arrange(std::size_t first, const std::vector<std::size_t>& places);

  /// The keys of an element as they stood in its file, for saving; not an edit.
  void rememberKeys(ElementId id, std::vector<std::string> keys);

  /// A name like "rod 3" that no element has.
  std::string freeName(std::string_view stem) const;
  ElementId freeId() const { return ElementId{nextId_}; }

 private:
  Expected<Edit> applyOne(const SetField& e);
  Expected<Edit> applyOne(const SetFormula& e);
  Expected<Edit> applyOne(const SetType& e);
  Expected<Edit> applyOne(const Rename& e);
  Expected<Edit> applyOne(const SetEnabled& e);
  Expected<Edit> applyOne(const Move& e);
  Expected<Edit> applyOne(const Insert& e);
  Expected<Edit> applyOne(const Erase& e);
  Expected<Edit> applyOne(const Compound& e);
  Expected<void> exchange(Element& element, Element changed);
  Expected<void> exchangeWithUsers(Element& element, Element changed);
  Element* mutableFind(ElementId id);
  const Element* findNamed(std::string_view name) const;
  std::string nameBetween(const Element& e) const;
  Expected<Edit> renamed(Element& element, const std::string& name);
  std::optional<Error> checkReference(ElementId id, Category category) const;
  std::optional<Error> checkMaterials(const Shapes& shapes) const;
  std::optional<Error> checkElement(const Element& e) const;

  void reindex(std::size_t from);

  std::vector<Element> elements_;
  static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);
  std::vector<std::size_t> position_;                  ///< among elements_, by identity
  std::unordered_map<std::string, ElementId> byName_;  ///< all with a name of their own
  PairIndex pairs_;                                    ///< all others but the settings
  std::uint32_t nextId_ = firstFreeId.value;
};

/// Parameters of `type` that take over step, end and output interval, and every other field `from` has in common with
/// it and that was changed from its default: used when the integrator changes.
std::any convertParams(const TypeInfo& type, const Element& from);

/// step, end_time and output_step of a simulation element, whatever its integrator.
RunSettings runSettings(const Element& simulation);

}  // namespace gyre
