#pragma once
// The selected elements of the window: tree, viewport, properties, plots and messages all follow them.

#include <QObject>  // first: moc cannot parse <compare> before it has met a Qt header

#include "core/ids.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace gyre::ui {

class Selection : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// In the order in which they were selected: a new joint takes the first as body 1.
  const std::vector<ElementId>& elements() const { return elements_; }
  /// The one selected last, which shows its properties and curves.
  std::optional<ElementId> element() const {
    return elements_.empty() ? std::nullopt : std::optional(elements_.back());
  }
  bool contains(ElementId id) const { return std::find(elements_.begin(), elements_.end(), id) != elements_.end(); }

  void select(std::vector<ElementId> ids);
  void select(std::optional<ElementId> id) { select(id ? std::vector{*id} : std::vector<ElementId>{}); }
  void select(ElementId id) { select(std::vector{id}); }
  /// Adds it as the last, or takes it out.
  void toggle(ElementId id);
  void clear() { select(std::vector<ElementId>{}); }

 signals:
  void changed();

 private:
  std::vector<ElementId> elements_;
};

}  // namespace gyre::ui
