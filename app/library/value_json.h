#pragma once
// Values and errors of the library from those of the engine, and back.

#include "engine.h"

#include <gyre/error.h>
#include <gyre/value.h>

namespace gyre {
inline namespace v0 {

JsonNode toNode(const Value& value);
Value fromNode(const JsonNode& node);

Error toError(const engine::Error& error);

/// Throws "there is no WHAT 'NAME'", with the nearest of the names that there are.
[[noreturn]] void failUnknown(const char* what, std::string_view name, const std::vector<std::string>& accepted);

/// What was expected; its error is thrown.
template <class T>
T orThrow(tl::expected<T, engine::Error> result) {
  if (!result) throw toError(result.error());
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

}  // namespace v0
}  // namespace gyre
