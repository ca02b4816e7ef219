#include "io/examples.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>

namespace gyre {

namespace fs = std::filesystem;

fs::path shippedDirectory(const std::string& name, const char* environmentVariable) {
  std::error_code ignored;
  std::vector<fs::path> candidates;
  if (const char* wanted = std::getenv(environmentVariable); wanted && *wanted) candidates.emplace_back(wanted);
  if (const fs::path program = fs::read_symlink("/proc/self/exe", ignored); !program.empty())
    candidates.push_back(program.parent_path() / GYRE_DATA_FROM_PROGRAMS / name);
  for (const fs::path& c : candidates)
    if (fs::is_directory(c, ignored)) return fs::canonical(c, ignored);
  return {};
}

std::vector<fs::path> filesIn(const fs::path& directory, std::string_view ending) {
  std::vector<fs::path> files;
  std::error_code ignored;
  for (fs::directory_iterator it(directory, ignored), end; !ignored && it != end; it.increment(ignored))
    if (it->path().extension() == ending) files.push_back(it->path());
  std::sort(files.begin(), files.end());
  return files;
}

fs::path examplesDirectory() { return shippedDirectory("examples", "GYRE_EXAMPLES"); }

std::vector<fs::path> exampleFiles(const fs::path& directory) { return filesIn(directory, ".gyre"); }

}  // namespace gyre
