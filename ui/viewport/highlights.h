#pragma once
// The elements that stand out in a picture by a rim: those that are selected, those that are spoken of, in a colour of
// their own, and those that a tool is about to use.

#include "viewport/part.h"
#include "viewport/viewport_colors.h"

#include <QObject>

#include <vector>

namespace gyre::ui {

class Highlights : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  void select(std::vector<ElementId> ids);
  void select(ElementId id) { select(std::vector{id}); }
  const std::vector<ElementId>& selection() const { return selected_; }
  /// Elements that are spoken of, whether they are selected or not.
  void emphasize(std::vector<ElementId> ids);
  const std::vector<ElementId>& emphasized() const { return emphasized_; }
  /// Elements that a tool is about to use.
  void mark(std::vector<ElementId> ids);

  /// What of the parts has a rim, in the colours of the rims.
  std::vector<Part> halo(const std::vector<Part>& parts, const ViewportColors& colors) const;

 signals:
  void changed();

 private:
  void replace(std::vector<ElementId>& which, std::vector<ElementId> ids);

  std::vector<ElementId> selected_, emphasized_, marked_;  ///< sorted
};

}  // namespace gyre::ui
