#pragma once
// What people also call the types of the catalogue, for those who search by their own words.

#include "describe/type_info.h"

#include <QString>

namespace gyre::ui {

/// In the user's language, separated by spaces; empty for a type that is called as it is.
QString searchWords(const TypeInfo& type);

}  // namespace gyre::ui
