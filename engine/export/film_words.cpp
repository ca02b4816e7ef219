#include "export/film_words.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

constexpr Rgb ink{44, 50, 59}, paper{255, 255, 255};
constexpr double opacityOfPaper = 0.72, opacityOfGhosts = 0.35;
constexpr int mostDigits = 6;

/// What of a text is no wider than that.
std::string fitted(std::string text, double size, double width) {
  if (widthOfText(text, size) <= width) return text;
  while (!text.empty() && widthOfText(text + "...", size) > width) {
    do text.pop_back();
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xc0U) == 0x80);
    if (!text.empty() && static_cast<unsigned char>(text.back()) >= 0xc0) text.pop_back();
  }
  return text + "...";
}

}  // namespace

FilmWords::FilmWords(std::string title, std::vector<FilmLegend> runs, double rate)
    : title_(std::move(title)), runs_(std::move(runs)) {
  while (digits_ < mostDigits && std::pow(10.0, digits_) < rate) ++digits_;
}

void FilmWords::draw(const Picture& picture, double t) const {
  const double size = std::max(7.0, std::round(picture.height / 48.0)), line = 1.9 * size, margin = size;
  const double room = picture.width - 4 * margin;
  struct Line {
    std::string text;
    const FilmLegend* run = nullptr;
  };
  std::vector<Line> lines;
  if (!title_.empty()) lines.push_back({fitted(title_, size, room)});
  for (const FilmLegend& run : runs_) lines.push_back({fitted(run.name, size, room - 2 * size), &run});
  const auto write = [&](double top, const std::vector<Line>& of) {
    double width = 0;
    for (const Line& l : of) width = std::max(width, widthOfText(l.text, size) + (l.run ? 2 * size : 0));
    drawCard(picture, margin, top, width + 2 * margin, static_cast<double>(of.size()) * line + 0.4 * size, paper,
             opacityOfPaper);
    double y = top + 1.6 * size;
    for (const Line& l : of) {
      double x = 2 * margin;
      if (l.run) {
        drawCard(picture, x, y - size, size, size, l.run->color, 1);
        if (l.run->isGhost) drawCard(picture, x + 2, y - size + 2, size - 4, size - 4, paper, 1 - opacityOfGhosts);
        x += 2 * size;
      }
      drawText(picture, x, y, size, l.text, ink);
      y += line;
    }
  };
  if (!lines.empty()) write(margin, lines);
  write(picture.height - margin - line - 0.4 * size, std::vector<Line>{{fmt::format("t = {:.{}f} s", t, digits_)}});
}

}  // namespace gyre
