#include "shell/film_frames.h"

#include "viewport/viewport_pictures.h"

#include <QPainter>

namespace gyre::ui {

FilmFrames::FilmFrames(const Viewport& viewport, const ShownRun& shown, QSize size, const QFont& font)
    : run_(shown.recording()),
      poses_(run_),
      model_(shown.sharedModel()),
      font_(font),
      camera_(copyForPictures(viewport, size)),
      labels_(*camera_),
      legend_(*camera_),
      colors_(model_, run_, viewport.shown().options().colors) {
  if (camera_->front().loads().parts().showsAny()) loads_.emplace(*model_, run_);
}

QImage FilmFrames::at(double time) {
  const std::size_t row = poses_.nearestRow(time);
  const PoseSet poses = poses_.at(row);
  const ContactMoment moment{run_, row};
  if (drawn_) camera_->front().contacts().setContacts(drawn_(moment));
  else camera_->front().contacts().setContacts(moment.contacts());
  if (loads_) camera_->front().loads().setLoads(loads_->at(row));
  colors_.apply(row, *camera_, legend_);
  if (comparisons_) camera_->ghosts().set(comparisons_->at(poses.time));
  if (camera_->trails().isVisible()) camera_->trails().follow(poses_, row);
  QImage frame = camera_->picture(poses.bodies);
  QPainter painter(&frame);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font_);
  labels_.paint(painter);
  legend_.paint(painter);
  if (comparisons_ && comparisons_->any()) comparisons_->paintLegend(painter, frame.height());
  painter.end();
  return frame;
}

}  // namespace gyre::ui
