#pragma once
// The meshes that an imported model refers to: where they lie, and each of them read once.
//
// A reference of URDF is a path from the folder of the model's file, file://path with %20 and the like decoded, or
// package://name/path. The folder of a package (http://wiki.ros.org/Packages) is looked for from the folder of the
// model's file upwards: one whose package.xml gives the name, one that has the name, or one of the name beside these.

#include "import/import_file.h"

#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace gyre {

/// What becomes of a vertex x of the file: scale (R^T (x - p)), where p and R are those of `reference`.
struct MeshPlacing {
  Vec3 scale = Vec3::Ones();  ///< an odd number of negative ones mirrors; the outside stays outside
  Frame reference = {};
};

class MeshFiles {
 public:
  using Mesh = std::shared_ptr<const TriangleMesh>;

  MeshFiles(const std::filesystem::path& modelFile, const MeshReader& reader);

  /// What the attribute `filename` of URDF refers to.
  Expected<Mesh> referred(const std::string& reference, const MeshPlacing& placing);
  /// @param file  from the folder of the model's file, if it is relative
  Expected<Mesh> read(const std::filesystem::path& file, const MeshPlacing& placing);
  /// Those that were asked for, whether they could be read or not.
  std::vector<std::filesystem::path> files() const;

 private:
  Expected<std::filesystem::path> located(const std::string& reference) const;
  Expected<std::filesystem::path> inPackage(const std::string& name, const std::filesystem::path& path) const;
  Expected<Mesh> asInFile(const std::filesystem::path& file);

  std::filesystem::path folder_;  ///< of the model's file
  const MeshReader& reader_;
  std::map<std::filesystem::path, Expected<Mesh>> files_;
  /// By the mesh as in its file, its scale and its reference.
  std::map<std::pair<Mesh, std::array<double, 10>>, Expected<Mesh>> placed_;
};

}  // namespace gyre
