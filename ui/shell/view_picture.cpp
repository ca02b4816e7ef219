#include "shell/view_picture.h"

#include "contacts/picture_labels.h"
#include "document/file_path.h"
#include "io/output_file.h"
#include "shell/picture_size_dialog.h"
#include "theme/save_dialog.h"
#include "viewport/viewport_pictures.h"

#include <QAction>
#include <QBuffer>
#include <QFileInfo>
#include <QPainter>
#include <QSettings>

#include <algorithm>

namespace gyre::ui {

ViewPicture::ViewPicture(const ModelDocument& document, Viewport& viewport, const PictureLegend& legend,
                         QAction* action, QWidget& window)
    : QObject(&window), document_(document), viewport_(viewport), legend_(legend), window_(window) {
  connect(action, &QAction::triggered, this, &ViewPicture::ask);
}

QImage ViewPicture::image(QSize size) const {
  const double ratio = std::max(1.0, static_cast<double>(size.width()) / std::max(1, viewport_.width()));
  const std::unique_ptr<Viewport> copy = copyForPictures(viewport_, (QSizeF(size) / ratio).toSize());
  copy->setPixelRatio(ratio);
  copy->ghosts().set(viewport_.ghosts().all());
  QImage image = copy->picture(viewport_.shown().scene().poses());
  image.setDevicePixelRatio(1);
  if (image.size() != size) image = image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  PictureLabels labels(*copy);
  PictureLegend legend(*copy);
  legend.takeOver(legend_);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(ratio, ratio);
  painter.setFont(window_.font());
  labels.paint(painter);
  legend.paint(painter);
  return image;
}

void ViewPicture::ask() {
  QSettings settings;
  const QSize proposed = settings.value("view/picture_size", viewport_.pixelSize()).toSize();
  PictureSizeDialog dialog(proposed, &window_);
  if (dialog.exec() != QDialog::Accepted) return;
  settings.setValue("view/picture_size", dialog.chosen());
  const QString stem = QFileInfo(document_.file().title()).completeBaseName();
  QString path =
      askFileToSave(&window_, tr("Picture of the view"), stem + ".png", tr("Pictures (*.png);;All files (*)"));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += ".png";
  save(path, dialog.chosen());
}

void ViewPicture::save(const QString& path, QSize size) {
  if (const auto ok = document_.file().inputs().writes("the picture", toPath(path)).check(); !ok)
    return emit failed(ok.error());
  QByteArray png;
  QBuffer buffer(&png);
  image(size).save(&buffer, "PNG");
  const auto done = writeFileAtomically(png.toStdString(), toPath(path));
  if (!done) return emit failed(done.error());
  emit noted(tr("Written: %1, %2 x %3 pixels").arg(path).arg(size.width()).arg(size.height()));
}

}  // namespace gyre::ui

#include "moc_view_picture.cpp"
