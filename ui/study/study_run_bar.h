#pragma once
// The bar below a study: Run or Cancel, how far it is, how long it will take, and what can be exported.

#include "study/study_session.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

namespace gyre::ui {

/// "about 8 s left", "about 3 min left"; empty while unknown.
QString timeLeft(double seconds);

class StudyRunBar : public QWidget {
  Q_OBJECT
 public:
  explicit StudyRunBar(StudySession& session, QWidget* parent = nullptr);

  /// Why nothing can be run now; empty when it can.
  void setObstacle(const QString& reason);
  /// Says for a while that a file was written, or could not be.
  void report(bool written, const QString& path, const QString& why = {});
  QString status() const { return status_->text(); }
  QPushButton* runButton() const { return run_; }

 signals:
  void runRequested();
  void startOverRequested();
  void tableExportRequested();
  void folderExportRequested();

 private:
  void refresh();
  QString words() const;

  StudySession& session_;
  QString obstacle_;
  QString note_;
  QTimer noteTime_;
  QPushButton* run_;
  QToolButton* startOver_;
  QProgressBar* progress_;
  QLabel* status_;
  QToolButton* export_;
};

}  // namespace gyre::ui
