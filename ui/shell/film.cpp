#include "shell/film.h"

#include "document/file_path.h"
#include "export/ffmpeg.h"
#include "io/output_file.h"

#include <QDir>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

// A module of VTK that distributions may leave out, and its header with it.
#define GYRE_HAS_THEORA __has_include(<vtkOggTheoraWriter.h>)

#if GYRE_HAS_THEORA
#include <vtkImageData.h>
#include <vtkNew.h>
#include <vtkOggTheoraWriter.h>

#include <cstring>
#endif

namespace gyre::ui {
namespace {

Error notWritten(const QString& path, const char* why) {
  return {.kind = Error::Kind::resource, .message = why, .file = path.toStdString()};
}

class PictureSeries : public FilmWriter {
 public:
  explicit PictureSeries(const QString& path) {
    const QFileInfo file(path);
    stem_ = file.dir().filePath(file.completeBaseName());
  }
  Expected<void> add(const QImage& frame) override {
    const QString path = QString("%1-%2.png").arg(stem_).arg(written_.size() + 1, 4, 10, QLatin1Char('0'));
    if (!frame.save(path, "PNG")) return fail(notWritten(path, "the picture cannot be written"));
    written_ << path;
    return {};
  }
  Expected<void> finish() override { return {}; }
  void discard() override {
    for (const QString& path : written_) QFile::remove(path);
  }

 private:
  QString stem_;
  QStringList written_;
};

/// The file stands in its place once it is whole.
class FfmpegVideo : public FilmWriter {
 public:
  FfmpegVideo(const QString& path, int rate) : path_(path), rate_(rate) {}

  Expected<void> add(const QImage& frame) override {
    if (!ffmpeg_)
      if (auto ok = begin(frame.size()); !ok) return ok;
    const QImage rgb = frame.convertToFormat(QImage::Format_RGB888);
    const auto line = static_cast<std::size_t>(3 * rgb.width());
    picture_.resize(line * static_cast<std::size_t>(rgb.height()));
    for (int y = 0; y < rgb.height(); ++y)
      std::copy_n(rgb.constScanLine(y), line, picture_.begin() + static_cast<std::ptrdiff_t>(line) * y);
    return inFile(ffmpeg_->add(picture_));
  }
  Expected<void> finish() override {
    if (auto ok = inFile(ffmpeg_->finish()); !ok) return ok;
    return file_->commit();
  }
  void discard() override {
    ffmpeg_.reset();
    file_.reset();
  }

 private:
  Expected<void> begin(QSize size) {
    const auto program = findFfmpeg();
    if (!program) return fail(noFfmpeg(path_.toStdString()));
    auto file = OutputFile::open(toPath(path_));
    if (!file) return tl::unexpected(std::move(file.error()));
    if (file->unfinished().empty()) return fail(notWritten(path_, "a film can only be written to a file"));
    const FilmCoding coding{.rate = rate_, .container = path_.endsWith(".webm", Qt::CaseInsensitive) ? "webm" : "mp4"};
    auto ffmpeg = Ffmpeg::start(*program, size.width(), size.height(), file->unfinished(), coding);
    if (!ffmpeg) return inFile(tl::unexpected(std::move(ffmpeg.error())));
    file_.emplace(std::move(*file));
    ffmpeg_.emplace(std::move(*ffmpeg));
    return {};
  }
  Expected<void> inFile(Expected<void> done) const {
    if (!done) done.error().file = path_.toStdString();
    return done;
  }

  QString path_;
  int rate_;
  std::optional<OutputFile> file_;
  std::optional<Ffmpeg> ffmpeg_;
  std::vector<std::uint8_t> picture_;
};

#if GYRE_HAS_THEORA

class TheoraVideo : public FilmWriter {
 public:
  TheoraVideo(const QString& path, int rate) : path_(path) {
    writer_->SetFileName(path.toUtf8().constData());
    writer_->SetRate(rate);
    writer_->SetQuality(2);
    writer_->SetInputData(picture_);
  }
  ~TheoraVideo() override {
    if (begun_) writer_->End();
  }

  Expected<void> add(const QImage& frame) override {
    takeOver(frame.convertToFormat(QImage::Format_RGB888));
    if (!begun_) writer_->Start();
    begun_ = true;
    writer_->Write();
    if (writer_->GetError() != 0) return fail(notWritten(path_, "the video cannot be written"));
    return {};
  }
  Expected<void> finish() override {
    if (begun_) writer_->End();
    begun_ = false;
    if (writer_->GetError() != 0) return fail(notWritten(path_, "the video cannot be completed"));
    return {};
  }
  void discard() override {
    if (begun_) writer_->End();
    begun_ = false;
    QFile::remove(path_);
  }

 private:
  /// VTK's pictures begin with the lowest line.
  void takeOver(const QImage& rgb) {
    if (!begun_) {
      picture_->SetDimensions(rgb.width(), rgb.height(), 1);
      picture_->AllocateScalars(VTK_UNSIGNED_CHAR, 3);
    }
    const auto line = static_cast<std::size_t>(3 * rgb.width());
    for (int y = 0; y < rgb.height(); ++y)
      std::memcpy(picture_->GetScalarPointer(0, rgb.height() - 1 - y, 0), rgb.constScanLine(y), line);
    picture_->Modified();
  }

  QString path_;
  bool begun_ = false;
  vtkNew<vtkImageData> picture_;
  vtkNew<vtkOggTheoraWriter> writer_;
};

#endif

}  // namespace

int FilmPlan::frames() const {
  return end > begin ? static_cast<int>(std::floor(seconds() * rate * (1 + 1e-12))) + 1 : 1;
}

double FilmPlan::timeOf(int frame) const { return std::min(end, begin + speed * frame / rate); }

bool writesFilm() { return findFfmpeg().has_value(); }

std::unique_ptr<FilmWriter> ffmpegVideo(const QString& path, int rate) {
  return std::make_unique<FfmpegVideo>(path, rate);
}

std::unique_ptr<FilmWriter> pictureSeries(const QString& path) { return std::make_unique<PictureSeries>(path); }

#if GYRE_HAS_THEORA
bool writesTheora() { return true; }
std::unique_ptr<FilmWriter> theoraVideo(const QString& path, int rate) {
  return std::make_unique<TheoraVideo>(path, rate);
}
#else
bool writesTheora() { return false; }
std::unique_ptr<FilmWriter> theoraVideo(const QString& path, int) { return pictureSeries(path); }
#endif

}  // namespace gyre::ui
