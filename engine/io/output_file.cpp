#include "io/output_file.h"

#include "io/file_roles.h"
#include "io/unfinished_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace gyre {
namespace {

namespace fs = std::filesystem;

tl::unexpected<Error> refuse(const std::string& file, std::string_view what, int reason) {
  std::string why = std::strerror(reason);
  if (reason == ENOSPC) why = "the disk is full";
  if (reason == EPIPE) why = "the reader has closed the pipe";
  if (reason == EBADF) why = "it is closed";
  if (reason == EFBIG) why = "the file has reached the size that is allowed here";
  if (reason == EACCES || reason == EROFS) why = "no permission to write there";
  return fail({.kind = Error::Kind::resource, .message = fmt::format("{}: {}", what, why), .file = file});
}

}  // namespace

struct OutputFile::Impl {
  std::string name;       ///< for messages
  fs::path target;        ///< renamed onto; empty when written to directly
  std::string temporary;  ///< empty when written to directly, or when done
  int fd = -1;
  bool owned = true;
  off_t whole = 0;  ///< bytes of the writes that succeeded

  ~Impl() {
    if (fd >= 0 && owned) ::close(fd);
    if (!temporary.empty()) ::unlink(temporary.c_str());
  }
};

OutputFile::OutputFile(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
OutputFile::OutputFile(OutputFile&&) noexcept = default;
OutputFile& OutputFile::operator=(OutputFile&&) noexcept = default;
OutputFile::~OutputFile() = default;

Expected<OutputFile> OutputFile::open(const fs::path& file) {
  auto impl = std::make_unique<Impl>();
  impl->name = file.string();
  if (const auto descriptor = descriptorNamed(file)) {
    if (*descriptor == STDOUT_FILENO) impl->name = "standard output";
    impl->fd = *descriptor;
    impl->owned = false;
    return OutputFile(std::move(impl));
  }
  if (file.empty()) return refuse(impl->name, "cannot write", ENOENT);

  fs::path target = writtenPlace(file);
  struct stat old {};
  const bool exists = ::stat(target.c_str(), &old) == 0;
  if (exists && S_ISDIR(old.st_mode)) return refuse(impl->name, "cannot write this file", EISDIR);
  if (exists && !S_ISREG(old.st_mode)) {
    impl->fd = ::open(target.c_str(), O_WRONLY | O_CLOEXEC);
    if (impl->fd < 0) return refuse(impl->name, "cannot write this file", errno);
    return OutputFile(std::move(impl));
  }
  if (exists && ::access(target.c_str(), W_OK) != 0) return refuse(impl->name, "cannot write this file", errno);

  UnfinishedFile begun = beginFile(target.has_parent_path() ? target.parent_path() : fs::path("."));
  if (begun.fd < 0) return refuse(impl->name, "cannot write this file", errno);
  impl->fd = begun.fd;
  impl->temporary = std::move(begun.path);
  if (exists && ::fchmod(impl->fd, old.st_mode & 07777) != 0)
    return refuse(impl->name, "cannot write this file", errno);
  impl->target = std::move(target);
  return OutputFile(std::move(impl));
}

Expected<void> OutputFile::write(std::string_view text) {
  Impl& f = *impl_;
  const auto size = static_cast<off_t>(text.size());
  while (!text.empty()) {
    const ssize_t done = ::write(f.fd, text.data(), text.size());
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) {
      const int reason = errno;
      // Nothing half: the file ends with what was written before.
      if (takesBack() && ::ftruncate(f.fd, f.whole) == 0) ::lseek(f.fd, f.whole, SEEK_SET);
      return refuse(f.name, "writing failed", reason);
    }
    text.remove_prefix(static_cast<std::size_t>(done));
  }
  f.whole += size;
  return {};
}

bool OutputFile::takesBack() const { return !impl_->temporary.empty(); }

const std::string& OutputFile::unfinished() const { return impl_->temporary; }

Expected<void> OutputFile::commit() {
  Impl& f = *impl_;
  if (!f.owned) return {};
  if (f.temporary.empty())
    return ::close(std::exchange(f.fd, -1)) == 0 ? Expected<void>{} : refuse(f.name, "writing failed", errno);
  if (::fsync(f.fd) != 0) return refuse(f.name, "writing failed", errno);
  // Closed after it has its name: what is closed is no longer locked, and would be taken for abandoned.
  if (::rename(f.temporary.c_str(), f.target.c_str()) != 0) return refuse(f.name, "cannot write this file", errno);
  f.temporary.clear();
  if (::close(std::exchange(f.fd, -1)) != 0) return refuse(f.name, "writing failed", errno);
  // The rename itself must survive a power cut; a file system that cannot flush a directory is left at that.
  const fs::path folder = f.target.has_parent_path() ? f.target.parent_path() : fs::path(".");
  if (const int dir = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); dir >= 0) {
    ::fsync(dir);
    ::close(dir);
  }
  return {};
}

Expected<void> writeFileAtomically(std::string_view content, const fs::path& file) {
  auto out = OutputFile::open(file);
  if (!out) return tl::unexpected(std::move(out.error()));
  if (auto written = out->write(content); !written) return written;
  return out->commit();
}

}  // namespace gyre
