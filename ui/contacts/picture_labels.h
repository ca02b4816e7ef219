#pragma once
// What is written into the picture of the viewport: values at the arrows of what acts; names of bodies and, where their
// sketches are shown, of joints, forces and points, the selected and the nearest first.

#include "viewport/viewport.h"
#include "viewport/viewport_tool.h"

#include <QPointer>

#include <vector>

namespace gyre::ui {

class PictureLabels : public ViewportTool {
 public:
  explicit PictureLabels(Viewport& viewport);
  ~PictureLabels() override;

  bool draws() const override;
  void paint(QPainter& painter) override;

  /// As they were painted last.
  struct Label {
    QRectF place;
    QString text;
  };
  const std::vector<Label>& labels() const { return labels_; }

 private:
  struct Wanted {
    QPointF at;
    QString text;
    QColor color;
  };
  std::vector<Wanted> values() const;
  std::vector<Wanted> names() const;
  bool writesValues() const;

  QPointer<Viewport> viewport_;  ///< may go first
  std::vector<Label> labels_;
};

}  // namespace gyre::ui
