#pragma once
// A report of a run on one sheet of paper: title and note of the model, picture of the view, what the run was made with
// and what was found, and plots. Lines and words stay lines and words.

#include "export/report_facts.h"

#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QStringList>

#include <vector>

namespace gyre::ui {

struct ReportPage {
  QString title, note, footer;
  QImage view;  ///< null: none
  ReportFacts settings, parameters, findings;
  QStringList warnings;
  std::vector<QByteArray> plots;  ///< SVG files

  /// Sizes of pages, margins and plots are in millimetres.
  static constexpr double margin = 12;
  static QSizeF paper(QPageSize::PageSizeId size);
  /// The size of each of so many plots.
  static QSizeF plotSize(std::size_t count, const QSizeF& paper);

  /// @param painter  whose unit is a millimetre; what has no room is left out, with a line that says so
  void paint(QPainter& painter, const QSizeF& paper) const;
  /// As a PDF of one page. False where it cannot be written.
  bool write(QIODevice& file, QPageSize::PageSizeId size) const;
};

}  // namespace gyre::ui
