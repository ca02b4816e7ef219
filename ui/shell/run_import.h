#pragma once
// Reads a CSV of another program or of a measurement as a run to compare with: the file and its rows beside the window,
// the question between them in a dialog.

#include "document/background_job.h"
#include "run/csv_run.h"
#include "run/run_set.h"

#include <QWidget>

namespace gyre::ui {

class RunImport : public QObject {
  Q_OBJECT
 public:
  /// @param window  for the dialog
  RunImport(RunSet& runs, QWidget* window);

  /// Asks for a file.
  void choose();
  void read(const QString& path);
  bool isBusy() const { return job_.isBusy(); }

 signals:
  void loaded(const QString& name);
  void failed(const gyre::Error& error);

 private:
  void ask(const std::shared_ptr<const CsvTable>& table, const QString& path);

  RunSet& runs_;
  QWidget* window_;
  BackgroundJob job_;
};

}  // namespace gyre::ui
