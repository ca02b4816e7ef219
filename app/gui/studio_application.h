#pragma once
// The application object: one of the four places where exceptions of libraries are caught.

#include <QApplication>

namespace gyre {

class StudioApplication : public QApplication {
 public:
  using QApplication::QApplication;
  bool notify(QObject* receiver, QEvent* event) override;
};

}  // namespace gyre
