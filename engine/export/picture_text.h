#pragma once
// Words on a picture of three bytes a pixel, red green blue from the upper left. How much of a pixel a stroke covers
// follows from its distance, by square roots and products only: the same bytes on every machine.

#include "scene/body_colors.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace gyre {

struct Picture {
  std::span<std::uint8_t> pixels;
  int width = 0, height = 0;
};

/// @param size  height of a capital [pixels]
double widthOfText(std::string_view text, double size);
/// @param x, y  where the first letter begins, on the line that letters stand on
void drawText(const Picture& picture, double x, double y, double size, std::string_view text, Rgb color);
/// @param opacity  0 to 1
void drawCard(const Picture& picture, double x, double y, double width, double height, Rgb color, double opacity);

}  // namespace gyre
