#include "io/examples.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>

namespace gyre {

namespace fs = std::filesystem;

fs::path examplesDirectory() {
  std::error_code ignored;
  std::vector<fs::path> candidates;
  if (const char* wanted = std::getenv("GYRE_EXAMPLES"); wanted && *wanted) candidates.emplace_back(wanted);
  if (const fs::path program = fs::read_symlink("/proc/self/exe", ignored); !program.empty())
    candidates.push_back(program.parent_path().parent_path() / "share/gyre/examples");
  candidates.emplace_back(GYRE_SOURCE_EXAMPLES);
  for (const fs::path& c : candidates)
    if (fs::is_directory(c, ignored)) return c;
  return {};
}

std::vector<fs::path> exampleFiles(const fs::path& directory) {
  std::vector<fs::path> files;
  std::error_code ignored;
  for (fs::directory_iterator it(directory, ignored), end; !ignored && it != end; it.increment(ignored))
    if (it->path().extension() == ".gyre") files.push_back(it->path());
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace gyre
