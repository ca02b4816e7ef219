#pragma once
// A line to type in, in the panel that it is for: what is wrong with the text stands below it while it is typed, names
// are completed. Enter takes it, Escape leaves everything as it was.

#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QStringList>
#include <QWidget>

#include <functional>

namespace gyre::ui {

struct EntryFault {
  QString message = {};    ///< empty: nothing is wrong
  int begin = 0, end = 0;  ///< characters concerned
};

struct EntryAnswer {
  EntryFault fault = {};
  QString warning = {};  ///< of a text that is right
};

struct EntryQuestion {
  QString prompt = {};
  QString hint = {};  ///< in the empty line
  QString text = {};
  QStringList words = {};  ///< to complete
  std::function<EntryAnswer(const QString&)> check = {};
  std::function<void(const QString&)> done = {};
  bool mayBeEmpty = false;  ///< an empty line is an answer, too
};

class EntryRow : public QWidget {
  Q_OBJECT
 public:
  explicit EntryRow(QWidget* parent = nullptr);

  void ask(EntryQuestion question);
  /// At the cursor, as if it were typed.
  void insert(const QString& text);

 signals:
  /// Whether something was taken or not.
  void closed();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void judge();
  void complete();
  void accept();
  void close();
  void showColor();
  /// Where the name before the cursor begins.
  qsizetype wordStart() const;

  EntryQuestion question_;
  QLabel* prompt_;
  QLineEdit* edit_;
  QLabel* warning_;
  QCompleter* completer_;
  EntryAnswer answer_;
};

}  // namespace gyre::ui
