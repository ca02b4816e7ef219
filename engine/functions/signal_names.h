#pragma once
// Channels of the model in an expression, in brackets: "-3*[pin.angle_rate] + [left wheel.x]". What stands before the
// last dot is the name of an element (without brackets), what stands behind it one of its quantities.

#include <string>
#include <string_view>
#include <vector>

namespace gyre {

/// Each channel once, in the order of the text.
std::vector<std::string> signalsIn(std::string_view expression);
/// The expression with signalVariable(i) in the place of channel i of the list. A bracket that does not close, and a
/// channel that is not in the list, stay.
std::string withSignalsNamed(std::string_view expression, const std::vector<std::string>& signalNames);
/// The variable that stands for channel i.
std::string signalVariable(std::size_t i);
/// The expression with an element renamed in its brackets.
std::string withElementRenamed(std::string_view expression, std::string_view from, std::string_view to);

/// "left wheel.x" as element and quantity.
struct SignalName {
  std::string element, quantity;
};
SignalName splitSignal(std::string_view signal);

}  // namespace gyre
