#include "engine.h"

#include <gyre/gyre.h>

namespace gyre {
inline namespace v0 {

std::string_view libraryVersion() { return version(); }

}  // namespace v0
}  // namespace gyre
