#pragma once
// What is typed into the form of some elements, as edits of the model: each goes into all of them as one step.

#include "document/model_document.h"

#include <vector>

namespace gyre::ui {

class PropertyEdits {
 public:
  explicit PropertyEdits(ModelDocument& document) : document_(document) {}

  void setElements(const std::vector<ElementId>& ids) { ids_ = ids; }
  const std::vector<ElementId>& ids() const { return ids_; }
  /// As they are in the model, those that still are there.
  std::vector<const Element*> elements() const;

  /// Nudges that follow each other in a field are one step; a new one begins.
  void beginNudges() { gesture_ = document_.newGesture(); }
  /// Sets a field to what was typed, completed by what each element has.
  Expected<void> set(const Field& field, const Value& typed, bool nudged);
  /// Makes the inertias that set() would have set possible ones, and sets these.
  Expected<void> setNearestInertia(const Field& field, const Value& typed);
  Expected<void> setFormula(const Field& field, const Formula& formula);
  /// @param where  in words
  Expected<void> place(const Edit& edit, const QString& where, bool nudged);
  /// Makes a frame where the marker of each element is, which then gives the marker.
  Expected<void> makeFrame(const Field& marker);
  void enable(bool on);
  Expected<void> rename(const QString& name);
  /// Takes the mass of the one body from its shapes.
  Expected<void> takeMass(double density);

 private:
  QString names() const;
  std::vector<Value> completedValues(const Field& field, const Value& typed) const;
  Expected<void> submit(const Field& field, const std::vector<Value>& values, int gesture);

  ModelDocument& document_;
  std::vector<ElementId> ids_;
  int gesture_ = 0;  ///< of nudges in the field that has the focus
};

}  // namespace gyre::ui
