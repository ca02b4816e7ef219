#pragma once
// Reads a model of another program, and the meshes it names, beside the window's own thread. When that takes longer
// than one waits without asking, a dialog says which mesh it is at; Cancel there leaves everything as it was.

#include "document/background_job.h"
#include "import/import_file.h"

#include <QDialog>
#include <QLabel>
#include <QPointer>
#include <QTimer>

#include <functional>

namespace gyre::ui {

/// Whether a file is one of another program by its name: what opens it imports it.
bool isForeignFile(const QString& path);
/// "URDF and MJCF", and "*.urdf *.xml": for filters of files.
QString foreignNames();
QString foreignPatterns();

class ImportProgress : public QDialog {
  Q_OBJECT
 public:
  ImportProgress(const QString& file, QWidget* parent);
  /// @param number  1 for the first
  void setMesh(const QString& file, int number);

 private:
  QString model_;
  QLabel* words_;
};

/// On other threads than the window's; gives up when asked to.
using StoppableMeshReader =
    std::function<Expected<std::shared_ptr<const TriangleMesh>>(const std::filesystem::path&, const std::stop_token&)>;

class ImportJob : public QObject {
  Q_OBJECT
 public:
  /// @param window  of the dialog
  ImportJob(const TypeList& types, QWidget* window, StoppableMeshReader readMesh);

  /// An import under way is given up for this one.
  void start(const QString& path, bool allowOutside = false);
  /// The last file once more.
  void startAgain(bool allowOutside) { start(QString(path_), allowOutside); }
  void cancel();
  bool isBusy() const { return job_.isBusy(); }

 signals:
  void imported(const gyre::Imported& result, const QString& path);
  void failed(const gyre::Error& error);

 private:
  Expected<Imported> read(const QString& path, int number, const std::stop_token& stop, bool allowOutside);
  void showProgress();
  void endProgress();

  const TypeList& types_;
  QWidget* window_;
  StoppableMeshReader readMesh_;
  int number_ = 0;  ///< of the import: what others still have to say does not count
  QString path_;
  QString mesh_;  ///< being read
  int meshes_ = 0;
  QTimer patience_;
  QPointer<ImportProgress> progress_;
  BackgroundJob job_;  ///< last: it waits for the thread, which uses the rest
};

}  // namespace gyre::ui
