#pragma once
// Exit codes and messages. Writing them never throws: where nobody can read, the program still does what it was asked,
// and its exit code says that something was lost.

#include "core/error.h"

#include <string>
#include <string_view>

namespace gyre::cli {

enum ExitCode { exitDone = 0, exitRunFailed = 1, exitBadInput = 2 };

/// Makes sure that standard input, output and error are taken, so that no file opened later becomes one of them.
void takeStandardStreams();

/// Writes to standard error as it stands.
void say(std::string_view text);

/// Writes "gyre: <where>: <what>" to standard error; returns the exit code that the kind of error calls for.
int report(const Error& error);

/// Writes to standard output; a closed pipe or a full disk is reported.
int print(std::string_view text);

/// Writes text to a file, whole or not at all, or, for "-", to standard output.
int writeText(std::string_view text, const std::string& file);

/// "-", /dev/stdout and the like: what is said in words besides would stand in the middle of it.
bool namesStandardOutput(const std::string& file);

/// What says more of two things done one after the other: the first that failed.
inline int firstFailure(int exitCode, int next) { return exitCode != exitDone ? exitCode : next; }

/// The exit code of the program: exitRunFailed when all went well but for messages that could not be written.
int finalExitCode(int exitCode);

}  // namespace gyre::cli
