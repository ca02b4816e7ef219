#pragma once
// Writes a recording to a CSV file in the background; the window goes on meanwhile.

#include "run/recording_csv.h"

#include <QObject>
#include <QString>

#include <thread>

namespace gyre::ui {

class CsvExport : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  ~CsvExport() override { wait(); }

  /// Waits for an export under way before it begins another.
  void start(RecordingCsv csv, const QString& path, RowRange range = {});
  void wait();

 signals:
  void written(const QString& path);
  void failed(const gyre::Error& error);

 private:
  std::jthread thread_;
};

}  // namespace gyre::ui
