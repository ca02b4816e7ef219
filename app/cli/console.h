#pragma once
// Exit codes and messages.

#include "core/error.h"

#include <string_view>

namespace gyre::cli {

enum ExitCode { exitDone = 0, exitRunFailed = 1, exitBadInput = 2 };

/// Writes "gyre: <where>: <what>" to standard error; returns the exit code that the kind of error calls for.
int report(const Error& error);

/// Writes to standard output; a closed pipe or a full disk is reported.
int print(std::string_view text);

}  // namespace gyre::cli
