#include "run/preview.h"

#include <utility>

namespace gyre::ui {

Preview::Preview(RunSet& runs, Playback& playback) : runs_(runs), playback_(playback) {
  connect(&playback_, &Playback::previewLeft, this, &Preview::end);
}

void Preview::begin(PoseSource source, const QString& title) {
  end();
  on_ = On{.source = source};
  title_ = title;
  runs_.pause();
  playback_.setPreview(true);
  emit begun();
}

void Preview::show(const std::vector<BodyPose>& poses) {
  emit moved(poses);
  if (!std::exchange(on_->isPlaced, true)) emit placed();
}

void Preview::end() {
  if (!isOn()) return;
  on_.reset();
  title_.clear();
  playback_.setPreview(false);
  emit ended();
  if (runs_.shown().hasBegun()) playback_.showAgain();
  else emit leftForModel();
}

}  // namespace gyre::ui

#include "moc_preview.cpp"
