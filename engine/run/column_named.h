#pragma once
// Where a channel stands in the rows of a recording.

#include "run/recording.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace gyre {

/// The first of this name: channels of the whole system come before those of elements. None where rows have none.
inline std::optional<std::size_t> columnNamed(const Recording& recording, std::string_view name) {
  const std::vector<Channel>& channels = recording.channels();
  for (std::size_t c = 0; c < channels.size(); ++c)
    if (channels[c].name == name) return c;
  return std::nullopt;
}

}  // namespace gyre
