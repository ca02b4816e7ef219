#pragma once
// The formats of other programs that are read, each an entry in the list of import_formats.cpp: what reads it, how its
// files are told and what they are called.

#include "import/mesh_files.h"
#include "import/robot.h"

#include <filesystem>
#include <string>
#include <vector>

namespace gyre {

struct ImportOptions;

/// A file under way to a model.
struct ImportSource {
  XmlFile& xml;
  const std::string& name;  ///< of the file, with its folder
  const ImportOptions& options;
  MeshFiles& meshes;
  std::vector<std::filesystem::path> files = {};  ///< read beside it, but meshes
};

struct ImportFormat {
  std::string name;                     ///< "URDF"
  std::string root;                     ///< the element that its files begin with
  std::vector<std::string> extensions;  ///< without a dot, lower case
  /// Elements and attributes that concern looks and reports alone (XmlFile::notes).
  std::vector<std::string> looks;
  /// Errors and notes about elements go to them; what is returned is about the files themselves.
  Expected<Robot> (*read)(ImportSource& source);
};

const std::vector<ImportFormat>& importFormats();

/// Every extension once, as the formats name them.
std::vector<std::string> importExtensions();
/// "URDF and MJCF"
std::string importNames();

}  // namespace gyre
