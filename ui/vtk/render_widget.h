#pragma once
// The bridge between Qt 6 and VTK: an OpenGL widget that shows a vtkGenericOpenGLRenderWindow.
// Drawing happens in paintGL() and nowhere else. Whoever changes the scene calls update(); a Render() that VTK
// issues by itself at any other moment is skipped.

#include <vtkSmartPointer.h>

#include <QOpenGLWidget>

class QEvent;
class vtkCallbackCommand;
class vtkGenericOpenGLRenderWindow;
class vtkGenericRenderWindowInteractor;
class vtkObject;
class vtkRenderWindowInteractor;

namespace gyre::ui {

/// The surface format every window of the program shares. Call before the QApplication is made.
void useGyreSurfaceFormat();

class RenderWidget : public QOpenGLWidget {
  Q_OBJECT

 public:
  explicit RenderWidget(QWidget* parent = nullptr);
  ~RenderWidget() override;

  /// Add renderers to this window at any time, also before the widget is shown.
  vtkGenericOpenGLRenderWindow* renderWindow() const;

  /// Gets the widget's mouse, wheel and key events in device pixels, y upwards.
  vtkRenderWindowInteractor* interactor() const;

  /// Off: the interactor gets no events, for a subclass that handles its own (default: on).
  void setEventForwarding(bool on) { forwarding_ = on; }

  /// Number of frames drawn so far, and how long the last one took [s].
  int framesDrawn() const { return framesDrawn_; }
  double lastFrameSeconds() const { return lastFrameSeconds_; }

  /// Position of a mouse event in VTK's display coordinates.
  QPointF toDisplay(QPointF widgetPosition) const;

 protected:
  /// Called in paintGL just before the scene is drawn; the size of the render window is up to date.
  virtual void beforeRender() {}

  void initializeGL() override;
  void resizeGL(int width, int height) override;
  void paintGL() override;
  bool event(QEvent* event) override;

 private:
  static void onVtkEvent(vtkObject* caller, unsigned long event, void* self, void* data);
  bool forwardEvent(QEvent* event);
  void releaseGraphics();
  void fitToWidget();

  vtkSmartPointer<vtkGenericOpenGLRenderWindow> window_;
  vtkSmartPointer<vtkGenericRenderWindowInteractor> interactor_;
  vtkSmartPointer<vtkCallbackCommand> observer_;
  bool forwarding_ = true;
  bool initialized_ = false;
  int framesDrawn_ = 0;
  double lastFrameSeconds_ = 0;
};

}  // namespace gyre::ui
