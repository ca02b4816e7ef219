#include "shell/film_job.h"

namespace gyre::ui {
namespace {

std::unique_ptr<FilmWriter> writerOf(const QString& path, int rate) {
  const auto endsIn = [&](const char* ending) { return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive); };
  if (endsIn(".mp4") || endsIn(".webm")) return ffmpegVideo(path, rate);
  if (endsIn(".ogv") && writesTheora()) return theoraVideo(path, rate);
  return pictureSeries(path);
}

}  // namespace

FilmJob::FilmJob(QObject* parent) : QObject(parent) {
  clock_.setInterval(0);
  connect(&clock_, &QTimer::timeout, this, &FilmJob::writeFrame);
}

FilmJob::~FilmJob() = default;

void FilmJob::start(std::unique_ptr<FilmFrames> frames, const FilmPlan& plan, const QString& path) {
  frames_ = std::move(frames);
  plan_ = plan;
  path_ = path;
  frame_ = 0;
  writer_ = writerOf(path, plan.rate);
  clock_.start();
}

void FilmJob::writeFrame() {
  auto done = writer_->add(frames_->at(plan_.timeOf(frame_)));
  emit progressed(++frame_);
  const bool last = frame_ == plan_.frames();
  if (done && last) done = writer_->finish();
  if (!done) {
    cancel();
    emit failed(done.error());
  } else if (last) {
    end();
    emit written(path_, frame_);
  }
}

void FilmJob::cancel() {
  writer_->discard();
  end();
}

void FilmJob::end() {
  clock_.stop();
  writer_.reset();
  frames_.reset();
  emit ended();
}

}  // namespace gyre::ui

#include "moc_film_job.cpp"
