#include "export/frame_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cerrno>
#include <cstring>
#include <utility>
#include <vector>

namespace gyre {
namespace {

namespace fs = std::filesystem;

tl::unexpected<Error> refused(const fs::path& what, std::string_view why, int reason) {
  return fail({.kind = Error::Kind::resource,
               .message = fmt::format("{}: {}", why, reason == ENOSPC ? "the disk is full" : std::strerror(reason)),
               .file = what.string()});
}

/// Writes a file that nobody else knows yet.
int writeNew(const fs::path& file, std::string_view content) {
  const int fd = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (fd < 0) return errno;
  while (!content.empty()) {
    const ssize_t done = ::write(fd, content.data(), content.size());
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) {
      const int reason = errno;
      ::close(fd);
      return reason;
    }
    content.remove_prefix(static_cast<std::size_t>(done));
  }
  return ::close(fd) == 0 ? 0 : errno;
}

constexpr std::string_view folderPrefix = ".gyre-", folderSuffix = "-frames.part";

int openFolder(const fs::path& folder) { return ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); }

/// Those of processes that are no more: nobody holds their locks.
void removeAbandonedFolders(const fs::path& beside) {
  std::error_code failed;
  std::vector<fs::path> found;
  for (fs::directory_iterator it(beside, failed), end; !failed && it != end; it.increment(failed)) {
    const std::string name = it->path().filename().string();
    if (name.starts_with(folderPrefix) && name.ends_with(folderSuffix)) found.push_back(it->path());
  }
  for (const fs::path& folder : found) {
    const int fd = openFolder(folder);
    if (fd < 0) continue;
    if (::flock(fd, LOCK_EX | LOCK_NB) == 0) fs::remove_all(folder, failed);
    ::close(fd);
  }
}

bool holdsOthers(const fs::path& folder, const std::string& extension) {
  std::error_code failed;
  for (fs::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed))
    if (!it->is_regular_file() || it->path().extension() != extension) return true;
  return static_cast<bool>(failed);
}

}  // namespace

Expected<FrameFolder> FrameFolder::begin(const fs::path& place, std::string extension) {
  struct stat info {};
  if (::stat(place.c_str(), &info) == 0) {
    if (!S_ISDIR(info.st_mode)) return refused(place, "cannot write this folder", ENOTDIR);
    if (holdsOthers(place, extension))
      return fail(
          {.kind = Error::Kind::resource,
           .message = fmt::format("this folder, which the frames would replace, holds more than {} files", extension),
           .file = place.string()});
  }
  removeAbandonedFolders(place.has_parent_path() ? place.parent_path() : fs::path("."));
  fs::path temporary = place.parent_path() / fmt::format("{}{}{}", folderPrefix, ::getpid(), folderSuffix);
  if (::mkdir(temporary.c_str(), 0777) != 0) return refused(place, "cannot write this folder", errno);
  const int lock = openFolder(temporary);
  if (lock >= 0) ::flock(lock, LOCK_EX | LOCK_NB);
  return FrameFolder(place, std::move(temporary), std::move(extension), lock);
}

FrameFolder::FrameFolder(fs::path place, fs::path temporary, std::string extension, int lock)
    : place_(std::move(place)), temporary_(std::move(temporary)), lock_(lock), extension_(std::move(extension)) {}

FrameFolder::FrameFolder(FrameFolder&& other) noexcept
    : place_(std::move(other.place_)),
      temporary_(std::exchange(other.temporary_, fs::path{})),
      lock_(std::exchange(other.lock_, -1)),
      extension_(std::move(other.extension_)) {}

FrameFolder::~FrameFolder() {
  std::error_code failed;
  if (!temporary_.empty()) fs::remove_all(temporary_, failed);
  if (lock_ >= 0) ::close(lock_);
}

Expected<void> FrameFolder::write(const std::string& name, std::string_view content) {
  if (const int reason = writeNew(temporary_ / name, content); reason != 0)
    return refused(place_ / name, "writing failed", reason);
  return {};
}

Expected<void> FrameFolder::commit() {
  if (lock_ >= 0) ::syncfs(lock_);  // all files at once: one by one would take long
  std::error_code failed;
  const fs::path old = place_.parent_path() / fmt::format("{}{}-old{}", folderPrefix, ::getpid(), folderSuffix);
  fs::remove_all(old, failed);
  const bool replaces = ::rename(place_.c_str(), old.c_str()) == 0;
  if (::rename(temporary_.c_str(), place_.c_str()) != 0) {
    const int reason = errno;
    if (replaces) (void)::rename(old.c_str(), place_.c_str());
    return refused(place_, "cannot write this folder", reason);
  }
  temporary_.clear();
  if (replaces) fs::remove_all(old, failed);
  return {};
}

}  // namespace gyre
