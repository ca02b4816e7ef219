#include "import/import_file.h"

#include "import/mesh_files.h"
#include "import/mjcf.h"
#include "import/urdf.h"
#include "import/xml_reader.h"
#include "io/json_object.h"
#include "io/text_file.h"

#include <fmt/format.h>

namespace gyre {

Expected<Imported> importText(const std::string& text, const std::string& fileName, const TypeList& types,
                              const MeshReader& readMesh) {
  const auto file = XmlFile::parse(text, fileName);
  if (!file) return fail(inFile(file.error(), fileName));
  const XmlElement root = (*file)->root();
  if (root.tag() != "robot" && root.tag() != "mujoco")
    return fail(
        inFile({.message = fmt::format("a <robot> (URDF) or a <mujoco> (MJCF) was expected, not <{}>", root.tag()),
                .line = root.line()},
               fileName));
  MeshFiles meshes(fileName, readMesh);
  const Robot robot = root.tag() == "robot" ? readUrdf(root, meshes) : readMjcf(root, meshes);
  if ((*file)->error()) return fail(inFile(*(*file)->error(), fileName));
  auto model = modelOf(robot, types);
  if (!model) return fail(inFile(std::move(model.error()), fileName));
  return Imported{std::move(*model), (*file)->notes()};
}

Expected<Imported> importModel(const std::filesystem::path& file, const TypeList& types, const MeshReader& readMesh) {
  const auto text = readTextFile(file.string());
  if (!text) return tl::unexpected(text.error());
  return importText(*text, file.string(), types, readMesh);
}

std::string notesText(const std::vector<ImportNote>& notes, const std::string& fileName) {
  std::string out;
  for (const ImportNote& n : notes) out += fmt::format("{}:{}: {}: {}\n", fileName, n.line, n.place, n.text);
  return out;
}

}  // namespace gyre
