#pragma once
// Order between the contexts of one share group: what one has issued is done before the other goes on. Waits on the
// card, not here.

#include <QOpenGLExtraFunctions>

#include <utility>

namespace gyre::ui {

class GlFence {
 public:
  /// Behind all that this context, which is current, has issued.
  void set(QOpenGLContext& context) {
    wait(context);
    sync_ = context.extraFunctions()->glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    context.functions()->glFlush();
  }
  /// What this context, which is current, issues from now on comes behind the fence, if it was set.
  void wait(QOpenGLContext& context) {
    if (!sync_) return;
    QOpenGLExtraFunctions* gl = context.extraFunctions();
    gl->glWaitSync(sync_, 0, GL_TIMEOUT_IGNORED);
    gl->glDeleteSync(std::exchange(sync_, nullptr));
  }

 private:
  GLsync sync_ = nullptr;
};

}  // namespace gyre::ui
