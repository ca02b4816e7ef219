#pragma once
// The size that a figure has on paper, and that of its letters: what a journal prescribes. Remembered.

namespace gyre::ui {

struct PaperSize {
  static constexpr double singleColumn = 85, doubleColumn = 180;  ///< [mm], within what most journals ask for

  double width = singleColumn, height = 60;  ///< [mm]
  double font = 8;                           ///< [pt]
  bool hasTitle = false;                     ///< else the caption below says it

  bool operator==(const PaperSize&) const = default;
};

/// As it was chosen last.
PaperSize rememberedPaper();
void rememberPaper(const PaperSize& paper);

}  // namespace gyre::ui
