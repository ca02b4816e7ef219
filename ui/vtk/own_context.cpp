#include "vtk/own_context.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>

namespace gyre::ui {

OwnContext::OwnContext() = default;
OwnContext::~OwnContext() = default;

void OwnContext::create(bool shares) {
  context_ = std::make_unique<QOpenGLContext>();
  if (shares) context_->setShareContext(QOpenGLContext::globalShareContext());
  surface_ = std::make_unique<QOffscreenSurface>();
  if (!context_->create()) return;
  surface_->setFormat(context_->format());
  surface_->create();
}

bool OwnContext::isValid() const { return context_ && context_->isValid(); }

bool OwnContext::isCurrent() const { return context_ && QOpenGLContext::currentContext() == context_.get(); }

bool OwnContext::makeCurrent() { return isValid() && context_->makeCurrent(surface_.get()); }

}  // namespace gyre::ui
