#pragma once
// What the iterations of one step say, in words: how each attempt went, and where the last of them failed, what helps.

#include "run/newton_log.h"

#include <functional>
#include <string>
#include <vector>

namespace gyre {

/// Attempts at the same step follow each other: those that begin where the first of them does.
std::vector<std::vector<LoggedAttempt>> stepsOf(const std::vector<LoggedAttempt>& attempts);

struct NewtonStory {
  bool failed = false;
  std::string summary;                ///< of the attempt that counts, the last
  std::vector<std::string> attempts;  ///< of each, where there was more than one
  std::string help = {};              ///< where it failed
};

/// @param step  not empty
NewtonStory storyOf(const std::vector<LoggedAttempt>& step, const std::function<RowName(int)>& nameOf);

}  // namespace gyre
