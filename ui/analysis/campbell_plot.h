#pragma once
// A Campbell diagram drawn: frequency of each mode over the speed of the rotor, the line on which both are equal, and
// the critical speeds where they meet.

#include "locus/campbell.h"

#include <QWidget>

#include <memory>

namespace gyre::ui {

class PlaneAxes;

class CampbellPlot : public QWidget {
  Q_OBJECT
 public:
  explicit CampbellPlot(QWidget* parent = nullptr);

  /// Null: none.
  void show(std::shared_ptr<const Campbell> diagram);
  /// Draws one mode stronger; -1: none.
  void mark(int track);
  QSize minimumSizeHint() const override { return {280, 180}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  PlaneAxes axes() const;
  void paintTracks(QPainter& painter, const PlaneAxes& plane) const;
  void paintCritical(QPainter& painter, const PlaneAxes& plane) const;

  std::shared_ptr<const Campbell> diagram_;
  int marked_ = -1;
};

}  // namespace gyre::ui
