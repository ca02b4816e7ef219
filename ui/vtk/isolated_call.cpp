#include "vtk/isolated_call.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstring>
#include <fstream>

namespace gyre::ui {
namespace {

constexpr int outOfMemory = 3;

std::size_t addressSpace() {
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  return pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

void limit(int resource, std::size_t value) {
  const rlimit wanted{value, value};
  setrlimit(static_cast<__rlimit_resource_t>(resource), &wanted);
}

/// In the copy: what this process does about signals, and where it writes, is not for it.
void detach(const IsolationLimits& limits) {
  for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTERM, SIGINT, SIGHUP, SIGXCPU})
    std::signal(signal, SIG_DFL);
  const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere >= 0)
    for (const int standard : {STDOUT_FILENO, STDERR_FILENO}) dup2(nowhere, standard);
  limit(RLIMIT_CORE, 0);
  const auto seconds = static_cast<rlim_t>(std::ceil(limits.seconds));
  const rlimit work{seconds, seconds + 1};  // the first ends it with SIGXCPU
  setrlimit(RLIMIT_CPU, &work);
  limit(RLIMIT_AS, addressSpace() + limits.memory);
}

[[noreturn]] void workAndEnd(const std::function<std::vector<char>()>& work, const IsolationLimits& limits, int out) {
  detach(limits);
  try {
    const std::vector<char> bytes = work();
    for (std::size_t done = 0; done < bytes.size();) {
      const ssize_t n = write(out, bytes.data() + done, bytes.size() - done);
      if (n < 0 && errno == EINTR) continue;
      if (n <= 0) _exit(1);
      done += static_cast<std::size_t>(n);
    }
  } catch (...) {  // memory
    _exit(outOfMemory);
  }
  _exit(0);
}

/// False where it takes too long, or is stopped.
bool readAll(int in, const IsolationLimits& limits, std::vector<char>& bytes) {
  using Clock = std::chrono::steady_clock;
  constexpr std::int64_t stopSeenWithin = 50;  // [ms]
  const auto end = Clock::now() + std::chrono::duration<double>(10 * limits.seconds);
  std::array<char, 1 << 16> piece{};
  while (true) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    if (left <= 0 || limits.stop.stop_requested()) return false;
    pollfd ready{in, POLLIN, 0};
    if (poll(&ready, 1, static_cast<int>(std::min<std::int64_t>(left, stopSeenWithin))) <= 0) continue;
    const ssize_t n = read(in, piece.data(), piece.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return true;
    bytes.insert(bytes.end(), piece.begin(), piece.begin() + n);
  }
}

}  // namespace

IsolatedResult isolatedCall(const std::function<std::vector<char>()>& work, const IsolationLimits& limits) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0)
    return {std::nullopt, fmt::format("cannot be started: {}", std::strerror(errno))};
  const pid_t child = fork();
  if (child == 0) workAndEnd(work, limits, ends[1]);
  close(ends[1]);
  std::vector<char> bytes;
  const bool inTime = child > 0 && readAll(ends[0], limits, bytes);
  close(ends[0]);
  if (child < 0) return {std::nullopt, "cannot be started: there is no memory for another process"};
  if (!inTime) kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (inTime && WIFEXITED(status) && WEXITSTATUS(status) == 0) return {std::move(bytes), {}};
  if (!inTime && limits.stop.stop_requested()) return {std::nullopt, "was stopped"};
  if (!inTime || (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU))
    return {std::nullopt, fmt::format("took more than {:.0f} s", limits.seconds)};
  if (WIFEXITED(status) && WEXITSTATUS(status) == outOfMemory) return {std::nullopt, "ran out of memory"};
  return {std::nullopt, "crashed"};
}

}  // namespace gyre::ui
