#pragma once
// Writes recordings to CSV files in the background, one after the other; the window goes on meanwhile.

#include "run/recording_csv.h"

#include <QObject>
#include <QString>

#include <deque>
#include <memory>
#include <thread>

namespace gyre::ui {

class CsvExport : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  /// Files that were asked for are written first.
  ~CsvExport() override;

  /// At once, or after those asked for before.
  void start(RecordingCsv csv, const QString& path, RowRange range = {});

 signals:
  void written(const QString& path);
  void failed(const gyre::Error& error);

 private:
  struct Order {
    RecordingCsv csv;
    QString path;
    RowRange range;
  };
  static Expected<void> write(const Order& order);
  void next();
  void finish(const QString& path, const Expected<void>& done);

  std::deque<Order> waiting_;
  bool busy_ = false;
  std::jthread thread_;
};

}  // namespace gyre::ui
