#pragma once
// What is switched off in a model, as parts that are seen through: bodies at their initial placements, and the joints
// and forces that are off, too. It stands still whatever the others do.

#include "viewport/scene_parts.h"

#include <vector>

namespace gyre::ui {

class OffParts {
 public:
  /// @param shown  of the same model, all that is on
  void setScene(const SceneParts& shown);
  /// @param options  as those of what is on
  std::vector<Part> build(const SceneParts::Options& options) const;

 private:
  SceneParts scene_;  ///< with the bodies that are on as well, without shapes: joints that are off may hold on to them
  std::vector<ElementId> off_;  ///< sorted
};

}  // namespace gyre::ui
