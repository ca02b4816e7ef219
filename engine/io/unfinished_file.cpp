#include "io/unfinished_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cerrno>
#include <string_view>

namespace gyre {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view prefix = ".gyre-", suffix = ".part";
constexpr int mostAttempts = 10'000;

bool isUnfinished(const std::string& name) {
  return name.size() > prefix.size() + suffix.size() && name.starts_with(prefix) && name.ends_with(suffix) &&
         name.find_first_not_of("0123456789-", prefix.size()) == name.size() - suffix.size();
}

/// Removes the file unless somebody holds its lock.
void removeIfAbandoned(const fs::path& file) {
  const int fd = ::open(file.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (fd < 0) return;
  struct stat info {};
  if (::fstat(fd, &info) == 0 && S_ISREG(info.st_mode) && ::flock(fd, LOCK_EX | LOCK_NB) == 0) ::unlink(file.c_str());
  ::close(fd);
}

void removeAbandoned(const fs::path& folder) {
  std::error_code failed;
  for (fs::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed))
    if (isUnfinished(it->path().filename().string())) removeIfAbandoned(it->path());
}

/// Locks a file just made. False when another process took it for abandoned in between. A file system without locks
/// has nobody who removes, either.
bool keep(int fd) {
  while (::flock(fd, LOCK_EX) != 0)
    if (errno != EINTR) return true;
  struct stat info {};
  return ::fstat(fd, &info) == 0 && info.st_nlink > 0;
}

}  // namespace

UnfinishedFile beginFile(const fs::path& folder) {
  removeAbandoned(folder);
  for (int i = 0; i < mostAttempts; ++i) {
    UnfinishedFile file{.path = (folder / fmt::format("{}{}-{}{}", prefix, ::getpid(), i, suffix)).string()};
    file.fd = ::open(file.path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file.fd < 0 && errno == EEXIST) continue;
    if (file.fd < 0 || keep(file.fd)) return file;
    ::close(file.fd);
  }
  errno = EEXIST;
  return {};
}

}  // namespace gyre
