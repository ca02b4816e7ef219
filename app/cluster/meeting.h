#pragma once
// Where ranks find rank 0: a file in the folder of the results, which all of them see. It has the node of rank 0, its
// addresses and port, and a secret that only who may read the file can know. Rank 0 writes it when it begins and
// removes it when it ends; one that was left behind leads nowhere, and whoever reads it looks again.

#include "core/error.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace gyre::cluster {

struct Meeting {
  std::string node;
  std::uint16_t port = 0;
  std::string secret;
  std::vector<std::string> addresses = {};
};

/// 32 random hexadecimal digits.
Expected<std::string> newSecret();

/// Whole or not at all, for its owner only.
Expected<void> writeMeeting(const Meeting& meeting, const std::filesystem::path& file);
/// Nothing while there is none.
std::optional<Meeting> readMeeting(const std::filesystem::path& file);

}  // namespace gyre::cluster
