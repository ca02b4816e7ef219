#pragma once
// Who gets the wheel: what is scrolled over is not changed on the way.

#include <QObject>

namespace gyre::ui {

/// Installed on the application. A choice or a box for a number takes the wheel only while it has the focus, which the
/// wheel does not give; otherwise what they stand in scrolls.
class WheelPolicy : public QObject {
 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace gyre::ui
