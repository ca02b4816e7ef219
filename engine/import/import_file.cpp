#include "import/import_file.h"

#include "import/mesh_files.h"
#include "import/mjcf.h"
#include "import/mjcf_includes.h"
#include "import/robot_repair.h"
#include "import/urdf.h"
#include "import/xml_reader.h"
#include "io/json_object.h"
#include "io/text_file.h"

#include <fmt/format.h>

namespace gyre {

Expected<Imported> importText(const std::string& text, const std::string& fileName, const TypeList& types,
                              const ImportOptions& options) {
  const auto file = XmlFile::parse(text, fileName);
  if (!file) return fail(inFile(file.error(), fileName));
  const XmlElement root = (*file)->root();
  if (root.tag() != "robot" && root.tag() != "mujoco")
    return fail(
        inFile({.message = fmt::format("a <robot> (URDF) or a <mujoco> (MJCF) was expected, not <{}>", root.tag()),
                .line = root.line()},
               fileName));
  const bool isUrdf = root.tag() == "robot";
  std::vector<std::filesystem::path> files;
  if (!isUrdf) {
    auto included = readIncludes(**file, fileName, options.allowOutside);
    if (!included) return fail(inFile(std::move(included.error()), fileName));
    files = std::move(*included);
  }
  MeshFiles meshes(fileName, options.readMesh);
  Robot robot = isUrdf ? readUrdf(root, meshes) : readMjcf(root, meshes);
  if ((*file)->error()) return fail(inFile(*(*file)->error(), fileName));
  repair(robot);
  auto model = modelOf(robot, types);
  if (!model) return fail(inFile(std::move(model.error()), fileName));
  for (std::filesystem::path& mesh : meshes.files()) files.push_back(std::move(mesh));
  Imported done{std::move(*model), (*file)->notes(), (*file)->repairs(), std::move(files)};
  if (!options.strict || done.repairs.empty()) return done;
  const ImportNote& first = done.repairs.front();
  return fail(
      inFile({.message = fmt::format("{}: {}; only a file without such repairs was wanted", first.place, first.text),
              .file = first.file,
              .line = first.line},
             fileName));
}

Expected<Imported> importModel(const std::filesystem::path& file, const TypeList& types, const ImportOptions& options) {
  const auto text = readTextFile(file.string());
  if (!text) return tl::unexpected(text.error());
  return importText(*text, file.string(), types, options);
}

std::string notesText(const std::vector<ImportNote>& notes, const std::string& fileName) {
  std::string out;
  for (const ImportNote& n : notes)
    out += fmt::format("{}:{}: {}: {}\n", n.file.empty() ? fileName : n.file, n.line, n.place, n.text);
  return out;
}

}  // namespace gyre
