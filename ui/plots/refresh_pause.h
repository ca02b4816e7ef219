#pragma once
// When a panel takes in what is new: at once while the run stands still, else a few times a second; not while nobody
// sees it.

#include "theme/seen.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <utility>

namespace gyre::ui {

class RefreshPause : public QObject {
 public:
  /// @param panel  whose child this becomes
  RefreshPause(QWidget* panel, std::function<void()> refresh)
      : QObject(panel), panel_(*panel), refresh_(std::move(refresh)) {
    pause_.setSingleShot(true);
    pause_.setInterval(pause);
    connect(&pause_, &QTimer::timeout, this, [this] {
      if (!stale_ || !isSeen(panel_)) return;
      now();
      pause_.start();
    });
  }

  /// What is shown is out of date. @param goesOn  and will be so again soon
  void ask(bool goesOn) {
    stale_ = true;
    if (!isSeen(panel_) || (goesOn && pause_.isActive())) return;
    now();
    if (goesOn) pause_.start();
  }
  /// The panel has come into sight.
  void catchUp() {
    if (stale_) now();
  }
  void now() {
    stale_ = false;
    refresh_();
  }

 private:
  static constexpr int pause = 100;  ///< [ms]

  QWidget& panel_;
  std::function<void()> refresh_;
  QTimer pause_;
  bool stale_ = true;
};

}  // namespace gyre::ui
