#include "export/picture_text.h"

#include "export/stroke_font.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

constexpr double penWidth = 0.13;  // of the height of a capital
constexpr double largerDot = 0.3;  // than half of that width

double distanceToStroke(const Eigen::Vector2d& p, const Eigen::Vector2d& a, const Eigen::Vector2d& b) {
  const Eigen::Vector2d along = b - a;
  const double length2 = along.squaredNorm();
  const double s = length2 > 0 ? std::clamp((p - a).dot(along) / length2, 0.0, 1.0) : 0;
  return (p - a - s * along).norm();
}

void blendPixel(const Picture& picture, int x, int y, Rgb color, double share) {
  std::uint8_t* p = &picture.pixels[3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) +
                                         static_cast<std::size_t>(x))];
  const double to[] = {static_cast<double>(color.red), static_cast<double>(color.green),
                       static_cast<double>(color.blue)};
  for (int i = 0; i < 3; ++i) p[i] = static_cast<std::uint8_t>(std::lround(p[i] + share * (to[i] - p[i])));
}

/// Pixels whose middles lie between two places.
std::pair<int, int> pixelsBetween(double from, double to, int most) {
  const auto inside = [most](double x) { return static_cast<int>(std::clamp(std::ceil(x), 0.0, double(most))); };
  return {inside(from - 0.5), inside(to - 0.5)};
}

/// Each pixel once, by the nearest stroke.
void drawLetter(const Picture& picture, const PenLetter& letter, double x, double y, double scale, double half,
                Rgb color) {
  Eigen::AlignedBox2d bounds;
  for (const auto& stroke : letter.strokes)
    for (const Eigen::Vector2d& p : stroke) bounds.extend(Eigen::Vector2d(x + scale * p.x(), y - scale * p.y()));
  if (bounds.isEmpty()) return;
  const auto at = [&](const Eigen::Vector2d& p) { return Eigen::Vector2d(x + scale * p.x(), y - scale * p.y()); };
  const double around = half + 1;
  const auto [left, right] = pixelsBetween(bounds.min().x() - around, bounds.max().x() + around, picture.width);
  const auto [top, bottom] = pixelsBetween(bounds.min().y() - around, bounds.max().y() + around, picture.height);
  for (int row = top; row < bottom; ++row)
    for (int column = left; column < right; ++column) {
      const Eigen::Vector2d middle(column + 0.5, row + 0.5);
      double nearest = around;
      for (const auto& stroke : letter.strokes)
        for (std::size_t i = 1; i < stroke.size(); ++i) {
          const double larger = stroke[i] == stroke[i - 1] ? largerDot * half : 0;
          nearest = std::min(nearest, distanceToStroke(middle, at(stroke[i - 1]), at(stroke[i])) - larger);
        }
      const double covered = std::clamp(half + 0.5 - nearest, 0.0, 1.0);
      if (covered > 0) blendPixel(picture, column, row, color, covered);
    }
}

}  // namespace

double widthOfText(std::string_view text, double size) {
  double out = 0;
  for (const PenLetter& letter : lettersOf(text)) out += letter.advance;
  return out * size / heightOfCapitals;
}

void drawText(const Picture& picture, double x, double y, double size, std::string_view text, Rgb color) {
  const double scale = size / heightOfCapitals, half = std::max(0.5, penWidth * size / 2);
  for (const PenLetter& letter : lettersOf(text)) {
    drawLetter(picture, letter, x, y, scale, half, color);
    x += letter.advance * scale;
  }
}

void drawCard(const Picture& picture, double x, double y, double width, double height, Rgb color, double opacity) {
  const auto [left, right] = pixelsBetween(x, x + width, picture.width);
  const auto [top, bottom] = pixelsBetween(y, y + height, picture.height);
  for (int row = top; row < bottom; ++row)
    for (int column = left; column < right; ++column) blendPixel(picture, column, row, color, opacity);
}

}  // namespace gyre
