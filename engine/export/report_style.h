#pragma once
// How a report looks: light and dark as its reader's desktop, and on paper.

#include <string_view>

namespace gyre {

extern const std::string_view reportStyle;  ///< CSS
extern const std::string_view sheetStyle;   ///< CSS besides, of a report that prints on one sheet of A4 or Letter

}  // namespace gyre
