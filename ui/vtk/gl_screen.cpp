#include "vtk/gl_screen.h"

#include <QOpenGLContext>
#include <QOpenGLExtraFunctions>

#include <utility>

namespace gyre::ui {

GlScreen::GlScreen(Source source, QWidget* parent) : QOpenGLWidget(parent), source_(std::move(source)) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
}

void GlScreen::paintEvent(QPaintEvent* event) {
  QOpenGLWidget::paintEvent(event);
  if (!isValid()) emit failed();
}

void GlScreen::paintGL() {
  const auto [texture, size] = source_.draw();
  makeCurrent();
  QOpenGLExtraFunctions* gl = context()->extraFunctions();
  gl->glDisable(GL_SCISSOR_TEST);
  if (texture != 0) {
    source_.beginShowing(*context());
    GLuint from = 0;
    gl->glGenFramebuffers(1, &from);
    gl->glBindFramebuffer(GL_READ_FRAMEBUFFER, from);
    gl->glFramebufferTexture2D(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    gl->glBindFramebuffer(GL_DRAW_FRAMEBUFFER, defaultFramebufferObject());
    const int w = size.width(), h = size.height();
    gl->glBlitFramebuffer(0, 0, w, h, 0, 0, w, h, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    gl->glBindFramebuffer(GL_FRAMEBUFFER, defaultFramebufferObject());
    gl->glDeleteFramebuffers(1, &from);
    source_.endShowing(*context());
  }
  // What translucent things have left of the alpha would let the desktop through.
  gl->glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_TRUE);
  gl->glClearColor(0, 0, 0, 1);
  gl->glClear(GL_COLOR_BUFFER_BIT);
  gl->glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
}

}  // namespace gyre::ui

#include "moc_gl_screen.cpp"
