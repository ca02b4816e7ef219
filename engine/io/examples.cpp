#include "io/examples.h"

#include <dlfcn.h>
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <system_error>

namespace gyre {

namespace fs = std::filesystem;
namespace {

/// The folder of the program, or of the library, that this code is a part of.
fs::path folderOfThisCode() {
  Dl_info module{};
  if (dladdr(reinterpret_cast<const void*>(&folderOfThisCode), &module) == 0 || !module.dli_fname) return {};
  std::error_code ignored;
  const fs::path program = fs::read_symlink("/proc/self/exe", ignored), file = fs::canonical(module.dli_fname, ignored);
  return (file.empty() ? program : file).parent_path();
}

/// That folder and those above it: a library lies beside the folder of the programs, in a folder of its architecture
/// there, or in that of a module.
std::vector<fs::path> foldersAbove(fs::path folder) {
  std::vector<fs::path> out;
  for (int up = 0; up < 4 && !folder.empty(); ++up, folder = folder.parent_path()) out.push_back(folder);
  return out;
}

}  // namespace

fs::path shippedPluginFolder() {
  std::error_code ignored;
  for (const fs::path& folder : foldersAbove(folderOfThisCode()))
    if (const fs::path at = (folder / GYRE_DATA_FROM_PROGRAMS / "../../lib/gyre/plugins").lexically_normal();
        fs::is_directory(at, ignored))
      return at;
  return {};
}

fs::path shippedDirectory(const std::string& name, const char* environmentVariable) {
  std::error_code ignored;
  std::vector<fs::path> candidates;
  if (const char* wanted = std::getenv(environmentVariable); wanted && *wanted) candidates.emplace_back(wanted);
  for (const fs::path& folder : foldersAbove(folderOfThisCode()))
    candidates.push_back((folder / GYRE_DATA_FROM_PROGRAMS).lexically_normal() / name);
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

std::string titleOf(const fs::path& file) {
  constexpr std::size_t head = 4096;  // the name stands among the first keys
  constexpr std::string_view key = "\"name\": \"";
  std::string text(head, '\0');
  std::ifstream in(file);
  in.read(text.data(), head);
  const std::size_t at = text.find(key), begin = at + key.size();
  const std::size_t end = at == std::string::npos ? at : text.find('"', begin);
  return end == std::string::npos ? file.stem().string() : text.substr(begin, end - begin);
}

fs::path examplesDirectory() { return shippedDirectory("examples", "GYRE_EXAMPLES"); }

std::vector<fs::path> exampleFiles(const fs::path& directory) { return filesIn(directory, ".gyre"); }

}  // namespace gyre
