#pragma once
// The icon of an element, by what it is.

#include "model/element.h"

#include <QIcon>

namespace gyre::ui {

QIcon elementIcon(const TypeInfo& type);

}  // namespace gyre::ui
