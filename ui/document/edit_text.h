#pragma once
// What an edit does, in words for the history: "Set stiffness of spring 2 to 200 N/m".

#include "model/model.h"

#include <QString>

#include <span>

namespace gyre::ui {

/// A value as a person would write it, with its unit; the key of a choice, the name of a body.
QString valueText(const Model& model, const Field& field, const Value& value);

/// @param names  of the elements it is set in
QString setText(const Model& model, const Field& field, const Value& value, const QString& names);

/// "crank", "crank and rod", "crank, rod and 3 more".
QString namesOf(const Model& model, std::span<const ElementId> ids);

}  // namespace gyre::ui
