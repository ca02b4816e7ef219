#pragma once
// New elements with sensible values: a body beside those that are there, a joint or a force between the selected
// bodies with its markers where they meet, so that it is satisfied as the bodies stand.

#include "document/body_preset.h"
#include "model/model.h"

#include <QString>

#include <optional>
#include <span>

namespace gyre::ui {

struct Insertion {
  Element element;
  QString text;  ///< for the history: "Insert revolute joint between crank and rod"
};

/// @param selected  in the order of selection: one body is held to the ground, of two the first is body 1. With none
///                  selected the last one or two of the model are taken.
/// @param point     where the two markers meet, inertial [m]; by default where the bodies meet, else halfway between
///                  them, or at the end of the one that is held to the ground
/// @param preset    the shape of a new rigid body or what else a body is, and its name; null: a plain box
/// Springs and bushings get a stiffness that holds the bodies. Errors say which bodies were expected.
Expected<Insertion> insertionOf(const Model& model, const TypeInfo& type, std::span<const ElementId> selected,
                                std::optional<Vec3> point = std::nullopt, const BodyPreset* preset = nullptr);

/// A number with a slider, called as formulas can say it: p1, p2, ...
Element newParameter(const Model& model);

/// What the name of an element of this type begins with: "body", "revolute".
std::string nameStem(const TypeInfo& type);

/// Whether there is what an element of this type would hang on.
bool isInsertable(const Model& model, const TypeInfo& type, std::span<const ElementId> selected);
/// The bodies and joints a new element of this type would take up, in words; empty where it takes none.
QString takenUp(const Model& model, const TypeInfo& type, std::span<const ElementId> selected);

}  // namespace gyre::ui
