#pragma once
// Writes files in the background, one after the other; the window goes on meanwhile.

#include "core/error.h"
#include "run/row_csv.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>

namespace gyre::ui {

class FileExport : public QObject {
  Q_OBJECT
 public:
  using Progress = std::function<bool(double)>;
  /// Writes the file whole or not at all, and tells what share is written; where that answers false the file is not
  /// wanted any more, and so does this. On a thread of its own.
  using Writer = std::function<Expected<bool>(const std::filesystem::path& file, const Progress& goesOn)>;

  using QObject::QObject;
  /// Files that were asked for are written first.
  ~FileExport() override;

  /// At once, or after those asked for before.
  void start(Writer writer, const QString& path);
  /// Rows of a recording.
  void start(std::shared_ptr<const RowCsv> csv, const QString& path, RowRange range = {});
  /// The file being written is not wanted any more: what was there before stays.
  void cancel() { thread_.request_stop(); }

 signals:
  /// A few times a second; @param share  of the file that is written
  void progressed(const QString& path, double share);
  void cancelled(const QString& path);
  void written(const QString& path);
  void failed(const gyre::Error& error);

 private:
  struct Order {
    Writer writer;
    QString path;
  };
  static Expected<bool> write(const Order& order, const Progress& goesOn);
  bool report(const QString& path, double share, const std::stop_token& stop);
  void next();
  void finish(const QString& path, const Expected<bool>& done);

  std::deque<Order> waiting_;
  bool busy_ = false;
  std::chrono::steady_clock::time_point reported_;  ///< when the progress was last told; the thread's
  std::jthread thread_;
};

}  // namespace gyre::ui
