#include "functions/stray_comma.h"

#include <cctype>
#include <vector>

namespace gyre {

std::optional<std::size_t> strayComma(std::string_view formula) {
  std::vector<bool> ofFunction;  // of the brackets that are open
  bool inChannel = false;
  for (std::size_t i = 0; i < formula.size(); ++i) {
    const char c = formula[i];
    if (inChannel || c == '[') {
      inChannel = c != ']';
    } else if (c == '(') {
      const char before = i > 0 ? formula[i - 1] : ' ';
      ofFunction.push_back(std::isalnum(static_cast<unsigned char>(before)) != 0 || before == '_');
    } else if (c == ')') {
      if (!ofFunction.empty()) ofFunction.pop_back();
    } else if (c == ',' && (ofFunction.empty() || !ofFunction.back())) {
      return i;
    }
  }
  return std::nullopt;
}

}  // namespace gyre
