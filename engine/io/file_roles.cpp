#include "io/file_roles.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>
#include <charconv>

namespace gyre {
namespace {

namespace fs = std::filesystem;

constexpr int mostLinks = 40;  // as the kernel follows

/// What two names of one file have in common.
struct Identity {
  dev_t device = 0;  ///< of the file, or of its folder
  ino_t inode = 0;
  std::string name;  ///< in that folder, when the file is not there yet
  bool regular = false;
  bool discards = false;  ///< /dev/null and the like: what goes there cannot meet

  bool operator==(const Identity& other) const {
    return device == other.device && inode == other.inode && name == other.name && !discards;
  }
};

Identity identityFrom(const struct stat& info) {
  constexpr unsigned memoryDevices = 1, null = 3, full = 7;  // Linux' numbers of /dev/null and /dev/full
  const bool discards = S_ISCHR(info.st_mode) && major(info.st_rdev) == memoryDevices &&
                        (minor(info.st_rdev) == null || minor(info.st_rdev) == full);
  return {info.st_dev, info.st_ino, {}, S_ISREG(info.st_mode), discards};
}

Identity identityOf(const fs::path& file) {
  struct stat info {};
  if (const auto descriptor = descriptorNamed(file); descriptor && ::fstat(*descriptor, &info) == 0)
    return identityFrom(info);
  if (::stat(file.c_str(), &info) == 0) return identityFrom(info);
  const fs::path place = writtenPlace(file);
  const fs::path folder = place.has_parent_path() ? place.parent_path() : fs::path(".");
  if (::stat(folder.c_str(), &info) != 0) return {0, 0, place.string()};
  return {info.st_dev, info.st_ino, place.filename().string()};
}

}  // namespace

fs::path writtenPlace(const fs::path& file) {
  std::error_code failed;
  fs::path place = file;
  for (int i = 0; i < mostLinks; ++i) {
    const fs::path to = fs::read_symlink(place, failed);
    if (failed) break;  // no link
    place = place.parent_path() / to;
  }
  fs::path real = fs::weakly_canonical(place, failed);
  return failed ? place : real;
}

std::optional<int> descriptorNamed(const fs::path& file) {
  if (file == "-") return STDOUT_FILENO;
  std::string name = file.lexically_normal().string();
  if (name == "/dev/stdout") return STDOUT_FILENO;
  if (name == "/dev/stderr") return STDERR_FILENO;
  for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
    if (!name.starts_with(folder)) continue;
    int number = -1;
    const auto [end, failed] = std::from_chars(name.data() + folder.size(), name.data() + name.size(), number);
    if (failed == std::errc{} && end == name.data() + name.size() && number >= 0) return number;
  }
  return std::nullopt;
}

FileRoles& FileRoles::reads(std::string role, const fs::path& file) {
  // A file called "-" can be read, and is no standard output.
  if (!file.empty()) inputs_.push_back({std::move(role), file == "-" ? fs::path("./-") : file});
  return *this;
}

FileRoles& FileRoles::writes(std::string role, const fs::path& file) {
  if (!file.empty()) outputs_.push_back({std::move(role), file});
  return *this;
}

Expected<void> FileRoles::check() const {
  const auto refuse = [](const Entry& output, std::string message) -> Expected<void> {
    return fail({.message = std::move(message), .file = output.file.string()});
  };
  std::vector<std::pair<Entry, Identity>> written;
  for (const Entry& output : outputs_) {
    const Identity identity = identityOf(output.file);
    for (const auto& [other, itsIdentity] : written)
      if (identity == itsIdentity)
        return refuse(
            output, fmt::format("{} and {} name the same file: one would destroy the other", other.role, output.role));
    written.emplace_back(output, identity);
  }
  for (const auto& [role, descriptor] : {std::pair{"standard output", 1}, std::pair{"standard error", 2}}) {
    const Entry stream{role, fmt::format("/dev/fd/{}", descriptor)};
    const Identity identity = identityOf(stream.file);
    if (!identity.regular) continue;
    for (const auto& [output, itsIdentity] : written)
      if (identity == itsIdentity && !descriptorNamed(output.file))
        return refuse(output,
                      fmt::format("{} and {} name the same file: one would destroy the other", output.role, role));
    written.emplace_back(stream, identity);
  }
  for (const Entry& input : inputs_) {
    const Identity identity = identityOf(input.file);
    for (const auto& [output, itsIdentity] : written)
      if (identity == itsIdentity)
        return refuse(input, fmt::format("{} is {} itself, which it would overwrite", output.role, input.role));
  }
  return {};
}

}  // namespace gyre
