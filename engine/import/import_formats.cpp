#include "import/import_format.h"

#include "core/word_list.h"
#include "import/mjcf.h"
#include "import/urdf.h"

#include <algorithm>

namespace gyre {

const std::vector<ImportFormat>& importFormats() {
  static const std::vector<ImportFormat> formats = {urdfFormat(), mjcfFormat()};
  return formats;
}

std::vector<std::string> importExtensions() {
  std::vector<std::string> out;
  for (const ImportFormat& format : importFormats())
    for (const std::string& extension : format.extensions)
      if (std::find(out.begin(), out.end(), extension) == out.end()) out.push_back(extension);
  return out;
}

std::string importNames() {
  std::vector<std::string> names;
  for (const ImportFormat& format : importFormats()) names.emplace_back(format.name);
  return wordList(names);
}

}  // namespace gyre
