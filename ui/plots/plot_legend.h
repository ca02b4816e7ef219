#pragma once
// Names, colours and values of the curves of a plot, in as many lines as they need.

#include "plots/marker.h"
#include "theme/palette.h"

#include <QWidget>

namespace gyre::ui {

struct LegendEntry {
  QString name;
  QString value;  ///< with its unit; empty: none shown
  QColor color;
  Marker marker = Marker::none;  ///< on the line
  Qt::PenStyle line = Qt::SolidLine;
  bool shown = true;  ///< a curve that is hidden is named in pale letters
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
  std::vector<QRect> layoutEntries(int width, bool withValues) const;
  /// Whether there is room for the values beside the names.
  bool valuesFit(int width) const;

  const Theme* theme_;
  std::vector<LegendEntry> entries_;
};

}  // namespace gyre::ui
