#include "run/playback.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace gyre::ui {

Playback::Playback(ShownRun& shown, QObject* parent) : QObject(parent), shown_(shown) {
  connect(&shown_, &ShownRun::advanced, this, &Playback::onAdvanced);
  connect(&shown_, &ShownRun::replaced, this, &Playback::onReplaced);
}

std::shared_ptr<const Recording> Playback::shownRecording() const {
  return shown_.run() ? shown_.run()->recording : nullptr;
}

double Playback::recordedUntil() const {
  const auto recording = shownRecording();
  return recording && recording->rows() > 0 ? recording->time(recording->rows() - 1) : 0;
}

double Playback::cursor() const { return preview_ ? std::numeric_limits<double>::quiet_NaN() : time_; }

std::optional<std::size_t> Playback::row() const {
  const auto recording = shownRecording();
  if (preview_ || !recording || recording->rows() == 0) return std::nullopt;
  return live_ ? recording->rows() - 1 : row_;
}

void Playback::setPreview(bool on) {
  if (std::exchange(preview_, on) != on) emit cursorChanged(cursor());
}

void Playback::showAgain() {
  const auto recording = shownRecording();
  if (!recording || recording->rows() == 0) return;
  if (!live_) return showRow(row_);
  onAdvanced();
}

void Playback::goLive() {
  if (preview_) emit previewLeft();
  setLive(true);
  if (shownRecording()) onAdvanced();
}

void Playback::showTime(double t) {
  const auto recording = shownRecording();
  if (!recording || recording->rows() == 0) return;
  showRow(rowNear(t));
}

void Playback::moveTo(double t) {
  const auto recording = shownRecording();
  if (!recording || recording->rows() == 0) return;
  const std::size_t row = rowNear(t);
  if (live_ || preview_ || row != row_) showRow(row);
}

/// The nearer of the two rows around t. @pre there are rows
std::size_t Playback::rowNear(double t) const {
  const auto recording = shownRecording();
  const std::size_t row = recording->rowAt(t);
  const bool isLater = row + 1 < recording->rows() && recording->time(row + 1) - t < t - recording->time(row);
  return isLater ? row + 1 : row;
}

void Playback::stepRows(int rows) {
  const auto recording = shownRecording();
  if (!recording || recording->rows() == 0) return;
  const auto last = static_cast<std::ptrdiff_t>(recording->rows()) - 1;
  const std::ptrdiff_t from = live_ ? last : static_cast<std::ptrdiff_t>(row_);
  const std::ptrdiff_t to = from + rows;
  if (to > last) return goLive();
  showRow(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, to)));
}

void Playback::onAdvanced() {
  if (!live_) return;
  const PoseSet newest = shown_.newestPoses();
  emit posesShown(newest);
  setTime(newest.time);
}

void Playback::onReplaced() {
  setLive(true);
  setTime(0);
}

void Playback::showRow(std::size_t row) {
  if (preview_) emit previewLeft();
  row_ = row;
  setLive(false);
  const PoseSet poses = shown_.run()->poses.at(row);
  emit posesShown(poses);
  setTime(poses.time);
}

void Playback::setLive(bool live) {
  if (std::exchange(live_, live) != live) emit liveChanged(live);
}

void Playback::setTime(double t) {
  time_ = t;
  emit cursorChanged(cursor());
}

}  // namespace gyre::ui

#include "moc_playback.cpp"
