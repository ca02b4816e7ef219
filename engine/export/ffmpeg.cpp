#include "export/ffmpeg.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <utility>
#include <vector>

extern char** environ;

namespace gyre {
namespace {

tl::unexpected<Error> notStarted(int reason) {
  return fail(
      {.kind = Error::Kind::resource, .message = fmt::format("ffmpeg cannot be started: {}", std::strerror(reason))});
}

int waited(pid_t process) {
  int status = -1;
  while (::waitpid(process, &status, 0) < 0 && errno == EINTR) continue;
  return status;
}

/// @param input, messages  what becomes its standard input and its standard error; its output goes nowhere
int spawn(const std::string& program, std::vector<std::string> arguments, int input, int messages, pid_t& process) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&files, messages, STDERR_FILENO);
  posix_spawnattr_t how;
  posix_spawnattr_init(&how);
  posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&how, 0);
  std::vector<char*> words;
  for (std::string& a : arguments) words.push_back(a.data());
  words.push_back(nullptr);
  const int failed = ::posix_spawn(&process, program.c_str(), &files, &how, words.data(), environ);
  posix_spawnattr_destroy(&how);
  posix_spawn_file_actions_destroy(&files);
  return failed;
}

}  // namespace

std::optional<std::string> findFfmpeg() {
  const char* path = std::getenv("PATH");
  std::string folders = path ? path : "";
  for (std::size_t at = 0; at < folders.size();) {
    const std::size_t end = std::min(folders.find(':', at), folders.size());
    std::string file = folders.substr(at, end - at) + "/ffmpeg";
    if (end > at && ::access(file.c_str(), X_OK) == 0) return file;
    at = end + 1;
  }
  return std::nullopt;
}

Error noFfmpeg(const std::string& file) {
  return {.kind = Error::Kind::resource,
          .message = "a film needs the program ffmpeg, which is in no folder of PATH; gyre-studio films without it",
          .file = file};
}

Expected<Ffmpeg> Ffmpeg::start(const std::string& program, int width, int height, const std::string& file,
                               const FilmCoding& coding) {
  // A pair of sockets, not a pipe: writing to an ffmpeg that has ended is then an error and no signal.
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return notStarted(errno);
  const int messages = ::memfd_create("ffmpeg", MFD_CLOEXEC);
  std::vector<std::string> arguments = {"ffmpeg",
                                        "-nostdin",
                                        "-loglevel",
                                        "error",
                                        "-y",
                                        "-f",
                                        "rawvideo",
                                        "-pix_fmt",
                                        "rgb24",
                                        "-s",
                                        fmt::format("{}x{}", width, height),
                                        "-r",
                                        std::to_string(coding.rate),
                                        "-i",
                                        "-",
                                        "-an",
                                        "-pix_fmt",
                                        "yuv420p"};
  if (coding.container == "mp4") arguments.insert(arguments.end(), {"-movflags", "+faststart"});
  arguments.insert(arguments.end(), {"-f", coding.container, file});
  pid_t process = 0;
  const int failed = messages < 0 ? errno : spawn(program, std::move(arguments), ends[1], messages, process);
  ::close(ends[1]);
  if (failed == 0) return Ffmpeg(process, ends[0], messages);
  ::close(ends[0]);
  if (messages >= 0) ::close(messages);
  return notStarted(failed);
}

Ffmpeg::Ffmpeg(Ffmpeg&& other) noexcept
    : process_(std::exchange(other.process_, 0)),
      input_(std::exchange(other.input_, -1)),
      messages_(std::exchange(other.messages_, -1)) {}

Ffmpeg::~Ffmpeg() {
  if (process_ > 0) {
    ::kill(process_, SIGKILL);
    waited(process_);
  }
  if (input_ >= 0) ::close(input_);
  if (messages_ >= 0) ::close(messages_);
}

Expected<void> Ffmpeg::add(std::span<const std::uint8_t> picture) {
  while (!picture.empty()) {
    const ssize_t done = ::send(input_, picture.data(), picture.size(), MSG_NOSIGNAL);
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) return fail(ended(waited(std::exchange(process_, 0))));
    picture = picture.subspan(static_cast<std::size_t>(done));
  }
  return {};
}

Expected<void> Ffmpeg::finish() {
  ::close(std::exchange(input_, -1));
  const int status = waited(std::exchange(process_, 0));
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
  return fail(ended(status));
}

Error Ffmpeg::ended(int status) const {
  const std::string how = WIFEXITED(status)     ? fmt::format("with the exit code {}", WEXITSTATUS(status))
                          : WIFSIGNALED(status) ? fmt::format("by the signal {}", WTERMSIG(status))
                                                : std::string("early");
  const std::string words = said();
  return {.kind = Error::Kind::resource,
          .message = fmt::format("ffmpeg has ended {}{}{}", how, words.empty() ? "" : ": ", words)};
}

/// The first line, which tells what was wrong.
std::string Ffmpeg::said() const {
  std::array<char, 300> text{};
  const ssize_t n = ::pread(messages_, text.data(), text.size(), 0);
  std::string out(text.data(), static_cast<std::size_t>(std::max<ssize_t>(n, 0)));
  return out.substr(0, out.find('\n'));
}

}  // namespace gyre
