#pragma once
// What tst_drawing_ways has done in processes of their own.

#include <QColor>
#include <QPoint>
#include <QSize>
#include <QStringList>

namespace gyre::test {

/// Odd sizes at odd places [logical pixels], and the colours of what is drawn.
struct DrawingChildSize {
  QPoint scenePlace{7, 5};
  QSize scene{501, 333};
  QPoint curvesPlace{7, 345};
  QSize curves{501, 121};
  QSize window{521, 473};
  QSize asked{321, 201}, film{640, 358};  ///< [pixels]
  QColor halo, curve{0, 114, 178};
  DrawingChildSize();
};
extern const DrawingChildSize childSize;

/// "--pictures FOLDER", "--windows" or "--without-opengl". @return the exit code
int drawingChild(const QStringList& arguments);

}  // namespace gyre::test
