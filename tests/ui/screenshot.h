#pragma once
// Pictures of what a test shows, for people to look at: written to the folder GYRE_SCREENSHOTS names, if any.

#include <QImage>
#include <QString>
#include <QWidget>

namespace gyre::test {

inline void screenshot(QWidget& widget, const QString& name) {
  const QString folder = qEnvironmentVariable("GYRE_SCREENSHOTS");
  if (!folder.isEmpty()) widget.grab().save(folder + QLatin1Char('/') + name + QLatin1String(".png"));
}

inline void screenshot(const QImage& image, const QString& name) {
  const QString folder = qEnvironmentVariable("GYRE_SCREENSHOTS");
  if (!folder.isEmpty()) image.save(folder + QLatin1Char('/') + name + QLatin1String(".png"));
}

}  // namespace gyre::test
