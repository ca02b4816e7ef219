#include "document/while_painting.h"

#include <QEventLoop>
#include <QGuiApplication>
#include <QTimer>

namespace gyre::ui {

void paintUntil(const std::function<bool()>& ready) {
  QGuiApplication::setOverrideCursor(Qt::WaitCursor);
  QEventLoop loop;
  QTimer look;
  QObject::connect(&look, &QTimer::timeout, &loop, [&] {
    if (ready()) loop.quit();
  });
  look.start(5);
  loop.exec(QEventLoop::ExcludeUserInputEvents);
  QGuiApplication::restoreOverrideCursor();
}

}  // namespace gyre::ui
