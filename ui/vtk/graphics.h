#pragma once
// What draws the views: a graphics card by OpenGL straight to the screen, or the processor off the screen. Found out
// once per program, by what the renderer says it is, by the user's choice and by the variable GYRE_RENDERING, which
// goes before both: "opengl" or "software".

#include <QString>

namespace gyre::ui {

/// In the order of the menu, and of the numbers in the settings.
enum class DrawingChoice { automatic, graphicsCard, processor };

/// What the user has chosen. @pre the organization and the name of the application are set
DrawingChoice drawingChoice();
/// Holds from the next start on.
void chooseDrawing(DrawingChoice choice);

/// The format of surfaces, and the sharing of contexts, of the whole program. Call before the QApplication is made.
void useGyreSurfaceFormat();

/// Whether what OpenGL calls its renderer (GL_RENDERER) is a program on the processor.
bool isSoftwareRenderer(const QString& renderer);

struct Graphics {
  bool works = false;     ///< there is OpenGL 3.2
  QString renderer = {};  ///< as it calls itself
  bool onScreen = false;  ///< drawn straight to the screen; else off it, read back and painted
  QString failure = {};   ///< why it is not, where that was wanted
};

/// @pre there is a QGuiApplication; called by its thread
const Graphics& graphics();
/// From now on nothing is drawn straight to the screen: it went wrong.
void drawOffScreen(const QString& failure);
/// One line for the user: by what the views are drawn.
QString drawnBy();

}  // namespace gyre::ui
