#pragma once
// The colours of bodies by what hangs together with them at one moment.

#include "run/body_islands.h"

#include <QColor>

#include <unordered_map>

namespace gyre::ui {

struct IslandColors {
  std::unordered_map<ElementId, QColor> ofBodies;
  int islands = 0;  ///< with a colour of their own; what is alone is grey
};

/// @param model        of the run
/// @param connections  of that model
IslandColors islandColors(const Model& model, const BodyIslands& connections, std::span<const LoggedContact> contacts,
                          bool dark);

}  // namespace gyre::ui
