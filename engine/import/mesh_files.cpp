#include "import/mesh_files.h"

#include "core/units.h"

#include <fmt/format.h>
#include <tinyxml2.h>
#include <cctype>
#include <string_view>
#include <vector>

namespace gyre {
namespace {

namespace fs = std::filesystem;

/// %20 and the like as the bytes they stand for; a percent sign without two hexadecimal digits is one.
std::string percentDecoded(std::string_view text) {
  const auto isHex = [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; };
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size() && isHex(text[i + 1]) && isHex(text[i + 2])) {
      out += static_cast<char>(std::stoi(std::string(text.substr(i + 1, 2)), nullptr, 16));
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

bool isFolder(const fs::path& path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored);
}
bool isFile(const fs::path& path) {
  std::error_code ignored;
  return fs::is_regular_file(path, ignored);
}

/// Whether there is a package.xml that gives this name.
bool saysPackage(const fs::path& folder, const std::string& name) {
  tinyxml2::XMLDocument document;
  const fs::path file = folder / "package.xml";
  if (!isFile(file) || document.LoadFile(file.c_str()) != tinyxml2::XML_SUCCESS) return false;
  const tinyxml2::XMLElement* package = document.FirstChildElement("package");
  const tinyxml2::XMLElement* named = package ? package->FirstChildElement("name") : nullptr;
  const char* given = named ? named->GetText() : nullptr;
  if (!given) return false;
  const std::string_view text = given;
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return false;
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1) == name;
}

/// To nine significant digits, more than the formats of meshes hold: the digits of a scaled one would fill the file.
double toNineDigits(double x) { return parseNumber(fmt::format("{:.9g}", x)).value_or(x); }

Expected<MeshFiles::Mesh> placedMesh(const TriangleMesh& mesh, const MeshPlacing& placing) {
  if (!(placing.scale.array() != 0).all()) return failInput("its scale leaves nothing of it: no factor may be zero");
  const Mat3 back = placing.reference.orientation.toRotationMatrix().transpose();
  std::vector<Vec3> vertices;
  vertices.reserve(mesh.vertices().size());
  for (const Vec3& x : mesh.vertices()) {
    const Vec3 at = placing.scale.cwiseProduct(back * (x - placing.reference.position));
    vertices.push_back(at.unaryExpr(&toNineDigits));
  }
  std::vector<Triangle> triangles = mesh.triangles();
  if (placing.scale.prod() < 0)
    for (Triangle& t : triangles) std::swap(t[1], t[2]);
  return TriangleMesh::create(std::move(vertices), std::move(triangles), mesh.source());
}

}  // namespace

MeshFiles::MeshFiles(const fs::path& modelFile, const MeshReader& reader) : reader_(reader) {
  std::error_code error;
  const fs::path whole = fs::absolute(modelFile, error);
  folder_ = (error ? modelFile : whole).lexically_normal().parent_path();
}

Expected<fs::path> MeshFiles::inPackage(const std::string& name, const fs::path& path) const {
  fs::path first;  // folder of the package
  for (fs::path at = folder_;; at = at.parent_path()) {
    for (const auto& [folder, is] :
         {std::pair{at, at.filename() == name || saysPackage(at, name)}, std::pair{at / name, isFolder(at / name)}}) {
      if (!is) continue;
      if (isFile(folder / path)) return folder / path;
      if (first.empty()) first = folder;  // another of that name may have it
    }
    if (at == at.parent_path()) break;
  }
  if (!first.empty()) return first / path;
  return failInput(fmt::format("no folder of the package '{}' was found in '{}' or above it", name, folder_.string()));
}

Expected<fs::path> MeshFiles::located(const std::string& reference) const {
  const std::string_view text = reference;
  const auto after = [text](std::string_view scheme) { return text.substr(std::min(scheme.size(), text.size())); };
  if (text.starts_with("package://")) {
    const std::string path = percentDecoded(after("package://"));
    const std::size_t slash = path.find('/');
    if (slash == 0 || slash == std::string::npos || slash + 1 == path.size())
      return failInput("package://, the name of a package, and a path in it were expected");
    return inPackage(path.substr(0, slash), path.substr(slash + 1));
  }
  if (text.starts_with("file://")) {
    const std::string_view path = after("file://");
    const std::size_t slash = path.find('/');
    const std::string_view host = path.substr(0, slash);
    if (slash == std::string_view::npos || (!host.empty() && host != "localhost"))
      return failInput("file:// and a path that begins with / were expected");
    return fs::path(percentDecoded(path.substr(slash)));
  }
  if (const std::size_t colon = text.find("://"); colon != std::string_view::npos)
    return failInput(
        fmt::format("'{}' is not understood: package://, file:// or a path was expected", text.substr(0, colon + 3)));
  return fs::path(reference);
}

Expected<MeshFiles::Mesh> MeshFiles::asInFile(const fs::path& file) {
  fs::path whole = (folder_ / file).lexically_normal();
  // What was not UTF-8 in the model's file stands here as in an address.
  if (const fs::path raw = percentDecoded(whole.string()); !isFile(whole) && isFile(raw)) whole = raw;
  const auto known = files_.find(whole);
  if (known != files_.end()) return known->second;
  Expected<Mesh> mesh = failInput(fmt::format("there is no file '{}'", whole.string()));
  if (isFile(whole)) mesh = reader_(whole);
  return files_.emplace(whole, mesh).first->second;
}

std::vector<fs::path> MeshFiles::files() const {
  std::vector<fs::path> out;
  for (const auto& [file, mesh] : files_) out.push_back(file);
  return out;
}

Expected<MeshFiles::Mesh> MeshFiles::referred(const std::string& reference, const MeshPlacing& placing) {
  if (!reader_) return read({}, placing);
  const auto file = located(reference);
  if (!file) return tl::unexpected(file.error());
  return read(*file, placing);
}

Expected<MeshFiles::Mesh> MeshFiles::read(const fs::path& file, const MeshPlacing& placing) {
  if (!reader_) return failInput("meshes are read by the window only (Gyre Studio: File, Import)");
  const Expected<Mesh> mesh = asInFile(file);
  if (!mesh) return mesh;
  const Vec3 &s = placing.scale, &p = placing.reference.position;
  const Quat& q = placing.reference.orientation;
  if (s == Vec3::Ones() && p.isZero(0) && q.vec().isZero(0)) return mesh;
  const std::array<double, 10> key{s.x(), s.y(), s.z(), p.x(), p.y(), p.z(), q.w(), q.x(), q.y(), q.z()};
  const auto known = placed_.find({*mesh, key});
  if (known != placed_.end()) return known->second;
  return placed_.emplace(std::pair{*mesh, key}, placedMesh(**mesh, placing)).first->second;
}

}  // namespace gyre
