#include "examples.h"

#include <algorithm>
#include <cstdlib>

namespace gyre::cli {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> modelsIn(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code stop;
  for (fs::directory_iterator it(folder, stop), end; !stop && it != end; it.increment(stop))
    if (it->path().extension() == ".gyre") files.push_back(it->path());
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

std::vector<fs::path> exampleFiles() {
  if (const char* folder = std::getenv("GYRE_EXAMPLES")) return modelsIn(folder);
  std::error_code unknown;
  const fs::path program = fs::read_symlink("/proc/self/exe", unknown);
  auto files = modelsIn(program.parent_path().parent_path() / "share/gyre/examples");
  return files.empty() ? modelsIn(GYRE_SOURCE_EXAMPLES) : files;
}

}  // namespace gyre::cli
