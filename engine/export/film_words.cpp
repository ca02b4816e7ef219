#include "export/film_words.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <span>

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

/// Sizes follow from the height of the picture [pixels].
struct WordMeasures {
  double size, line, margin;
  explicit WordMeasures(const Picture& picture)
      : size(std::max(7.0, std::round(picture.height / 48.0))), line(1.9 * size), margin(size) {}
};

struct WrittenLine {
  std::string text;
  const FilmLegend* run = nullptr;
};

void writeLines(const Picture& picture, const WordMeasures& m, double top, const std::vector<WrittenLine>& lines) {
  double width = 0;
  for (const WrittenLine& l : lines) width = std::max(width, widthOfText(l.text, m.size) + (l.run ? 2 * m.size : 0));
  drawCard(picture, m.margin, top, width + 2 * m.margin, static_cast<double>(lines.size()) * m.line + 0.4 * m.size,
           paper, opacityOfPaper);
  double y = top + 1.6 * m.size;
  for (const WrittenLine& l : lines) {
    double x = 2 * m.margin;
    if (l.run) {
      drawCard(picture, x, y - m.size, m.size, m.size, l.run->color, 1);
      if (l.run->isGhost) drawCard(picture, x + 2, y - m.size + 2, m.size - 4, m.size - 4, paper, 1 - opacityOfGhosts);
      x += 2 * m.size;
    }
    drawText(picture, x, y, m.size, l.text, ink);
    y += m.line;
  }
}

}  // namespace

FilmWords::FilmWords(std::string title, std::vector<FilmLegend> runs, double rate)
    : title_(std::move(title)), runs_(std::move(runs)) {
  while (digits_ < mostDigits && std::pow(10.0, digits_) < rate) ++digits_;
}

void FilmWords::draw(const Picture& picture, double t) const {
  const WordMeasures m(picture);
  const double room = picture.width - 4 * m.margin;
  std::vector<WrittenLine> lines;
  if (!title_.empty()) lines.push_back({fitted(title_, m.size, room)});
  const auto most = static_cast<std::size_t>(std::max(1.0, picture.height / m.line - 4));  // above the time
  const std::size_t named = runs_.size() > most ? most - 1 : runs_.size();
  for (const FilmLegend& run : std::span(runs_).first(named))
    lines.push_back({fitted(run.name, m.size, room - 2 * m.size), &run});
  if (named < runs_.size()) lines.push_back({fmt::format("and {} others", runs_.size() - named)});
  if (!lines.empty()) writeLines(picture, m, m.margin, lines);
  const std::string time = fmt::format("t = {:.{}f} s", t, digits_);
  writeLines(picture, m, picture.height - m.margin - m.line - 0.4 * m.size, std::vector<WrittenLine>{{time}});
}

}  // namespace gyre
