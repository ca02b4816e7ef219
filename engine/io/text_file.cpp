#include "io/text_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cerrno>
#include <cstring>

namespace gyre {
namespace {

struct Descriptor {
  int fd;
  ~Descriptor() {
    if (fd >= 0) ::close(fd);
  }
};

}  // namespace

Expected<std::string> readTextFile(const std::string& file, std::size_t limit) {
  const auto refuse = [&](std::string message) { return fail({.message = std::move(message), .file = file}); };
  // Non-blocking: opening a pipe that nobody writes to must not hang.
  const Descriptor in{::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)};
  if (in.fd < 0) {
    if (errno == ENOENT) return refuse("there is no such file");
    if (errno == EACCES) return refuse("no permission to read this file");
    return refuse(fmt::format("cannot open this file: {}", std::strerror(errno)));
  }
  struct stat info {};
  if (::fstat(in.fd, &info) != 0) return refuse(fmt::format("cannot read this file: {}", std::strerror(errno)));
  if (S_ISDIR(info.st_mode)) return refuse("this is a directory; a model file was expected");
  if (!S_ISREG(info.st_mode)) return refuse("this is not a regular file; a model file was expected");
  if (static_cast<std::size_t>(info.st_size) > limit)
    return refuse(fmt::format("the file is larger than {} MB", limit >> 20));
  std::string text(static_cast<std::size_t>(info.st_size), '\0');
  std::size_t have = 0;
  while (have < text.size()) {
    const ssize_t got = ::read(in.fd, text.data() + have, text.size() - have);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return refuse(fmt::format("cannot read this file: {}", std::strerror(errno)));
    if (got == 0) break;
    have += static_cast<std::size_t>(got);
  }
  text.resize(have);
  return text;
}

}  // namespace gyre
