#pragma once
// Titles of pages, one of which is read. Who types a title passes by others letter by letter: the page is turned when
// he pauses, or by Enter; any other way to a title turns it at once.

#include <QListWidget>
#include <QTimer>

namespace gyre::ui {

class TitleList : public QListWidget {
  Q_OBJECT
 public:
  explicit TitleList(QWidget* parent = nullptr);

  /// The title that letters have come to so far.
  void typeTo(const QModelIndex& title);

 signals:
  /// The page of the current title is to be shown.
  void turned();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void turn();

  QTimer pause_;  ///< since the last letter
  bool isTyping_ = false;
};

}  // namespace gyre::ui
