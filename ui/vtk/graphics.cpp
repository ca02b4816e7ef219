#include "vtk/graphics.h"

#include <QCoreApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QSettings>
#include <QSurfaceFormat>

#include <algorithm>
#include <array>
#include <optional>

namespace gyre::ui {
namespace {

constexpr auto choiceKey = "drawing";

QString words(const char* source) { return QCoreApplication::translate("Graphics", source); }

std::optional<DrawingChoice> choiceOfEnvironment() {
  const QString value = qEnvironmentVariable("GYRE_RENDERING");
  if (value == "opengl") return DrawingChoice::graphicsCard;
  if (value == "software") return DrawingChoice::processor;
  return std::nullopt;
}

DrawingChoice effectiveChoice() { return choiceOfEnvironment().value_or(drawingChoice()); }

Graphics askRenderer() {
  Graphics found;
  QOpenGLContext own;
  QOpenGLContext* context = QOpenGLContext::globalShareContext();
  if (!context) {
    own.create();
    context = &own;
  }
  if (!context->isValid() || context->format().version() < qMakePair(3, 2)) return found;
  QOffscreenSurface surface;
  surface.setFormat(context->format());
  surface.create();
  if (!context->makeCurrent(&surface)) return found;
  found.works = true;
  found.renderer = QString::fromLatin1(reinterpret_cast<const char*>(context->functions()->glGetString(GL_RENDERER)));
  context->doneCurrent();
  return found;
}

Graphics decide() {
  Graphics found = askRenderer();
  const DrawingChoice choice = effectiveChoice();
  if (choice == DrawingChoice::processor) return found;
  const bool wanted = choice == DrawingChoice::graphicsCard;
  if (!found.works) {
    if (wanted) found.failure = words("OpenGL 3.2 cannot be started on this display");
  } else if (!QOpenGLContext::globalShareContext()) {  // a program that has not called useGyreSurfaceFormat()
    if (wanted) found.failure = words("the program was started without sharing of OpenGL contexts");
  } else {
    found.onScreen = wanted || !isSoftwareRenderer(found.renderer);
  }
  return found;
}

Graphics& state() {
  static Graphics found = decide();
  return found;
}

}  // namespace

DrawingChoice drawingChoice() {
  return static_cast<DrawingChoice>(std::clamp(QSettings().value(choiceKey, 0).toInt(), 0, 2));
}

void chooseDrawing(DrawingChoice choice) { QSettings().setValue(choiceKey, static_cast<int>(choice)); }

void useGyreSurfaceFormat() {
  QSurfaceFormat format;
  format.setRenderableType(QSurfaceFormat::OpenGL);
  format.setVersion(3, 2);
  format.setProfile(QSurfaceFormat::CoreProfile);
  format.setDepthBufferSize(24);
  format.setStencilBufferSize(8);
  format.setSamples(0);  // those of the scene are VTK's
  QSurfaceFormat::setDefaultFormat(format);
  if (effectiveChoice() != DrawingChoice::processor) {
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);  // what VTK has drawn is shown by contexts of Qt
  } else if (!qEnvironmentVariableIsSet("LIBGL_ALWAYS_SOFTWARE")) {
    qputenv("LIBGL_ALWAYS_SOFTWARE", "1");  // Mesa then leaves a card alone whose driver may be at fault
  }
}

bool isSoftwareRenderer(const QString& renderer) {
  static constexpr std::array names = {"llvmpipe",        "softpipe",    "swrast", "SwiftShader", "Software Rasterizer",
                                       "Microsoft Basic", "GDI Generic", "OpenSWR"};
  return std::any_of(names.begin(), names.end(),
                     [&](const char* name) { return renderer.contains(QLatin1String(name), Qt::CaseInsensitive); });
}

const Graphics& graphics() { return state(); }

void drawOffScreen(const QString& failure) {
  state().onScreen = false;
  state().failure = failure;
}

QString drawnBy() {
  const Graphics& now = graphics();
  if (!now.works) return words("OpenGL 3.2 is missing: the views stay empty");
  const QString how = now.onScreen ? words("straight to the screen") : words("off the screen, painted as pictures");
  const QString line = words("drawn by %1, %2").arg(now.renderer, how);
  return now.failure.isEmpty() ? line : words("%1: %2").arg(line, now.failure);
}

}  // namespace gyre::ui
