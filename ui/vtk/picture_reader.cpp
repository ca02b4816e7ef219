#include "vtk/picture_reader.h"

#include <vtkGenericOpenGLRenderWindow.h>
#include <vtkOpenGLFramebufferObject.h>
#include <vtkOpenGLState.h>

#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gyre::ui {

void PictureReader::read(vtkGenericOpenGLRenderWindow& window, QOpenGLContext& context, double ratio) {
  const int* size = window.GetSize();
  const int w = size[0], h = size[1];
  if (picture_.size() != QSize(w, h)) picture_ = QImage(w, h, QImage::Format_RGB32);
  picture_.setDevicePixelRatio(ratio);
  pixels_.resize(static_cast<std::size_t>(w) * static_cast<std::size_t>(h));
  vtkOpenGLState* state = window.GetState();
  state->PushReadFramebufferBinding();
  window.GetDisplayFramebuffer()->Bind(GL_READ_FRAMEBUFFER);
  window.GetDisplayFramebuffer()->ActivateReadBuffer(0);
  state->vtkglPixelStorei(GL_PACK_ALIGNMENT, 4);
  context.functions()->glReadPixels(0, 0, w, h, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV, pixels_.data());
  state->PopReadFramebufferBinding();
  // OpenGL's rows go up, Qt's down; what translucent things have left of the alpha means nothing.
  for (int y = 0; y < h; ++y) {
    const QRgb* from = pixels_.data() + static_cast<std::size_t>(h - 1 - y) * static_cast<std::size_t>(w);
    auto* to = reinterpret_cast<QRgb*>(picture_.scanLine(y));
    std::transform(from, from + w, to, [](QRgb pixel) { return pixel | 0xff000000U; });
  }
}

/// Pixel for pixel: where the ratio is not whole, a widget may begin within a pixel of the screen.
void PictureReader::paint(QPainter& painter) const {
  const QTransform toDevice = painter.deviceTransform();
  const double ratio = toDevice.m11();
  const QPointF corner(toDevice.dx(), toDevice.dy());
  painter.drawImage((QPointF(std::round(corner.x()), std::round(corner.y())) - corner) / ratio, picture_);
}

}  // namespace gyre::ui
