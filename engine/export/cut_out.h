#pragma once
// A picture that lets through what is behind it, from the same picture before white and before black: the light that
// comes through is what they differ by, and what is left before black is the colour times what covers it (A. R. Smith
// and J. F. Blinn, "Blue screen matting", 1996).

#include <cstdint>
#include <vector>

namespace gyre {

/// Red, green, blue and alpha. @param onWhite, onBlack  three bytes a pixel, red green blue
std::vector<std::uint8_t> cutOut(const std::vector<std::uint8_t>& onWhite, const std::vector<std::uint8_t>& onBlack);

}  // namespace gyre
