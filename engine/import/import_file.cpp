#include "import/import_file.h"

#include "core/word_list.h"
#include "import/import_format.h"
#include "import/robot_repair.h"
#include "import/robot_start.h"
#include "import/robot_ties.h"
#include "io/json_object.h"
#include "io/text_file.h"

#include <fmt/format.h>

#include <algorithm>

namespace gyre {
namespace {

const ImportFormat* formatOf(std::string_view root) {
  const std::vector<ImportFormat>& formats = importFormats();
  const auto found = std::find_if(formats.begin(), formats.end(), [&](const auto& f) { return f.root == root; });
  return found == formats.end() ? nullptr : &*found;
}

/// "a <robot> (URDF) or a <mujoco> (MJCF)"
std::string rootsText() {
  std::vector<std::string> roots;
  for (const ImportFormat& format : importFormats())
    roots.push_back(fmt::format("a <{}> ({})", format.root, format.name));
  return wordList(roots, "or");
}

}  // namespace

Expected<Imported> importText(const std::string& text, const std::string& fileName, const TypeList& types,
                              const ImportOptions& options) {
  const auto file = XmlFile::parse(text, fileName);
  if (!file) return fail(inFile(file.error(), fileName));
  const XmlElement root = (*file)->root();
  const ImportFormat* format = formatOf(root.tag());
  if (!format)
    return fail(inFile(
        {.message = fmt::format("{} was expected, not <{}>", rootsText(), root.tag()), .line = root.line()}, fileName));
  MeshFiles meshes(fileName, options.readMesh);
  ImportSource source{**file, fileName, options, meshes};
  auto robot = format->read(source);
  if (!robot) return fail(inFile(std::move(robot.error()), fileName));
  if ((*file)->error()) return fail(inFile(*(*file)->error(), fileName));
  repair(*robot);
  setStart(*robot);
  auto model = modelOf(*robot, types);
  if (!model) return fail(inFile(std::move(model.error()), fileName));
  assembleTies(*robot, *model);
  for (std::filesystem::path& mesh : meshes.files()) source.files.push_back(std::move(mesh));
  Imported done{std::move(*model), (*file)->notes(format->looks), (*file)->repairs(), std::move(source.files)};
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

std::string reportText(const Imported& imported, const std::string& fileName) {
  std::vector<ImportNote> motion, looks;
  for (const ImportNote& n : imported.notes) (n.looks ? looks : motion).push_back(n);
  const auto& repairs = imported.repairs;
  std::string out;
  if (!repairs.empty() || !motion.empty())
    out += fmt::format("{}: what may change the motion, {} repaired and {} left out or taken over otherwise:\n",
                       fileName, repairs.size(), motion.size()) +
           notesText(repairs, fileName) + notesText(motion, fileName);
  if (!looks.empty())
    out += fmt::format("{}: what concerns looks and reports alone, {} left out or taken over otherwise:\n", fileName,
                       looks.size()) +
           notesText(looks, fileName);
  return out.empty() ? fmt::format("{}: everything was understood\n", fileName) : out;
}

std::string notesText(const std::vector<ImportNote>& notes, const std::string& fileName) {
  std::string out;
  for (const ImportNote& n : notes)
    out += fmt::format("{}:{}: {}: {}\n", n.file.empty() ? fileName : n.file, n.line, n.place, n.text);
  return out;
}

}  // namespace gyre
