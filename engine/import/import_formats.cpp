#include "import/import_format.h"
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
  const std::vector<ImportFormat>& formats = importFormats();
  std::string out;
  for (std::size_t i = 0; i < formats.size(); ++i) {
    if (i > 0) out += i + 1 < formats.size() ? ", " : " and ";
    out += formats[i].name;
  }
  return out;
}

}  // namespace gyre
