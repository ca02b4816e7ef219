#pragma once
// Who refers to whom: a joint to its bodies, a coupling to its joints. Read from the fields' kinds, so that it holds
// for every type. Shapes refer to materials too, but need none: without it they are of the model's first.

#include "model/model.h"

#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace gyre {

/// What an element refers to, in the order of its fields; ground is left out.
std::vector<ElementId> references(const Element& element);
bool refersTo(const Element& element, ElementId id);

/// A field by which the element would refer to itself, directly or through others of the model: then nothing could be
/// first. Null where there is none.
const Field* fieldInCircle(const Model& model, const Element& element);

/// The first element with a shape of this material, or null.
const Element* madeOf(std::span<const Element> elements, ElementId material);

/// Exchanges each reference that is a key of `instead` for its value; materials of shapes too.
void redirect(Element& element, const std::unordered_map<ElementId, ElementId>& instead);

/// Elements that cannot stay without these, directly or through others; these themselves are left out. In the order of
/// the model.
std::vector<ElementId> dependents(const Model& model, std::span<const ElementId> ids);

/// Takes these out together with their dependents, each before what it refers to. Shapes made of a material that goes
/// stay, of none; so do points that were measured to one that goes, and markers keep the numbers of a frame.
Compound erasure(const Model& model, std::span<const ElementId> ids);

/// What takes no part in the equations: disabled elements and all their dependents.
std::unordered_set<ElementId> switchedOff(const Model& model);

}  // namespace gyre
