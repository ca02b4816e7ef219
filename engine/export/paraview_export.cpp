#include "export/paraview_export.h"

#include "core/units.h"
#include "export/frame_folder.h"
#include "export/markup.h"
#include "export/vtp_frame.h"
#include "io/file_roles.h"
#include "io/output_file.h"

#include <fmt/format.h>

namespace gyre {

std::filesystem::path frameFolderOf(const std::filesystem::path& collection) {
  const std::filesystem::path place = writtenPlace(collection);
  return place.parent_path() / (place.stem().string() + "-frames");
}

Expected<bool> writeParaview(const MovingScene& scene, const std::filesystem::path& file,
                             const ExportProgress& goesOn) {
  const std::filesystem::path place = frameFolderOf(file);
  auto collection = OutputFile::open(file);
  if (!collection) return tl::unexpected(std::move(collection.error()));
  auto frames = FrameFolder::begin(place, ".vtp");
  if (!frames) return tl::unexpected(std::move(frames.error()));
  std::string list =
      "<?xml version=\"1.0\"?>\n<VTKFile type=\"Collection\" version=\"1.0\" byte_order=\"LittleEndian\">\n"
      "<Collection>\n";
  const VtpFrame frame(scene);
  for (std::size_t m = 0; m < scene.moments(); ++m) {
    if (!goesOn(static_cast<double>(m) / static_cast<double>(scene.moments()))) return false;
    const std::string name = fmt::format("frame-{:05}.vtp", m);
    if (auto ok = frames->write(name, frame.at(m)); !ok) return tl::unexpected(std::move(ok.error()));
    list += fmt::format("<DataSet timestep=\"{}\" part=\"0\" file=\"{}/{}\"/>\n", shortest(scene.time(m)),
                        markupText(place.filename().string()), name);
  }
  if (auto ok = collection->write(list + "</Collection>\n</VTKFile>\n"); !ok)
    return tl::unexpected(std::move(ok.error()));
  if (auto ok = frames->commit(); !ok) return tl::unexpected(std::move(ok.error()));
  if (auto ok = collection->commit(); !ok) return tl::unexpected(std::move(ok.error()));
  return true;
}

}  // namespace gyre
