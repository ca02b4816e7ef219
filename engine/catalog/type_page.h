#pragma once
// A page of the guide about each type, made of its description: what it is, its equation and source, its keys with
// units, bounds and defaults, and models and studies that have it. `gyre help`, the window and the site show the same.

#include "describe/type_info.h"
#include "io/guide.h"

#include <string>
#include <vector>

namespace gyre {

/// The types of the catalogue, and the settings of a model.
std::vector<const TypeInfo*> describedTypes();

/// The name of its page: "revolute"; settings are told apart from pages of their subject, "contact-settings".
std::string pageTopic(const TypeInfo& type);

/// Titles of all these pages, in groups by category.
std::vector<GuidePage> typePages();

/// The type of a page; null where the topic is none of theirs.
const TypeInfo* typeOfPage(std::string_view topic);

/// The page as Markdown; each key is a heading, by which links lead to it.
/// @param examples  what is there to be opened, see examplesOf()
std::string typePage(const TypeInfo& type, const std::vector<GuideLink>& examples);

/// Shipped models that have the type, the smallest first, and shipped studies of a method: three of each at most.
std::vector<GuideLink> examplesOf(const TypeInfo& type);

}  // namespace gyre
