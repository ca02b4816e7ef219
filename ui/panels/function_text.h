#pragma once
// A function as it is typed and shown in one line.

#include "io/function_json.h"

#include <QString>

namespace gyre::ui {

inline QString lineOf(const Function& f) { return QString::fromStdString(functionText(f)); }

}  // namespace gyre::ui
