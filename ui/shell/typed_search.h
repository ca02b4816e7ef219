#pragma once
// Letters typed into a list choose the row that has them anywhere: "arm" finds "lower arm". Rows that begin so come
// first, then those with a word that does; one letter again and again goes through all that have it.

#include <QElapsedTimer>
#include <QModelIndex>
#include <QObject>
#include <QPointer>

class QAbstractItemModel;
class QAbstractItemView;
class QComboBox;

namespace gyre::ui {

/// Installed on the application: serves every choice, closed or open, and every list that is not typed into.
class TypedSearch : public QObject {
 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool isGoingOn(const QObject* where) const;
  /// The row for what has been typed with this letter; none where none has it.
  QModelIndex find(const QAbstractItemModel& model, const QModelIndex& root, int column, const QModelIndex& now,
                   const QString& letter);
  void searchIn(QComboBox& choice, const QString& letter);
  void searchIn(QAbstractItemView& list, const QString& letter);

  QPointer<QObject> where_;
  QString typed_;
  QElapsedTimer since_;
};

}  // namespace gyre::ui
