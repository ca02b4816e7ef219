#include "cluster/meeting.h"

#include "io/text_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/random.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <sstream>

namespace gyre::cluster {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view heading = "Gyre: ranks of a study meet here";

tl::unexpected<Error> systemFailure(const fs::path& file) {
  return fail({.kind = Error::Kind::resource, .message = std::strerror(errno), .file = file.string()});
}

/// By listing the folder: a file system over the network remembers for a while that a file was not there.
bool isListed(const fs::path& file) {
  std::error_code failed;
  for (fs::directory_iterator i(file.parent_path(), failed), end; !failed && i != end; i.increment(failed))
    if (i->path().filename() == file.filename()) return true;
  return false;
}

}  // namespace

Expected<std::string> newSecret() {
  std::array<unsigned char, 16> bytes{};
  if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
    return fail({.kind = Error::Kind::resource, .message = "the system has no random numbers for the ranks' secret"});
  std::string out;
  for (const unsigned char b : bytes) out += fmt::format("{:02x}", b);
  return out;
}

Expected<void> writeMeeting(const Meeting& meeting, const fs::path& file) {
  std::error_code failed;
  fs::create_directories(file.parent_path(), failed);
  std::string text = fmt::format("{}\n{}\n{}\n{}\n", heading, meeting.node, meeting.port, meeting.secret);
  for (const std::string& address : meeting.addresses) text += address + '\n';
  fs::path made = file;
  made += ".new";
  ::unlink(made.c_str());
  const int descriptor = ::open(made.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (descriptor < 0) return systemFailure(made);
  const bool written = ::write(descriptor, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  if (::close(descriptor) != 0 || !written || ::rename(made.c_str(), file.c_str()) != 0) return systemFailure(file);
  return {};
}

std::optional<Meeting> readMeeting(const fs::path& file) {
  if (!isListed(file)) return std::nullopt;
  const auto text = readTextFile(file.string());
  if (!text) return std::nullopt;
  std::istringstream lines(*text);
  std::string first, port, line;
  Meeting out;
  std::getline(lines, first);
  std::getline(lines, out.node);
  std::getline(lines, port);
  std::getline(lines, out.secret);
  while (std::getline(lines, line)) out.addresses.push_back(line);
  out.port = static_cast<std::uint16_t>(std::strtoul(port.c_str(), nullptr, 10));
  if (first != heading || out.port == 0 || out.secret.empty()) return std::nullopt;
  return out;
}

}  // namespace gyre::cluster
