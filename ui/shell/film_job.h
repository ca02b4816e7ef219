#pragma once
// Writes a film, a frame per turn of the event loop, so that the window goes on answering; what is given up leaves no
// file.

#include "shell/film.h"
#include "shell/film_frames.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace gyre::ui {

class FilmJob : public QObject {
  Q_OBJECT
 public:
  explicit FilmJob(QObject* parent = nullptr);
  ~FilmJob() override;

  /// The path's extension decides between video and pictures.
  void start(std::unique_ptr<FilmFrames> frames, const FilmPlan& plan, const QString& path);
  bool isBusy() const { return writer_ != nullptr; }
  /// Plan of the film that is being written.
  const FilmPlan& plan() const { return plan_; }
  /// Takes back what was written.
  void cancel();

 signals:
  void progressed(int frames);
  void ended();  ///< before it is told how
  void written(const QString& path, int frames);
  void failed(const gyre::Error& error);

 private:
  void writeFrame();
  void end();

  QTimer clock_;
  FilmPlan plan_;
  QString path_;
  int frame_ = 0;
  std::unique_ptr<FilmFrames> frames_;
  std::unique_ptr<FilmWriter> writer_;
};

}  // namespace gyre::ui
