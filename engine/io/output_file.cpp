#include "io/output_file.h"

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
  if (reason == EACCES || reason == EROFS) why = "no permission to write there";
  return fail({.kind = Error::Kind::resource, .message = fmt::format("{}: {}", what, why), .file = file});
}

/// The permissions a new file gets here.
mode_t defaultMode() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

}  // namespace

struct OutputFile::Impl {
  std::string name;       ///< for messages
  fs::path target;        ///< renamed onto; empty when written to directly
  std::string temporary;  ///< empty when written to directly, or when done
  int fd = -1;
  bool owned = true;

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
  if (file == "-") {
    impl->name = "standard output";
    impl->fd = STDOUT_FILENO;
    impl->owned = false;
    return OutputFile(std::move(impl));
  }
  if (file.empty()) return refuse(impl->name, "cannot write", ENOENT);

  std::error_code unresolved;
  fs::path target = fs::weakly_canonical(file, unresolved);  // through a symbolic link onto the file it means
  if (unresolved) target = file;
  struct stat old {};
  const bool exists = ::stat(target.c_str(), &old) == 0;
  if (exists && S_ISDIR(old.st_mode)) return refuse(impl->name, "cannot write this file", EISDIR);
  if (exists && !S_ISREG(old.st_mode)) {
    impl->fd = ::open(target.c_str(), O_WRONLY | O_CLOEXEC);
    if (impl->fd < 0) return refuse(impl->name, "cannot write this file", errno);
    return OutputFile(std::move(impl));
  }
  if (exists && ::access(target.c_str(), W_OK) != 0) return refuse(impl->name, "cannot write this file", errno);

  impl->temporary = (target.parent_path() / ("." + target.filename().string() + ".XXXXXX")).string();
  impl->fd = ::mkostemp(impl->temporary.data(), O_CLOEXEC);
  if (impl->fd < 0) {
    const int reason = errno;
    impl->temporary.clear();
    return refuse(impl->name, "cannot write this file", reason);
  }
  if (::fchmod(impl->fd, exists ? old.st_mode & 07777 : defaultMode()) != 0)
    return refuse(impl->name, "cannot write this file", errno);
  impl->target = std::move(target);
  return OutputFile(std::move(impl));
}

Expected<void> OutputFile::write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t done = ::write(impl_->fd, text.data(), text.size());
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) return refuse(impl_->name, "writing failed", errno);
    text.remove_prefix(static_cast<std::size_t>(done));
  }
  return {};
}

Expected<void> OutputFile::commit() {
  Impl& f = *impl_;
  if (!f.owned) return {};
  const bool renamed = !f.temporary.empty();
  if (renamed && ::fsync(f.fd) != 0) return refuse(f.name, "writing failed", errno);
  const int closed = ::close(std::exchange(f.fd, -1));
  if (closed != 0) return refuse(f.name, "writing failed", errno);
  if (!renamed) return {};
  if (::rename(f.temporary.c_str(), f.target.c_str()) != 0) return refuse(f.name, "cannot write this file", errno);
  f.temporary.clear();
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
