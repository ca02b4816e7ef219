#include "import/mjcf_meshes.h"

#include <fmt/format.h>

namespace gyre {

MjcfMeshes::MjcfMeshes(const XmlElement& root, const MjcfCompiler& compiler, const MjcfDefaults& defaults,
                       MeshFiles& files)
    : compiler_(compiler), files_(files) {
  for (const XmlElement& assets : root.children("asset"))
    for (const XmlElement& e : assets.children("mesh")) {
      Asset asset = readAsset(defaults.of(e, {}));
      if (!byName_.emplace(asset.name, assets_.size()).second && !asset.name.empty())
        e.error(fmt::format("two meshes are called '{}'", asset.name));
      assets_.push_back(std::move(asset));
    }
}

MjcfMeshes::Asset MjcfMeshes::readAsset(const MjcfAttributes& a) {
  Asset asset{.element = a.element(), .file = a.element().text("file").value_or("")};
  asset.name = a.element().text("name").value_or(std::filesystem::path(asset.file).stem().string());
  asset.wrong = attempt(a.element(), [&] { asset.placing = readPlacing(a); });
  const std::string inertia = a.text("inertia").value_or("exact");
  if (inertia == "convex" || inertia == "shell")
    a.element().note(fmt::format("inertia=\"{}\" has no equal here: masses are those of the solid inside", inertia));
  return asset;
}

MeshPlacing MjcfMeshes::readPlacing(const MjcfAttributes& a) {
  MeshPlacing placing;
  placing.scale = a.vec3("scale").value_or(Vec3::Ones());
  placing.reference.position = a.vec3("refpos").value_or(Vec3::Zero());
  if (const auto q = a.numbers("refquat", 4, 4)) {
    const Quat given((*q)[0], (*q)[1], (*q)[2], (*q)[3]);
    if (given.norm() > 0) placing.reference.orientation = given.normalized();
    else a.element().error("the attribute 'refquat' gives no orientation");
  }
  return placing;
}

Expected<MeshFiles::Mesh> MjcfMeshes::readMesh(const Asset& asset) const {
  if (asset.wrong) return fail(*asset.wrong);
  if (asset.file.empty()) return failInput("only meshes from files are read");
  std::filesystem::path file = asset.file;
  if (compiler_.stripsPath) file = file.filename();
  return files_.read(compiler_.meshFolder / file, asset.placing);
}

Expected<MeshFiles::Mesh> MjcfMeshes::named(const std::string& name) {
  const auto found = byName_.find(name);
  if (found == byName_.end()) return failInput(fmt::format("there is no mesh '{}' among the assets", name));
  Asset* asset = &assets_[found->second];
  if (!asset->mesh) {
    asset->mesh = readMesh(*asset);
    if (!*asset->mesh)
      asset->element.leaveOut(fmt::format("the mesh '{}' is left out: {}", asset->file.empty() ? name : asset->file,
                                          asset->mesh->error().message),
                              XmlElement::About::looks);  // a mass that is lost by it is noted at its geom
  }
  if (*asset->mesh) return *asset->mesh;
  return failInput(fmt::format("its mesh '{}' could not be read (line {})", name, asset->element.line()));
}

void MjcfMeshes::listUnused() const {
  for (const Asset& asset : assets_)
    if (!asset.mesh) asset.element.leaveOut("left out: no geom of a body uses it", XmlElement::About::looks);
}

}  // namespace gyre
