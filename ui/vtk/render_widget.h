#pragma once
// The bridge between Qt 6 and VTK: a widget that shows a vtkGenericOpenGLRenderWindow.
// The scene is drawn when the widget is painted after update(), and nowhere else; a Render() that VTK issues by itself
// at any other moment is skipped.
//
// It is drawn in a context of the widget's own, which lives as long as the widget, whatever window that is in. There
// are two ways from there to the screen (graphics() says which one):
// - With a graphics card the picture stays on it: a QOpenGLWidget below all other children shows it at the rate of the
//   screen. The scene is multisampled.
// - Else it is read back and painted. A QOpenGLWidget would have Qt compose the whole window by OpenGL at every frame,
//   however small the widget: without a GPU that takes longer than drawing thousands of bodies.

#include "vtk/gl_fence.h"
#include "vtk/gl_screen.h"
#include "vtk/graphics.h"
#include "vtk/own_context.h"
#include "vtk/picture_reader.h"

#include <vtkSmartPointer.h>

#include <QWidget>

class QEvent;
class vtkCallbackCommand;
class vtkGenericOpenGLRenderWindow;
class vtkGenericRenderWindowInteractor;
class vtkObject;
class vtkRenderWindowInteractor;

namespace gyre::ui {

class RenderWidget : public QWidget {
  Q_OBJECT

 public:
  explicit RenderWidget(QWidget* parent = nullptr);
  ~RenderWidget() override;

  /// The scene has changed: it is drawn anew when the widget is painted next.
  void update();
  /// Draws the scene now, also when the widget is not shown.
  QImage grabFramebuffer();

  /// Add renderers to this window at any time, also before the widget is shown.
  vtkGenericOpenGLRenderWindow* renderWindow() const;

  /// Gets the widget's mouse, wheel and key events in device pixels, y upwards.
  vtkRenderWindowInteractor* interactor() const;

  /// Off: the interactor gets no events, for a subclass that handles its own (default: on).
  void setEventForwarding(bool on) { forwarding_ = on; }

  /// Number of frames drawn so far, and how long the last one took [s].
  int framesDrawn() const { return framesDrawn_; }
  double lastFrameSeconds() const { return lastFrameSeconds_; }

  /// Pixels drawn per pixel of the widget's size: those of its screen, unless set for pictures of a size of their own.
  double pixelRatio() const;
  void setPixelRatio(double ratio) { pixelRatio_ = ratio; }

  /// The size that is drawn, whatever was: exactly the widget's times the ratio.
  QSize pixelSize() const;
  /// Edges are smooth without any more work.
  bool isMultisampled() const;

  /// Position of a mouse event in VTK's display coordinates.
  QPointF toDisplay(QPointF widgetPosition) const;

 protected:
  /// Called just before the scene is drawn; the size of the render window is up to date.
  virtual void beforeRender() {}
  /// Called when the scene has been drawn.
  virtual void afterRender() {}

  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

 private:
  static void onVtkEvent(vtkObject* caller, unsigned long event, void* self, void* data);
  bool forwardEvent(QEvent* event);
  bool makeCurrent();
  bool isStale() const;
  void fitToWidget();
  void render();
  void readPicture();
  SharedPicture sharedPicture();
  void makeScreen();
  void giveUpScreen();

  OwnContext context_;  ///< created when it is first drawn
  vtkSmartPointer<vtkGenericOpenGLRenderWindow> window_;
  vtkSmartPointer<vtkGenericRenderWindowInteractor> interactor_;
  vtkSmartPointer<vtkCallbackCommand> observer_;
  bool forwarding_ = true;
  double pixelRatio_ = 0;  ///< 0: that of the screen
  bool stale_ = true;      ///< the scene has changed since it was drawn
  QSize drawnSize_;
  double drawnRatio_ = 0;
  PictureReader reader_;
  GlScreen* screen_ = nullptr;  ///< what shows it, where it is not painted
  GlFence drawn_, shown_;
  int framesDrawn_ = 0;
  double lastFrameSeconds_ = 0;
};

}  // namespace gyre::ui
