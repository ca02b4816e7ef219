#pragma once
// Asks how the recorded run is to be made into a film, and makes it; Cancel takes back what was written.

#include "io/file_roles.h"
#include "shell/film_form.h"
#include "shell/film_job.h"

#include <QDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace gyre::ui {

class FilmDialog : public QDialog {
  Q_OBJECT
 public:
  /// @param stem  of the file's name
  FilmDialog(const Viewport& viewport, RunSet& runs, QString stem, QWidget* parent);

  /// Files that no animation may be written onto.
  void setInputs(const FileRoles& inputs) { inputs_ = inputs; }
  /// Which contacts of a moment are drawn; without it all.
  void setDrawnContacts(DrawnContacts drawn) { drawn_ = std::move(drawn); }
  /// Whether the viewport shows the runs beside this one: a film begins with the same choice.
  void setGhosts(bool shown) { form_->setGhosts(shown); }
  /// Begins; the file's name decides between video and pictures.
  void write(const QString& path);
  bool isWriting() const { return job_.isBusy(); }
  FilmPlan plan() const { return form_->plan(); }

  void reject() override;

 signals:
  void written(const QString& path, int frames);
  void failed(const gyre::Error& error);

 private:
  void layOut();
  /// Null without rows to show.
  std::shared_ptr<const Recording> recorded() const;
  void refresh();
  void chooseFile();

  const Viewport& viewport_;
  RunSet& runs_;
  QString stem_;
  FileRoles inputs_;
  FilmForm* form_;
  QLabel* summary_;
  QProgressBar* progress_;
  QPushButton* export_ = nullptr;

  DrawnContacts drawn_;
  FilmJob job_;
};

}  // namespace gyre::ui
