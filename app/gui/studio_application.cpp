#include "studio_application.h"

#include "core/machine_memory.h"

#include <QMessageBox>
#include <QTimer>

#include <exception>

namespace gyre {

bool StudioApplication::notify(QObject* receiver, QEvent* event) {
  try {
    return QApplication::notify(receiver, event);
  } catch (const std::exception& e) {
    const QString what = QString::fromStdString(gyre::libraryMessage(e));
    qCritical("unexpected error: %s", qUtf8Printable(what));
    // Not from inside the event that failed: it might be a paint event.
    QTimer::singleShot(0, this, [what] {
      QMessageBox::critical(activeWindow(), tr("Unexpected error"),
                            tr("Something went wrong inside the program; the model is kept.\n\n%1").arg(what));
    });
  }
  return false;
}

}  // namespace gyre
