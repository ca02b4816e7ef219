#include "functions/signal_names.h"

#include <algorithm>

namespace gyre {
namespace {

/// Copies an expression; what f(channel) gives takes the place of each bracket.
template <class F>
std::string replaceSignals(std::string_view expression, F f) {
  std::string out;
  while (true) {
    const auto open = expression.find('[');
    const auto close = open == std::string_view::npos ? open : expression.find(']', open);
    if (close == std::string_view::npos) return out.append(expression);
    out.append(expression.substr(0, open));
    out.append(f(expression.substr(open + 1, close - open - 1)));
    expression.remove_prefix(close + 1);
  }
}

std::string bracketed(std::string_view signal) { return '[' + std::string(signal) + ']'; }

}  // namespace

std::vector<std::string> signalsIn(std::string_view expression) {
  std::vector<std::string> out;
  replaceSignals(expression, [&](std::string_view signal) {
    if (std::find(out.begin(), out.end(), signal) == out.end()) out.emplace_back(signal);
    return std::string();
  });
  return out;
}

std::string withSignalsNamed(std::string_view expression, const std::vector<std::string>& signalNames) {
  return replaceSignals(expression, [&](std::string_view signal) {
    const auto at = std::find(signalNames.begin(), signalNames.end(), signal);
    return at == signalNames.end() ? bracketed(signal)
                                   : signalVariable(static_cast<std::size_t>(at - signalNames.begin()));
  });
}

std::string signalVariable(std::size_t i) { return "signal_" + std::to_string(i) + "_"; }

std::string withElementRenamed(std::string_view expression, std::string_view from, std::string_view to) {
  return replaceSignals(expression, [&](std::string_view signal) {
    const SignalName name = splitSignal(signal);
    return bracketed(name.element == from ? std::string(to) + "." + name.quantity : std::string(signal));
  });
}

SignalName splitSignal(std::string_view signal) {
  const auto dot = signal.rfind('.');
  if (dot == std::string_view::npos) return {std::string(signal), {}};
  return {std::string(signal.substr(0, dot)), std::string(signal.substr(dot + 1))};
}

}  // namespace gyre
