#include "core/error.h"

#include <fmt/format.h>

namespace gyre {

std::string Error::text() const {
  std::string out;
  if (!file.empty()) out += line > 0 ? fmt::format("{}:{}: ", file, line) : fmt::format("{}: ", file);
  if (!element.empty()) out += fmt::format("'{}'", element);
  if (!key.empty()) out += fmt::format("{}key '{}'", element.empty() ? "" : ", ", key);
  if (!element.empty() || !key.empty()) out += ": ";
  out += message;
  if (!equation.empty()) out += fmt::format(" [{}]", equation);
  if (time) out += fmt::format(" at t = {:.6g} s", *time);
  return out;
}

}  // namespace gyre
