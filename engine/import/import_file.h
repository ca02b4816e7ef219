#pragma once
// Models of other programs: URDF (robots, ROS) and MJCF (MuJoCo, for the parts that have an equal here).
//
// What was not understood, or understood but has no equal here, is listed with its line; nothing is dropped in
// silence. Which format a file is in is told by its root element (import_format.h).
//
// What is impossible is repaired, and each repair is listed with its figures: an inertia that no body has becomes the
// nearest possible, a body without mass that moves becomes one with what is fixed to it, or gets a thousandth of its
// lightest neighbour; bytes that are not UTF-8 are written as %E4. Read strictly, such a file is refused.
//
// The files that MJCF includes are read, too; each once, as MuJoCo does, from below the folder of the first.
//
// The engine reads no meshes itself: who imports passes what does. A mesh that cannot be read, or is needed for a mass
// and encloses none, is listed too, and the rest is imported without it.

#include "describe/type_info.h"
#include "model/model.h"
#include "shapes/triangle_mesh.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

struct ImportNote {
  int line = 0;           ///< in the file
  std::string place;      ///< "robot/joint 'knee'/mimic"
  std::string text;       ///< what became of it
  std::string file = {};  ///< an included one; empty: the one imported
  bool looks = false;     ///< it changes how the robot looks, or is reported, and not how it moves
};

struct Imported {
  Model model;
  std::vector<ImportNote> notes;                  ///< what was not taken over as it stands: motion, then looks, by line
  std::vector<ImportNote> repairs;                ///< what was impossible, by line
  std::vector<std::filesystem::path> files = {};  ///< read beside the one imported: included ones, meshes
};

/// The triangles of a file that is there, its coordinates taken as metres. The message of an error becomes a part of
/// the note about the mesh.
using MeshReader = std::function<Expected<std::shared_ptr<const TriangleMesh>>(const std::filesystem::path&)>;

struct ImportOptions {
  MeshReader readMesh = {};   ///< none: meshes are left out and listed
  bool strict = false;        ///< what would need a repair is an error
  bool allowOutside = false;  ///< files outside of the folder of the one imported may be included
};

/// Errors name file, line and what was expected; nothing is half-imported.
Expected<Imported> importModel(const std::filesystem::path& file, const TypeList& types,
                               const ImportOptions& options = {});
Expected<Imported> importText(const std::string& text, const std::string& fileName, const TypeList& types,
                              const ImportOptions& options = {});

/// What there is to tell of an import: repairs and notes about the motion, then about looks, each under a line that
/// says so and how many there are.
std::string reportText(const Imported& imported, const std::string& fileName);

/// "model.urdf:12: robot/joint 'knee'/mimic: not understood", one note a line.
std::string notesText(const std::vector<ImportNote>& notes, const std::string& fileName);

}  // namespace gyre
