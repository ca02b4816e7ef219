#pragma once
// Asks how the recorded run is to be made into a film, and makes it, a frame at a time, so that the window goes on
// answering; Cancel takes back what was written.

#include "contacts/contact_moment.h"
#include "contacts/contact_tool.h"
#include "io/file_roles.h"
#include "run/body_islands.h"
#include "run/run_set.h"
#include "shell/film.h"
#include "shell/run_ghosts.h"
#include "viewport/viewport.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>

#include <functional>

namespace gyre::ui {

class FilmDialog : public QDialog {
  Q_OBJECT
 public:
  /// @param stem  of the file's name
  FilmDialog(const Viewport& viewport, RunSet& runs, QString stem, QWidget* parent);

  /// Files that no animation may be written onto.
  void setInputs(const FileRoles& inputs) { inputs_ = inputs; }
  /// Which contacts of a moment are drawn; without it all.
  using DrawnContacts = std::function<std::vector<LoggedContact>(const ContactMoment&)>;
  void setDrawnContacts(DrawnContacts drawn) { drawn_ = std::move(drawn); }
  /// Whether the viewport shows the runs beside this one: a film begins with the same choice.
  void setGhosts(bool shown);
  /// Begins; the file's name decides between video and pictures.
  void write(const QString& path);
  bool isWriting() const { return writer_ != nullptr; }
  FilmPlan plan() const;

  void reject() override;

 signals:
  void written(const QString& path, int frames);
  void failed(const gyre::Error& error);

 private:
  void buildForm();
  /// Null without rows to show.
  std::shared_ptr<const Recording> recorded() const;
  void refresh();
  void chooseFile();
  void writeFrame();
  QImage frameOf(std::size_t row);
  void end();

  const Viewport& viewport_;
  RunSet& runs_;
  QString stem_;
  FileRoles inputs_;
  QComboBox* format_;
  QComboBox* size_;
  QComboBox* speed_;
  QSpinBox* rate_;
  QCheckBox* ghosts_;
  QLabel* summary_;
  QProgressBar* progress_;
  QPushButton* export_ = nullptr;

  QTimer clock_;  ///< one frame per turn of the event loop
  FilmPlan made_;
  DrawnContacts drawn_;
  std::shared_ptr<const Recording> run_;  ///< the run it was begun with, which may be over
  std::optional<RecordedPoses> poses_;    ///< of that run
  std::shared_ptr<const Model> model_;    ///< of that run
  std::optional<BodyIslands> connections_;
  int frame_ = 0;
  QString path_;
  std::unique_ptr<Viewport> camera_;
  std::optional<ContactTool> legend_;     ///< of the camera's picture
  std::optional<RunGhosts> comparisons_;  ///< runs that are in the film, too
  std::unique_ptr<FilmWriter> writer_;
};

}  // namespace gyre::ui
