#pragma once
// A window that is narrower than its docks side by side folds them: those on the right come in tabs with those on the
// left, those below in one row of tabs. In a window that is wide enough again they stand as they did.

#include <QByteArray>
#include <QMainWindow>
#include <QObject>
#include <QTimer>

#include <vector>

namespace gyre::ui {

class NarrowWindow : public QObject {
  Q_OBJECT
 public:
  /// The window may become as small as `least`, whatever its docks need.
  NarrowWindow(QMainWindow& window, QSize least);

  bool isFolded() const { return folded_; }
  /// @pre isFolded()
  const QByteArray& unfoldedPlaces() const { return unfolded_; }
  /// All docks have been placed anew.
  void placesChanged();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool isTooNarrow() const;
  void fit();
  void fold();
  void unfold();
  std::vector<QDockWidget*> docksIn(Qt::DockWidgetArea area) const;

  QMainWindow& window_;
  bool folded_ = false, busy_ = false;
  bool wasMadeNarrow_ = false;  ///< narrower than its docks, by its size and not by a dock that opened
  int neededWidth_ = 0;         ///< by the docks when they were folded [pixels]
  QTimer soon_;                 ///< one look for many requests
  QByteArray unfolded_;         ///< empty while there was no need to fold
};

}  // namespace gyre::ui
