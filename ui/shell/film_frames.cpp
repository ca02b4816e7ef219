#include "shell/film_frames.h"

#include "shell/diagram_controller.h"
#include "theme/theme.h"
#include "viewport/viewport_pictures.h"

#include <QPainter>

#include <algorithm>

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
  for (const BeamDiagram& diagram : camera_->front().diagrams().diagrams())
    if (std::ranges::find(diagrams_, diagram.quantity) == diagrams_.end()) diagrams_.push_back(diagram.quantity);
  if (!diagrams_.empty()) beams_.emplace(*model_, run_);
}

/// At the upper edge, in the colour of the theme; letters grow with the picture.
void FilmFrames::paintWords(QPainter& painter, QSize size, double time) const {
  const int margin = size.height() / 36;
  QFont letters = font_;
  letters.setPixelSize(std::max(12, size.height() / 26));
  painter.save();
  painter.setFont(letters);
  painter.setPen(currentTheme().text);
  const QRect area = QRect(QPoint(), size).adjusted(margin, margin, -margin, -margin);
  const QString words = QString("%1 s").arg(time, 0, 'f', 2);
  const int room = area.width() - QFontMetrics(letters).horizontalAdvance(words) - margin;
  const QString title =
      QFontMetrics(letters).elidedText(QString::fromStdString(model_->document().name), Qt::ElideRight, room);
  painter.drawText(area, Qt::AlignTop | Qt::AlignHCenter, title);
  painter.drawText(area, Qt::AlignTop | Qt::AlignRight, words);
  painter.restore();
}

QImage FilmFrames::at(double time) {
  const std::size_t row = poses_.nearestRow(time);
  const PoseSet poses = poses_.at(row);
  const ContactMoment moment{run_, row};
  if (drawn_) camera_->front().contacts().setContacts(drawn_(moment));
  else camera_->front().contacts().setContacts(moment.contacts());
  if (loads_) camera_->front().loads().setLoads(loads_->at(row));
  if (beams_) camera_->front().diagrams().setDiagrams(beamDiagrams(*beams_, diagrams_, row));
  colors_.apply(row, *camera_, legend_);
  if (comparisons_) camera_->ghosts().set(comparisons_->at(poses.time));
  if (camera_->trails().isVisible()) camera_->trails().follow(poses_, row);
  QImage frame = camera_->picture(poses.bodies);
  QPainter painter(&frame);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font_);
  labels_.paint(painter);
  legend_.paint(painter);
  if (hasWords_) paintWords(painter, frame.size(), poses.time);
  if (comparisons_ && comparisons_->any()) comparisons_->paintLegend(painter, frame.height());
  painter.end();
  return frame;
}

}  // namespace gyre::ui
