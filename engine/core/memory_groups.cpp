#include "core/memory_groups.h"

#include "core/small_file.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace gyre {
namespace {

struct GroupFiles {
  std::string_view folder;        ///< where its groups are mounted
  std::string_view limit, usage;  ///< files of a group
};
constexpr GroupFiles inVersion1{"/sys/fs/cgroup/memory", "/memory.limit_in_bytes", "/memory.usage_in_bytes"};
constexpr GroupFiles inVersion2{"/sys/fs/cgroup", "/memory.max", "/memory.current"};

/// The number in a file of a group; nothing where there is no such file, or "max" stands in it.
std::optional<std::size_t> numberIn(std::string_view folder, std::string_view group, std::string_view file) {
  std::array<char, 4096> path;
  if (folder.size() + group.size() + file.size() >= path.size()) return std::nullopt;
  char* end = path.data();
  for (const std::string_view part : {folder, group, file}) end = std::copy(part.begin(), part.end(), end);
  *end = '\0';
  return numberAfter("", SmallFile(path.data()).text());
}

/// A group and all above it: a container may see its own at the root, whatever its path says.
void narrow(GroupMemory& memory, const GroupFiles& files, std::string_view group) {
  for (;;) {
    if (group == "/") group = {};
    if (const auto limit = numberIn(files.folder, group, files.limit)) {
      memory.limit = std::min(memory.limit, *limit);
      const std::size_t used = numberIn(files.folder, group, files.usage).value_or(0);
      memory.left = std::min(memory.left, *limit - std::min(*limit, used));
    }
    if (group.empty()) return;
    group = group.substr(0, group.rfind('/'));
  }
}

}  // namespace

GroupMemory groupMemory() {
  GroupMemory out;
  const SmallFile file("/proc/self/cgroup");  // lines as 4:memory:/group, of version 2 0::/group
  std::string_view lines = file.text();
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(std::min(line.size() + 1, lines.size()));
    const auto name = line.find(':'), path = line.find(':', name + 1);
    if (name == std::string_view::npos || path == std::string_view::npos) continue;
    const std::string_view controllers = line.substr(name + 1, path - name - 1), group = line.substr(path + 1);
    if (controllers.empty()) narrow(out, inVersion2, group);
    else if (controllers.find("memory") != std::string_view::npos) narrow(out, inVersion1, group);
  }
  return out;
}

}  // namespace gyre
