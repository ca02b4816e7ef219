#pragma once
// Channels of the model in an expression, in brackets: "-3*[pin.angle_rate] + [left wheel.x]". What stands before the
// last dot is the name of an element (without brackets), what stands behind it one of its quantities.

#include <string>
#include <string_view>
#include <vector>

namespace gyre {

/// Each channel once, in the order of the text.
std::vector<std::string> readingsIn(std::string_view expression);
/// The expression with readingVariable(i) in the place of channel i of the list. A bracket that does not close, and a
/// channel that is not in the list, stay.
std::string withReadingsNamed(std::string_view expression, const std::vector<std::string>& readings);
/// The variable that stands for channel i.
std::string readingVariable(std::size_t i);
/// The same expression with another name of an element in its brackets.
std::string withElementRenamed(std::string_view expression, std::string_view from, std::string_view to);

/// "left wheel.x" as element and quantity.
struct ReadingName {
  std::string element, quantity;
};
ReadingName splitReading(std::string_view reading);

}  // namespace gyre
