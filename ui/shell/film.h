#pragma once
// Frames of an animation on their way into files: MP4 or WebM where the program ffmpeg is there, Ogg Theora where VTK
// was built with it, and always one PNG picture per frame.

#include "core/error.h"

#include <QImage>
#include <QString>

#include <memory>

namespace gyre::ui {

/// Which moments of a run are the frames of a film.
struct FilmPlan {
  double begin = 0, end = 0;  ///< of the run [s]
  double speed = 1;           ///< seconds of the run per second of the film
  int rate = 30;              ///< frames per second of the film

  /// The first and the last moment included.
  int frames() const;
  double timeOf(int frame) const;
  double seconds() const { return (end - begin) / speed; }
};

class FilmWriter {
 public:
  virtual ~FilmWriter() = default;
  /// All frames have the same size.
  virtual Expected<void> add(const QImage& frame) = 0;
  virtual Expected<void> finish() = 0;
  /// Takes back what was written.
  virtual void discard() = 0;
};

/// "swing.png" becomes swing-0001.png, swing-0002.png and so on.
std::unique_ptr<FilmWriter> pictureSeries(const QString& path);

/// Whether there is an ffmpeg that writes MP4 and WebM.
bool writesFilm();
/// The path's extension decides between the two. Fails as ffmpeg does.
std::unique_ptr<FilmWriter> ffmpegVideo(const QString& path, int rate);

/// Whether this build writes Ogg Theora.
bool writesTheora();
/// @pre writesTheora()
std::unique_ptr<FilmWriter> theoraVideo(const QString& path, int rate);

}  // namespace gyre::ui
