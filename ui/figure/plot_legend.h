#pragma once
// Names, colours and values of the curves of a plot, in as many lines as they need.

#include "figure/marker.h"
#include "theme/palette.h"

#include <QWidget>

namespace gyre::ui {

struct LegendEntry {
  QString name;
  QString value = {};            ///< with its unit; empty: none shown
  QColor color = {};             ///< none: words only
  Marker marker = Marker::none;  ///< on the line
  Qt::PenStyle line = Qt::SolidLine;
  bool shown = true;  ///< a curve that is hidden is named in pale letters
  QString norm = {};  ///< the largest magnitude in sight, where there is room
  /// A colour bar instead of a line: its colours from left to right, and what stands at their ends, one more.
  std::vector<QColor> shades = {};
  QStringList bounds = {};
};

class PlotLegend : public QWidget {
  Q_OBJECT

 public:
  explicit PlotLegend(QWidget* parent = nullptr);
  void setTheme(const Theme& theme);
  void setEntries(std::vector<LegendEntry> entries);
  const std::vector<LegendEntry>& entries() const { return entries_; }
  /// The entry at a place in the widget; empty when there is none.
  QString nameAt(QPoint position) const;

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override { return {200, heightForWidth(width())}; }
  QSize minimumSizeHint() const override { return {0, heightForWidth(width())}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  std::vector<QRect> layoutEntries(int width) const;
  /// What stands beside the names.
  enum class Detail { none, values, norms };
  std::vector<QRect> layoutEntries(int width, Detail detail) const;
  /// As much as there is room for.
  Detail detailFor(int width) const;

  int heightOfRow() const;
  void paintBar(QPainter& painter, const LegendEntry& entry, QRect place) const;
  void paintMark(QPainter& painter, const LegendEntry& entry, const QRect& place) const;
  void paintWords(QPainter& painter, const LegendEntry& entry, QRect place, Detail detail) const;

  const Theme* theme_;
  std::vector<LegendEntry> entries_;
};

}  // namespace gyre::ui
