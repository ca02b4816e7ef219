#pragma once
// How long the window is deaf: the time each event takes to be handled, with all that follows from it at once; and
// which widgets are painted how often.

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QMetaEnum>

#include <algorithm>
#include <map>
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
    if (event->type() == QEvent::Paint) ++painted_[nameOf(receiver)];
    if (within_) return QApplication::notify(receiver, event);
    within_ = true;
    const QString what =
        QStringLiteral("%1 of %2").arg(QMetaEnum::fromType<QEvent::Type>().valueToKey(event->type()), nameOf(receiver));
    QElapsedTimer clock;
    clock.start();
    const bool done = QApplication::notify(receiver, event);
    handled_.push_back({static_cast<double>(clock.nsecsElapsed()) * 1e-6, what});
    within_ = false;
    return done;
  }

  /// Forgets what was handled before.
  void reset() {
    handled_.clear();
    painted_.clear();
  }
  std::size_t handled() const { return handled_.size(); }
  /// Says which events took longest since reset().
  void report(const char* when) {
    std::sort(handled_.begin(), handled_.end(),
              [](const auto& a, const auto& b) { return a.milliseconds > b.milliseconds; });
    for (std::size_t i = 0; i < std::min<std::size_t>(4, handled_.size()); ++i)
      qInfo("%-28s %7.1f ms: %s", when, handled_[i].milliseconds, qPrintable(handled_[i].what));
    QStringList paintings;
    for (const auto& [widget, times] : painted_) paintings << QStringLiteral("%1 %2").arg(times).arg(widget);
    qInfo("%-28s painted: %s", when, qPrintable(paintings.join(", ")));
    reset();
  }

 private:
  static QString nameOf(const QObject* object) {
    return (object->metaObject()->className() + QLatin1Char(' ') + object->objectName()).trimmed();
  }

  bool within_ = false;
  std::vector<Handling> handled_;
  std::map<QString, int> painted_;
};

}  // namespace gyre::test
