#pragma once
// Shows a texture that another context of the share group has drawn, without it leaving the card.
//
// It owns nothing in OpenGL: Qt makes another context for it when its dock floats or comes back, and so nothing can be
// lost then. The scene stays in a context of its own, which no window's fate touches.

#include <QOpenGLWidget>
#include <QSize>

#include <functional>

namespace gyre::ui {

struct SharedPicture {
  unsigned int texture = 0;  ///< none: 0
  QSize size = {};           ///< [device pixels]
};

class GlScreen : public QOpenGLWidget {
  Q_OBJECT

 public:
  struct Source {
    std::function<SharedPicture()> draw;                ///< may make another context current
    std::function<void(QOpenGLContext&)> beginShowing;  ///< with the context that shows it, before and after
    std::function<void(QOpenGLContext&)> endShowing;
  };
  GlScreen(Source source, QWidget* parent);

 signals:
  /// There is no context for it.
  void failed();

 protected:
  void paintGL() override;
  void paintEvent(QPaintEvent* event) override;

 private:
  Source source_;
};

}  // namespace gyre::ui
