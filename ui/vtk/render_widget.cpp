#include "vtk/render_widget.h"

#include <vtkCallbackCommand.h>
#include <vtkCommand.h>
#include <vtkGenericOpenGLRenderWindow.h>
#include <vtkGenericRenderWindowInteractor.h>
#include <vtkNew.h>
#include <vtkOpenGLFramebufferObject.h>
#include <vtkTextureObject.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QOpenGLContext>
#include <QPainter>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gyre::ui {

namespace {

constexpr int samplesOnScreen = 4;  ///< of a pixel; every card that has OpenGL 3.2 has them

}  // namespace

RenderWidget::RenderWidget(QWidget* parent)
    : QWidget(parent),
      window_(vtkSmartPointer<vtkGenericOpenGLRenderWindow>::New()),
      interactor_(vtkSmartPointer<vtkGenericRenderWindowInteractor>::New()),
      observer_(vtkSmartPointer<vtkCallbackCommand>::New()) {
  setMouseTracking(true);
  setFocusPolicy(Qt::ClickFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);

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
  if (graphics().onScreen) makeScreen();
}

RenderWidget::~RenderWidget() {
  delete std::exchange(screen_, nullptr);  // it draws what goes away here
  interactor_->RemoveObserver(observer_);
  if (context_.get() && makeCurrent()) {
    window_->Finalize();
    context_.get()->doneCurrent();
  }
  window_->RemoveObserver(observer_);
  interactor_->SetRenderWindow(nullptr);
}

vtkGenericOpenGLRenderWindow* RenderWidget::renderWindow() const { return window_; }

vtkRenderWindowInteractor* RenderWidget::interactor() const { return interactor_; }

QPointF RenderWidget::toDisplay(QPointF widgetPosition) const {
  const QPointF p = widgetPosition * pixelRatio();
  return {p.x(), height() * pixelRatio() - 1.0 - p.y()};
}

double RenderWidget::pixelRatio() const { return pixelRatio_ > 0 ? pixelRatio_ : devicePixelRatioF(); }

bool RenderWidget::makeCurrent() {
  if (context_.isCurrent()) return true;
  const bool isFirst = !context_.get();
  if (isFirst) context_.create(screen_ != nullptr);
  if (!context_.makeCurrent()) return false;
  if (!isFirst) return true;
  window_->SetOwnContext(0);
  window_->OpenGLInitContext();
  return context_.makeCurrent();
}

void RenderWidget::readPicture() { reader_.read(*window_, *context_.get(), pixelRatio()); }

QSize RenderWidget::pixelSize() const {
  const double ratio = pixelRatio();
  return {std::max(1, qRound(width() * ratio)), std::max(1, qRound(height() * ratio))};
}

bool RenderWidget::isMultisampled() const { return window_->GetMultiSamples() > 1; }

bool RenderWidget::isStale() const { return stale_ || drawnSize_ != pixelSize() || drawnRatio_ != pixelRatio(); }

void RenderWidget::fitToWidget() {
  drawnSize_ = pixelSize();
  drawnRatio_ = pixelRatio();
  window_->SetDPI(qRound(logicalDpiX() * drawnRatio_));
  const int w = drawnSize_.width(), h = drawnSize_.height();
  const int* size = window_->GetSize();
  if (size[0] == w && size[1] == h) return;
  window_->SetSize(w, h);
  interactor_->UpdateSize(w, h);
  interactor_->InvokeEvent(vtkCommand::ConfigureEvent);
}

void RenderWidget::update() {
  stale_ = true;
  if (screen_) screen_->update();
  else QWidget::update();
}

void RenderWidget::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (screen_) screen_->setGeometry(rect());
  stale_ = true;
}

QImage RenderWidget::grabFramebuffer() {
  render();
  if (screen_ && context_.isCurrent()) readPicture();
  return reader_.picture();
}

void RenderWidget::paintEvent(QPaintEvent* event) {
  if (screen_) return;  // it covers all
  if (isStale()) render();
  QPainter painter(this);
  if (reader_.picture().isNull()) painter.fillRect(event->rect(), palette().window());
  else reader_.paint(painter);
}

void RenderWidget::makeScreen() {
  screen_ = new GlScreen({.draw = [this] { return sharedPicture(); },
                          .beginShowing = [this](QOpenGLContext& context) { drawn_.wait(context); },
                          .endShowing = [this](QOpenGLContext& context) { shown_.set(context); }},
                         this);
  window_->SetMultiSamples(samplesOnScreen);
  connect(screen_, &GlScreen::failed, this, &RenderWidget::giveUpScreen, Qt::QueuedConnection);
}

void RenderWidget::giveUpScreen() {
  if (!screen_) return;
  drawOffScreen(tr("a window of its own could not be drawn by OpenGL"));
  delete std::exchange(screen_, nullptr);
  window_->SetMultiSamples(0);
  update();
}

SharedPicture RenderWidget::sharedPicture() {
  if (isStale()) render();
  if (!context_.isValid()) return {};
  return {window_->GetDisplayFramebuffer()->GetColorAttachmentAsTextureObject(0)->GetHandle(), drawnSize_};
}

void RenderWidget::render() {
  stale_ = false;
  if (!makeCurrent()) return;
  QElapsedTimer clock;
  clock.start();
  fitToWidget();
  beforeRender();
  makeCurrent();
  if (screen_) shown_.wait(*context_.get());
  window_->SetReadyForRendering(true);
  window_->Render();
  window_->SetReadyForRendering(false);
  makeCurrent();  // drawing may have visited another widget's context
  if (screen_) drawn_.set(*context_.get());
  else readPicture();
  ++framesDrawn_;
  lastFrameSeconds_ = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
  afterRender();
}

void RenderWidget::onVtkEvent(vtkObject*, unsigned long event, void* clientData, void* data) {
  auto* self = static_cast<RenderWidget*>(clientData);
  switch (event) {
    case vtkCommand::WindowMakeCurrentEvent:
      if (self->context_.get() && !self->context_.isCurrent()) self->makeCurrent();
      break;
    case vtkCommand::WindowIsCurrentEvent: *static_cast<bool*>(data) = self->context_.isCurrent(); break;
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
  // A QOpenGLWidget does not always notice that its parent has gone to another window; a new one has nothing to lose.
  if (event->type() == QEvent::ParentChange && screen_) {
    delete std::exchange(screen_, nullptr);
    makeScreen();
    screen_->setGeometry(rect());
    screen_->lower();
    screen_->show();
  }
  if (forwarding_ && forwardEvent(event)) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
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

#include "moc_render_widget.cpp"
