#pragma once
// The meshes among the assets of MJCF, read when a geom asks for them.
//
// A mesh without a name is called as its file, without folder and extension. Files count from <compiler meshdir>, else
// assetdir, else the folder of the model's file. A vertex x of the file is at scale (R^T (x - p)), where p and R are
// refpos and refquat.

#include "import/mesh_files.h"
#include "import/mjcf_defaults.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace gyre {

class MjcfMeshes {
 public:
  MjcfMeshes(const XmlElement& root, const MjcfCompiler& compiler, const MjcfDefaults& defaults, MeshFiles& files);

  /// Why a mesh could not be read is noted at the asset; the error is a few words for who asked.
  Expected<MeshFiles::Mesh> named(const std::string& name);
  /// Notes the meshes that nobody asked for.
  void listUnused() const;

 private:
  struct Asset {
    XmlElement element = {};
    std::string name = {};
    std::string file = {};  ///< as the model says; empty: the mesh is not from a file
    MeshPlacing placing = {};
    std::optional<Error> wrong = {};  ///< in what the model says of it
    std::optional<Expected<MeshFiles::Mesh>> mesh = {};
  };
  static Asset readAsset(const MjcfAttributes& a);
  static MeshPlacing readPlacing(const MjcfAttributes& a);
  Expected<MeshFiles::Mesh> readMesh(const Asset& asset) const;

  const MjcfCompiler& compiler_;
  MeshFiles& files_;
  std::vector<Asset> assets_;
  std::unordered_map<std::string, std::size_t> byName_;  ///< positions among them
};

}  // namespace gyre
