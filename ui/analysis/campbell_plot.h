#pragma once
// A Campbell diagram drawn: frequency of each mode over the speed of the rotor, the line on which both are equal, and
// the critical speeds where they meet.

#include "figure/painted_figure.h"
#include "locus/campbell.h"

#include <memory>

namespace gyre::ui {

class CampbellPlot : public PaintedFigure {
  Q_OBJECT
 public:
  explicit CampbellPlot(QWidget* parent = nullptr);

  /// Null: none.
  void show(std::shared_ptr<const Campbell> diagram);

  bool hasPicture() const override { return diagram_ && !diagram_->speeds.empty(); }
  QString pictureTitle() const override { return accessibleName(); }

 protected:
  FigureWords words() const override;
  AxesWindow all() const override;
  void paintDrawing(QPainter& painter) override;
  QString tipAt(QPointF place) const override;

 private:
  void paintTracks(QPainter& painter) const;
  void paintCritical(QPainter& painter) const;
  QPointF placeOfMode(const CampbellSpeed& at, std::size_t track) const;
  Whirl whirlOf(const CampbellSpeed& at, std::size_t track) const;

  std::shared_ptr<const Campbell> diagram_;
};

}  // namespace gyre::ui
