#pragma once
// What a render window has drawn as a picture in memory, to be painted pixel for pixel.

#include <QImage>

#include <vector>

class QOpenGLContext;
class QPainter;
class vtkGenericOpenGLRenderWindow;

namespace gyre::ui {

class PictureReader {
 public:
  /// @param context  of the window, which is current
  /// @param ratio    pixels drawn per pixel of the widget's size
  void read(vtkGenericOpenGLRenderWindow& window, QOpenGLContext& context, double ratio);
  /// What was read last; null before.
  const QImage& picture() const { return picture_; }
  /// Paints it at the corner of the widget.
  void paint(QPainter& painter) const;

 private:
  QImage picture_;
  std::vector<QRgb> pixels_;  ///< as read back
};

}  // namespace gyre::ui
