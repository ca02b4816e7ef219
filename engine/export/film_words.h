#pragma once
// What is written on the pictures of a film: its title and under it the names of its runs, if it shows several, in the
// upper left corner, and the time in the lower left one.

#include "export/picture_text.h"

#include <string>
#include <vector>

namespace gyre {

struct FilmLegend {
  std::string name;
  Rgb color;
  bool isGhost = false;
};

class FilmWords {
 public:
  /// @param rate  pictures per simulated second: as many digits of the time as tell them apart [1/s]
  FilmWords(std::string title, std::vector<FilmLegend> runs, double rate);
  void draw(const Picture& picture, double t) const;

 private:
  std::string title_;
  std::vector<FilmLegend> runs_;
  int digits_ = 0;
};

}  // namespace gyre
