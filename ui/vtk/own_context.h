#pragma once
// An OpenGL context of a widget's own, with a surface that is never shown: it lives as long as the widget, whatever
// window that is in.

#include <memory>

class QOffscreenSurface;
class QOpenGLContext;

namespace gyre::ui {

class OwnContext {
 public:
  OwnContext();
  ~OwnContext();

  /// @param shares  with the contexts that show windows
  void create(bool shares);
  /// Null until it is created.
  QOpenGLContext* get() const { return context_.get(); }
  bool isValid() const;
  bool isCurrent() const;
  /// False where there is none that works.
  bool makeCurrent();

 private:
  std::unique_ptr<QOffscreenSurface> surface_;
  std::unique_ptr<QOpenGLContext> context_;
};

}  // namespace gyre::ui
