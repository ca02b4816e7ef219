#include "thread_libraries.h"

#include <dlfcn.h>
#include <link.h>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace gyre::fmu {
namespace {

int addOfThreads(dl_phdr_info* module, std::size_t, void* all) {
  const std::string_view path = module->dlpi_name ? module->dlpi_name : "";
  const std::string_view name = path.substr(path.rfind('/') + 1);
  if (name.starts_with("libtbb.so") || name.starts_with("libgomp.so"))
    static_cast<std::vector<std::string>*>(all)->emplace_back(path);
  return 0;
}

}  // namespace

void keepThreadLibraries() {
  static std::once_flag once;
  std::call_once(once, [] {
    std::vector<std::string> all;
    dl_iterate_phdr(addOfThreads, &all);
    for (const std::string& file : all) (void)dlopen(file.c_str(), RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
  });
}

}  // namespace gyre::fmu
