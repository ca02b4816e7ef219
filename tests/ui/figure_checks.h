#pragma once
// What every figure of the window can do: it is zoomed, shows everything again, and is a picture.

#include "figure/figure.h"
#include "figure/plot_surface.h"

#include <QApplication>
#include <QFile>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

namespace gyre::test {

inline void turnWheel(ui::Figure& figure, QPointF at, int turned) {
  ui::PlotSurface& surface = figure.surface();
  QWheelEvent event(at, surface.mapToGlobal(at), {}, {0, turned}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                    false);
  QApplication::sendEvent(&surface, &event);
}

/// @pre it shows everything, which is something
inline void checkFigure(ui::Figure& figure) {
  const ui::AxesWindow all = figure.inSight();
  const QPointF middle = figure.surface().plotArea().center();
  QVERIFY(figure.hasPicture());
  for (int i = 0; i < 3; ++i) turnWheel(figure, middle, 120);
  QVERIFY(figure.inSight().x.span() < 0.6 * all.x.span());
  QVERIFY(!figure.isFitted());
  QTest::mouseMove(&figure.surface(), middle.toPoint());  // keys go to the plot that is pointed at
  QTest::keyClick(&figure.surface(), Qt::Key_F);
  QVERIFY(figure.isFitted());
  QVERIFY(figure.inSight() == all);

  const QPoint from = middle.toPoint(), to = from + QPoint(30, 30);
  QTest::mousePress(&figure.surface(), Qt::LeftButton, {}, from);
  QTest::mouseMove(&figure.surface(), to);
  QTest::mouseRelease(&figure.surface(), Qt::LeftButton, {}, to);
  QVERIFY(figure.inSight().x.span() < 0.6 * all.x.span() && figure.inSight().y.span() < all.y.span());
  figure.fit();
  QVERIFY(figure.inSight() == all);

  QTemporaryDir dir;
  QVERIFY(figure.savePicture(dir.filePath("figure.svg")));
  QSvgRenderer svg(dir.filePath("figure.svg"));
  QVERIFY(svg.isValid());
  QVERIFY(!figure.pictureTitle().isEmpty());
}

}  // namespace gyre::test
