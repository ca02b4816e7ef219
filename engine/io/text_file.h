#pragma once
// Reading a whole file, with the reason in words where that cannot be done.

#include "core/error.h"

#include <cstddef>
#include <string>

namespace gyre {

/// The whole of a regular file. Missing, a directory, not permitted or above `limit` bytes: an error that says so.
Expected<std::string> readTextFile(const std::string& file, std::size_t limit = std::size_t{256} << 20);

}  // namespace gyre
