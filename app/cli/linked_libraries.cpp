#include "linked_libraries.h"

#include <link.h>
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace gyre::cli {
namespace {

/// Libraries that are on every Linux on which C++ programs run, and those that pack archives.
constexpr std::array<std::string_view, 12> leftOut{"linux-vdso",  "ld-linux",   "libc.so",       "libm.so",
                                                   "libdl.so",    "librt.so",   "libpthread.so", "libstdc++.so",
                                                   "libgcc_s.so", "libminizip", "libz.so",       "libasan.so"};

int add(dl_phdr_info* module, std::size_t, void* all) {
  const std::filesystem::path file(module->dlpi_name ? module->dlpi_name : "");
  const std::string name = file.filename().string();
  const bool isLeftOut =
      std::any_of(leftOut.begin(), leftOut.end(), [&](std::string_view begin) { return name.starts_with(begin); });
  if (!name.empty() && !isLeftOut) static_cast<std::vector<std::filesystem::path>*>(all)->push_back(file);
  return 0;
}

}  // namespace

std::vector<std::filesystem::path> librariesOfTheEngine() {
  std::vector<std::filesystem::path> all;
  dl_iterate_phdr(add, &all);
  return all;
}

}  // namespace gyre::cli
