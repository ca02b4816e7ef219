#include "run/replay.h"

#include "vtk/frame_interval.h"

#include <cmath>
#include <utility>

namespace gyre::ui {

Replay::Replay(ShownRun& shown, Playback& playback, QObject* parent)
    : QObject(parent), shown_(shown), playback_(playback) {
  clock_.setInterval(frameInterval());
  connect(&clock_, &QTimer::timeout, this, &Replay::advance);
  connect(&shown_, &ShownRun::replaced, this, &Replay::stop);
  connect(&playback_, &Playback::cursorChanged, this, [this] {
    if (!moves_) stop();
  });
}

bool Replay::canPlay() const { return playback_.recordedUntil() > shown_.recordedFrom(); }

void Replay::toggle(Way way) {
  if (way == way_ || !canPlay()) return stop();
  const double begin = shown_.recordedFrom(), end = playback_.recordedUntil();
  const double cursor = playback_.cursor();
  const bool isForwards = way == Way::forwards;
  time_ = std::isnan(cursor) ? begin : cursor;
  if (isForwards ? time_ >= end : time_ <= begin) time_ = isForwards ? begin : end;
  sinceFrame_.start();
  moves_ = true;
  playback_.showTime(time_);
  moves_ = false;
  setWay(way);
}

void Replay::stop() { setWay(Way::none); }

void Replay::setWay(Way way) {
  if (std::exchange(way_, way) == way) return;
  way == Way::none ? clock_.stop() : clock_.start();
  emit wayChanged();
}

void Replay::advance() {
  const double begin = shown_.recordedFrom(), end = playback_.recordedUntil();
  const double passed = static_cast<double>(sinceFrame_.nsecsElapsed()) * 1e-9 * speed_;
  sinceFrame_.start();
  time_ += way_ == Way::forwards ? passed : -passed;
  const bool isOver = time_ > end || time_ < begin;
  if (isOver && isLooped_) time_ = way_ == Way::forwards ? begin : end;
  else if (isOver) time_ = time_ > end ? end : begin;
  moves_ = true;
  playback_.moveTo(time_);
  moves_ = false;
  if (isOver && !isLooped_) stop();
}

}  // namespace gyre::ui

#include "moc_replay.cpp"
