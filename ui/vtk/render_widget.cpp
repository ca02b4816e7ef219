#include "vtk/render_widget.h"

#include <vtkCallbackCommand.h>
#include <vtkCommand.h>
#include <vtkGenericOpenGLRenderWindow.h>
#include <vtkGenericRenderWindowInteractor.h>
#include <vtkNew.h>
#include <vtkOpenGLState.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QOpenGLContext>
#include <QOpenGLExtraFunctions>
#include <QSurfaceFormat>
#include <QTimer>
#include <QWheelEvent>

namespace gyre::ui {

void useGyreSurfaceFormat() {
  QSurfaceFormat format;
  format.setRenderableType(QSurfaceFormat::OpenGL);
  format.setVersion(3, 2);
  format.setProfile(QSurfaceFormat::CoreProfile);
  format.setDepthBufferSize(24);
  format.setStencilBufferSize(8);
  format.setSamples(0);
  QSurfaceFormat::setDefaultFormat(format);
  // Docking and undocking moves a view to another window; with shared contexts its own survives that.
  QApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
}

RenderWidget::RenderWidget(QWidget* parent)
    : QOpenGLWidget(parent),
      window_(vtkSmartPointer<vtkGenericOpenGLRenderWindow>::New()),
      interactor_(vtkSmartPointer<vtkGenericRenderWindowInteractor>::New()),
      observer_(vtkSmartPointer<vtkCallbackCommand>::New()) {
  setMouseTracking(true);
  setFocusPolicy(Qt::ClickFocus);
  setUpdateBehavior(QOpenGLWidget::NoPartialUpdate);

  window_->SetOwnContext(0);
  window_->SetReadyForRendering(false);
  window_->SetMultiSamples(0);
  window_->SetFrameBlitModeToNoBlit();

  observer_->SetCallback(&RenderWidget::onVtkEvent);
  observer_->SetClientData(this);
  window_->AddObserver(vtkCommand::WindowMakeCurrentEvent, observer_);
  window_->AddObserver(vtkCommand::WindowIsCurrentEvent, observer_);
  window_->AddObserver(vtkCommand::CursorChangedEvent, observer_);
  interactor_->AddObserver(vtkCommand::RenderEvent, observer_);
  interactor_->AddObserver(vtkCommand::CreateTimerEvent, observer_);

  interactor_->SetRenderWindow(window_);
  interactor_->EnableRenderOff();
  interactor_->Initialize();
}

RenderWidget::~RenderWidget() {
  interactor_->RemoveObserver(observer_);
  if (context() != nullptr) disconnect(context(), nullptr, this, nullptr);
  releaseGraphics();
  window_->RemoveObserver(observer_);
  interactor_->SetRenderWindow(nullptr);
}

vtkGenericOpenGLRenderWindow* RenderWidget::renderWindow() const { return window_; }

vtkRenderWindowInteractor* RenderWidget::interactor() const { return interactor_; }

QPointF RenderWidget::toDisplay(QPointF widgetPosition) const {
  const QPointF p = widgetPosition * devicePixelRatioF();
  return {p.x(), height() * devicePixelRatioF() - 1.0 - p.y()};
}

void RenderWidget::initializeGL() {
  // A widget that moves to another top-level window may get another context: VTK's objects die with the old one.
  connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &RenderWidget::releaseGraphics, Qt::UniqueConnection);
  window_->SetOwnContext(0);
  window_->OpenGLInitContext();
  initialized_ = true;
}

void RenderWidget::releaseGraphics() {
  if (!initialized_) return;
  makeCurrent();
  window_->Finalize();
  doneCurrent();
  initialized_ = false;
}

void RenderWidget::resizeGL(int, int) { fitToWidget(); }

void RenderWidget::fitToWidget() {
  const int w = qRound(width() * devicePixelRatioF());
  const int h = qRound(height() * devicePixelRatioF());
  const int* size = window_->GetSize();
  if (size[0] == w && size[1] == h) return;
  window_->SetSize(w, h);
  window_->SetDPI(qRound(logicalDpiX() * devicePixelRatioF()));
  interactor_->UpdateSize(w, h);
  interactor_->InvokeEvent(vtkCommand::ConfigureEvent);
}

void RenderWidget::paintGL() {
  if (!initialized_) return;
  QElapsedTimer clock;
  clock.start();
  fitToWidget();  // a widget that is only grabbed never hears of its size
  beforeRender();
  window_->SetReadyForRendering(true);
  window_->Render();
  window_->SetReadyForRendering(false);

  makeCurrent();  // drawing may have visited another widget's context
  QOpenGLExtraFunctions* gl = context()->extraFunctions();
  gl->glBindFramebuffer(GL_DRAW_FRAMEBUFFER, defaultFramebufferObject());
  const GLenum target = GL_COLOR_ATTACHMENT0;
  gl->glDrawBuffers(1, &target);
  window_->GetState()->vtkglDisable(GL_SCISSOR_TEST);
  gl->glDisable(GL_SCISSOR_TEST);
  const int* size = window_->GetSize();
  window_->BlitDisplayFramebuffer(0, 0, 0, size[0], size[1], 0, 0, size[0], size[1], GL_COLOR_BUFFER_BIT, GL_LINEAR);
  // Qt lays the picture over the window by its alpha, which VTK's translucent things have left below one.
  gl->glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_TRUE);
  gl->glClearColor(0, 0, 0, 1);
  gl->glClear(GL_COLOR_BUFFER_BIT);
  gl->glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);

  ++framesDrawn_;
  lastFrameSeconds_ = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
}

void RenderWidget::onVtkEvent(vtkObject*, unsigned long event, void* clientData, void* data) {
  auto* self = static_cast<RenderWidget*>(clientData);
  const auto isCurrent = [self] {
    return self->context() != nullptr && QOpenGLContext::currentContext() == self->context();
  };
  switch (event) {
    case vtkCommand::WindowMakeCurrentEvent:
      // makeCurrent() also binds Qt's framebuffer behind VTK's back: only when another context is current.
      if (self->isValid() && !isCurrent()) self->makeCurrent();
      break;
    case vtkCommand::WindowIsCurrentEvent: *static_cast<bool*>(data) = isCurrent(); break;
    case vtkCommand::CursorChangedEvent: {
      static const QHash<int, Qt::CursorShape> shapes = {
          {VTK_CURSOR_HAND, Qt::PointingHandCursor}, {VTK_CURSOR_CROSSHAIR, Qt::CrossCursor},
          {VTK_CURSOR_SIZEALL, Qt::SizeAllCursor},   {VTK_CURSOR_SIZENS, Qt::SizeVerCursor},
          {VTK_CURSOR_SIZEWE, Qt::SizeHorCursor},
      };
      self->setCursor(shapes.value(*static_cast<int*>(data), Qt::ArrowCursor));
      break;
    }
    case vtkCommand::RenderEvent: self->update(); break;
    case vtkCommand::CreateTimerEvent: {
      // VTK's chart scenes ask for a timer to redraw a little later; update() gathers requests already.
      const int id = *static_cast<int*>(data);
      QTimer::singleShot(0, self, [self, id] {
        int timer = id;
        self->interactor_->InvokeEvent(vtkCommand::TimerEvent, &timer);
        self->update();
      });
      break;
    }
    default: break;
  }
}

bool RenderWidget::event(QEvent* event) {
  if (forwarding_ && forwardEvent(event)) {
    event->accept();
    return true;
  }
  return QOpenGLWidget::event(event);
}

bool RenderWidget::forwardEvent(QEvent* event) {
  switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseMove: {
      const auto* mouse = static_cast<QMouseEvent*>(event);
      const QPointF p = toDisplay(mouse->position());
      const bool twice = event->type() == QEvent::MouseButtonDblClick;
      interactor_->SetEventInformation(qRound(p.x()), qRound(p.y()), mouse->modifiers().testFlag(Qt::ControlModifier),
                                       mouse->modifiers().testFlag(Qt::ShiftModifier), 0, twice ? 1 : 0);
      interactor_->SetAltKey(mouse->modifiers().testFlag(Qt::AltModifier));
      if (event->type() == QEvent::MouseMove) {
        interactor_->InvokeEvent(vtkCommand::MouseMoveEvent);
        return true;
      }
      const bool released = event->type() == QEvent::MouseButtonRelease;
      if (!released && focusPolicy() & Qt::ClickFocus) setFocus(Qt::MouseFocusReason);
      unsigned long what = 0;
      switch (mouse->button()) {
        case Qt::LeftButton:
          what = released ? vtkCommand::LeftButtonReleaseEvent
                 : twice  ? vtkCommand::LeftButtonDoubleClickEvent
                          : vtkCommand::LeftButtonPressEvent;
          break;
        case Qt::MiddleButton:
          what = released ? vtkCommand::MiddleButtonReleaseEvent : vtkCommand::MiddleButtonPressEvent;
          break;
        case Qt::RightButton:
          what = released ? vtkCommand::RightButtonReleaseEvent : vtkCommand::RightButtonPressEvent;
          break;
        default: return false;
      }
      interactor_->InvokeEvent(what);
      return true;
    }
    case QEvent::Wheel: {
      const auto* wheel = static_cast<QWheelEvent*>(event);
      if (wheel->angleDelta().y() == 0) return false;
      const QPointF p = toDisplay(wheel->position());
      interactor_->SetEventInformation(qRound(p.x()), qRound(p.y()), wheel->modifiers().testFlag(Qt::ControlModifier),
                                       wheel->modifiers().testFlag(Qt::ShiftModifier));
      interactor_->InvokeEvent(wheel->angleDelta().y() > 0 ? vtkCommand::MouseWheelForwardEvent
                                                           : vtkCommand::MouseWheelBackwardEvent);
      return true;
    }
    case QEvent::Leave: interactor_->InvokeEvent(vtkCommand::LeaveEvent); return false;
    case QEvent::KeyPress:
    case QEvent::KeyRelease: {
      // Keys go to VTK and on to Qt as well: VTK does not tell whether it used one.
      const auto* key = static_cast<QKeyEvent*>(event);
      const QByteArray text = key->text().toLatin1();
      const QByteArray symbol = QKeySequence(key->key()).toString().toLatin1();
      interactor_->SetKeyEventInformation(key->modifiers().testFlag(Qt::ControlModifier),
                                          key->modifiers().testFlag(Qt::ShiftModifier),
                                          text.isEmpty() ? '\0' : text.at(0), 0, symbol.constData());
      interactor_->InvokeEvent(event->type() == QEvent::KeyPress ? vtkCommand::KeyPressEvent
                                                                 : vtkCommand::KeyReleaseEvent);
      return false;
    }
    default: return false;
  }
}

}  // namespace gyre::ui
