#pragma once
// The windows of studies that belong to the main window: one for order studies of its model, one for each study file.

#include "model/model.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <memory>
#include <vector>

namespace gyre::ui {

class StudyWindow;

/// Whether a file is a study by its name.
bool isStudyFile(const QString& path);

class StudyWindows : public QObject {
  Q_OBJECT
 public:
  explicit StudyWindows(QWidget* mainWindow);

  StudyWindow* orderStudy(const Model& model, const QString& title, const QString& file);
  StudyWindow* open(const QString& path);
  /// Asks for each that would lose something.
  bool mayClose() const;
  /// All that are open.
  std::vector<StudyWindow*> windows() const;

 signals:
  /// A study shows its model in the workbench.
  void modelRequested(const QString& path);

 private:
  StudyWindow* add();
  static void bringToFront(StudyWindow& window);

  QWidget* mainWindow_;
  QPointer<StudyWindow> order_;
  std::vector<QPointer<StudyWindow>> files_;  ///< and order studies that were still at work when another was asked for
};

}  // namespace gyre::ui
