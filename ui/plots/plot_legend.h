#pragma once
// Names, colours and values of the curves of a plot, in as many lines as they need.

#include "theme/palette.h"

#include <QWidget>

namespace gyre::ui {

struct LegendEntry {
  QString name;
  QString value;  ///< with its unit; empty: none shown
  QColor color;
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

  const Theme* theme_;
  std::vector<LegendEntry> entries_;
};

}  // namespace gyre::ui
