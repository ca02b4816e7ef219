#pragma once
// The windows of studies that belong to the main window: one for order studies of its model, one for studies of its
// parameters, one for each study file. They stand beside it where the screen has room, and never hold themselves above.

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
  StudyWindow* parameterStudy(const Model& model, const QString& title, const QString& file);
  StudyWindow* open(const QString& path);
  /// Asks for each that would lose something.
  bool mayClose() const;
  /// With the main window, whose they are.
  void hideAll();
  /// All that are open.
  std::vector<StudyWindow*> windows() const;

 signals:
  /// A study shows its model in the workbench.
  void modelRequested(const QString& path);

 private:
  StudyWindow* add();
  void bringToFront(StudyWindow& window);
  /// Where the user has not put it elsewhere before.
  void placeBeside(StudyWindow& window) const;

  QWidget* mainWindow_;
  QPointer<StudyWindow> order_, parameters_;
  std::vector<QPointer<StudyWindow>> files_;  ///< and studies that were still at work when another was asked for
};

}  // namespace gyre::ui
