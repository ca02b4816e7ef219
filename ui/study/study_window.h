#pragma once
// The window of one study: an order study or one of parameters of a model, or a study file. Choices or description on
// the left, charts and table of the cases on the right, the run bar below.

#include "study/order_form.h"
#include "study/study_session.h"

#include <QLabel>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QWidget>

#include <memory>

namespace gyre::ui {

class CaseTable;
class ParameterForm;
class ChartDeck;
class StudyRunBar;
class StudySummary;

class StudyWindow : public QWidget {
  Q_OBJECT
 public:
  explicit StudyWindow(QWidget* parent = nullptr);
  ~StudyWindow() override;

  /// An order study of this model, with the choices of before where there were any.
  void showOrderStudy(std::shared_ptr<const Model> model, const QString& title, const QString& file);
  /// A study of parameters of this model, with the choices of before where there were any.
  void showParameterStudy(std::shared_ptr<const Model> model, const QString& title, const QString& file);
  /// A study file: planned at once, with the results of earlier runs.
  void openStudy(const QString& path);
  /// Path of the file shown; empty for a study of the open model.
  QString path() const { return path_; }

  void run();
  void cancel() { session_.cancel(); }
  /// Asks where closing would end a run, or lose results that are kept nowhere else.
  bool mayClose();
  bool exportTable(const QString& path);
  bool exportFolder(const QString& path);

  StudySession& session() { return session_; }
  // The two pages on the left are made when first asked for.
  OrderForm& form();
  StudySummary& summary();
  ChartDeck& charts() { return *charts_; }
  CaseTable& table() { return *table_; }
  StudyRunBar& runBar() { return *runBar_; }
  QString errorText() const { return message_->isVisibleTo(this) ? message_->text() : QString(); }

 signals:
  void modelRequested(const QString& path);

 protected:
  void closeEvent(QCloseEvent* event) override;

 private:
  template <class Page>
  Page* addPage();
  void showPage(const QWidget& page);
  void connectParts();
  void addShortcuts();
  /// Why the form on the left asks for nothing that can be run.
  QString problem() const;
  void takePlan();
  void takeSnapshot();
  void refreshState();
  void refreshHint();
  void startOver();
  bool asks(const QString& question, const QString& consequence, const QString& yes);
  void chooseTableFile();
  void chooseFolder();
  void report(const Expected<void>& done, const QString& path);
  /// Whether none of these is a file of the study.
  Expected<void> mayWrite(const std::vector<std::filesystem::path>& files) const;
  StudySession::Maker maker() const;
  StudyOptions options() const;

  QString path_;
  QTemporaryDir ownResults_;  ///< finished cases of studies without a file, until the window closes
  bool exported_ = false;     ///< those of the last run
  StudySession session_;
  QStackedWidget* left_;
  OrderForm* form_ = nullptr;
  ParameterForm* parameters_ = nullptr;  ///< null: an order study, or a file
  StudySummary* summary_ = nullptr;
  ChartDeck* charts_;
  CaseTable* table_;
  QLabel* message_;
  StudyRunBar* runBar_;
};

/// Where the finished cases of a study file are kept between runs of the program.
QString resultsFileOf(const QString& studyPath);

}  // namespace gyre::ui
