#include "engine.h"

#include <gyre/error.h>

namespace gyre {
inline namespace v0 {
namespace {

std::string sentence(const std::string& message, const Error::Place& p) {
  return engine::Error{.message = message,
                       .file = p.file,
                       .line = p.line,
                       .element = p.element,
                       .key = p.key,
                       .equation = p.equation,
                       .time = p.time}
      .text();
}

}  // namespace

Error::Error(Kind kind, const std::string& message, Place place)
    : std::runtime_error(sentence(message, place)), kind_(kind), message_(message), place_(std::move(place)) {}
Error::~Error() = default;

}  // namespace v0
}  // namespace gyre
