#include "export/picture_export.h"

#include "export/cut_out.h"
#include "export/film_painter.h"
#include "io/output_file.h"

#include <fmt/format.h>
#include <png.h>
#include <vector>

namespace gyre {

std::optional<std::string> impossiblePictureSize(int width, int height) {
  constexpr int least = 16, most = 8192;
  const auto isPossible = [](int n) { return n >= least && n <= most; };
  if (isPossible(width) && isPossible(height)) return std::nullopt;
  return fmt::format("a picture has a width and height from {} to {}, such as 1280x720, not {}x{}", least, most, width,
                     height);
}

Expected<void> writePicture(const MovingScene& scene, double t, const FilmWords* words, const PictureFormat& format,
                            const std::filesystem::path& file) {
  const auto [width, height, transparent] = format;
  if (const auto bad = impossiblePictureSize(width, height)) return failInput(*bad);
  FilmPainter painter(scene, width, height);
  const auto painted = [&](std::optional<Rgb> backdrop) {
    std::vector<std::uint8_t> picture = painter.paint(t, backdrop);
    if (words) words->draw({picture, width, height}, t);
    return picture;
  };
  const std::vector<std::uint8_t> picture =
      transparent ? cutOut(painted(Rgb{255, 255, 255}), painted(Rgb{0, 0, 0})) : painted(std::nullopt);
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(width);
  image.height = static_cast<png_uint_32>(height);
  image.format = transparent ? PNG_FORMAT_RGBA : PNG_FORMAT_RGB;
  png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
  std::string content(size, '\0');
  if (!png_image_write_to_memory(&image, content.data(), &size, 0, picture.data(), 0, nullptr))
    return fail({.kind = Error::Kind::resource,
                 .message = fmt::format("the picture cannot be made: {}", image.message),
                 .file = file.string()});
  content.resize(size);
  return writeFileAtomically(content, file);
}

}  // namespace gyre
