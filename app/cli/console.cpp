#include "console.h"

#include "interrupt.h"
#include "io/file_roles.h"
#include "io/output_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace gyre::cli {
namespace {

bool messagesWereLost = false;  // the commands speak from one thread

}  // namespace

void takeStandardStreams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(stream, F_GETFD) >= 0) continue;
    // The lowest number that is free is this one. A path alone can be neither read nor written: that fails, as it
    // should where nobody listens.
    if (::open("/", O_PATH) < 0) return;
  }
}

void say(std::string_view text) {
  auto out = OutputFile::open("/dev/stderr");
  if (!out || !out->write(text)) messagesWereLost = true;
}

int report(const Error& error) {
  say(fmt::format("gyre: {}\n", error.text()));
  return error.kind == Error::Kind::input ? exitBadInput : exitRunFailed;
}

int print(std::string_view text) {
  auto out = OutputFile::open("-");
  if (!out) return report(out.error());
  if (auto ok = out->write(text); !ok) return report(ok.error());
  return exitDone;
}

int writeText(std::string_view text, const std::string& file) {
  const KeepsResults writing;
  if (const auto done = writeFileAtomically(text, file); !done) return report(done.error());
  return exitDone;
}

bool namesStandardOutput(const std::string& file) { return !file.empty() && descriptorNamed(file) == STDOUT_FILENO; }

int finalExitCode(int exitCode) { return exitCode == exitDone && messagesWereLost ? exitRunFailed : exitCode; }

}  // namespace gyre::cli
