#pragma once
// Letters typed into a list choose the row that has them anywhere: "arm" finds "lower arm". Rows that begin so come
// first, then those with a word that does; one letter again and again goes through all that have it.

#include <QElapsedTimer>
#include <QModelIndex>
#include <QObject>
#include <QPointer>

class QAbstractItemModel;

namespace gyre::ui {

/// Installed on the application: serves every choice, closed or open, and every list that is not typed into.
class TypedSearch : public QObject {
 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Rows {
    const QAbstractItemModel* model = nullptr;  ///< null: no letters are taken here
    QModelIndex root = {};
    int column = 0;
    QModelIndex now = {};
  };
  static Rows rowsOf(QObject* watched);
  /// Those that have the text, the best ones first.
  static QModelIndexList hits(const Rows& rows, const QString& text);
  /// The row for what has been typed with this letter; none where none has it.
  QModelIndex take(const Rows& rows, const QString& letter);

  QPointer<QObject> where_;
  QString typed_;
  QElapsedTimer since_;
};

}  // namespace gyre::ui
