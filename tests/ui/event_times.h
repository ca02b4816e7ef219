#pragma once
// How long the window is deaf: the time each event takes to be handled, with all that follows from it at once.

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QMetaEnum>

#include <algorithm>
#include <vector>

namespace gyre::test {

class TimedApplication : public QApplication {
 public:
  struct Handling {
    double milliseconds;
    QString what;
  };

  using QApplication::QApplication;

  bool notify(QObject* receiver, QEvent* event) override {
    if (within_) return QApplication::notify(receiver, event);
    within_ = true;
    const QString what = QStringLiteral("%1 of %2 %3")
                             .arg(QMetaEnum::fromType<QEvent::Type>().valueToKey(event->type()),
                                  receiver->metaObject()->className(), receiver->objectName());
    QElapsedTimer clock;
    clock.start();
    const bool done = QApplication::notify(receiver, event);
    handled_.push_back({static_cast<double>(clock.nsecsElapsed()) * 1e-6, what});
    within_ = false;
    return done;
  }

  /// Forgets what was handled before.
  void reset() { handled_.clear(); }
  std::size_t handled() const { return handled_.size(); }
  /// Says which events took longest since reset().
  void tell(const char* when) {
    std::sort(handled_.begin(), handled_.end(),
              [](const auto& a, const auto& b) { return a.milliseconds > b.milliseconds; });
    for (std::size_t i = 0; i < std::min<std::size_t>(4, handled_.size()); ++i)
      qInfo("%-28s %7.1f ms: %s", when, handled_[i].milliseconds, qPrintable(handled_[i].what));
    reset();
  }

 private:
  bool within_ = false;
  std::vector<Handling> handled_;
};

}  // namespace gyre::test
