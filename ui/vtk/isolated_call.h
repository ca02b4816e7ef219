#pragma once
// Work that a bad file may crash, hang or blow up, done in a copy of this process (fork): whatever happens there, this
// process goes on. For foreign readers of files.

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace gyre::ui {

struct IsolationLimits {
  double seconds = 60;              ///< of work; on a busy machine it is waited for ten times as long
  std::size_t memory = 2ULL << 30;  ///< beside what this process has [bytes]
  std::stop_token stop = {};        ///< asked for: the work is given up
};

struct IsolatedResult {
  std::optional<std::vector<char>> bytes;  ///< what the work returned
  std::string failure;                     ///< or why it did not: "crashed", "took more than 60 s", "was stopped"
};

/// @param work  may not wait for other threads of this process, which the copy does not have
IsolatedResult isolatedCall(const std::function<std::vector<char>()>& work, const IsolationLimits& limits = {});

}  // namespace gyre::ui
