#include "shell/view_picture.h"

#include "contacts/picture_labels.h"
#include "document/file_path.h"
#include "export/cut_out.h"
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
#include <vector>

namespace gyre::ui {
namespace {

/// Three bytes a pixel.
std::vector<std::uint8_t> bytesOf(const QImage& picture) {
  const QImage rgb = picture.convertToFormat(QImage::Format_RGB888);
  std::vector<std::uint8_t> out;
  for (int y = 0; y < rgb.height(); ++y) out.insert(out.end(), rgb.scanLine(y), rgb.scanLine(y) + 3 * rgb.width());
  return out;
}

}  // namespace

ViewPicture::ViewPicture(const ModelDocument& document, Viewport& viewport, const PictureLegend& legend,
                         QAction* action, QWidget& window)
    : QObject(&window), document_(document), viewport_(viewport), legend_(legend), window_(window) {
  connect(action, &QAction::triggered, this, &ViewPicture::ask);
}

QImage ViewPicture::image(QSize size) const { return drawn(size, std::nullopt); }

QImage ViewPicture::cutOut(QSize size) const {
  const std::vector<std::uint8_t> pixels =
      gyre::cutOut(bytesOf(drawn(size, Qt::white)), bytesOf(drawn(size, Qt::black)));
  return QImage(pixels.data(), size.width(), size.height(), 4 * size.width(), QImage::Format_RGBA8888).copy();
}

QImage ViewPicture::drawn(QSize size, const std::optional<QColor>& backdrop) const {
  const double ratio = std::max(1.0, static_cast<double>(size.width()) / std::max(1, viewport_.width()));
  const std::unique_ptr<Viewport> copy = copyForPictures(viewport_, (QSizeF(size) / ratio).toSize());
  copy->setPixelRatio(ratio);
  copy->ghosts().set(viewport_.ghosts().all());
  ShownScene::Options options = copy->shown().options();
  options.backdrop = backdrop;
  copy->shown().setOptions(options);
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
  PictureSizeDialog dialog(proposed, settings.value("view/picture_transparent", false).toBool(), &window_);
  if (dialog.exec() != QDialog::Accepted) return;
  settings.setValue("view/picture_size", dialog.chosen());
  settings.setValue("view/picture_transparent", dialog.isTransparent());
  const QString stem = QFileInfo(document_.file().title()).completeBaseName();
  QString path =
      askFileToSave(&window_, tr("Picture of the view"), stem + ".png", tr("Pictures (*.png);;All files (*)"));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += ".png";
  save(path, dialog.isTransparent() ? cutOut(dialog.chosen()) : image(dialog.chosen()));
}

void ViewPicture::save(const QString& path, const QImage& picture) {
  if (const auto ok = document_.file().inputs().writes("the picture", toPath(path)).check(); !ok)
    return emit failed(ok.error());
  QByteArray png;
  QBuffer buffer(&png);
  picture.save(&buffer, "PNG");
  const auto done = writeFileAtomically(png.toStdString(), toPath(path));
  if (!done) return emit failed(done.error());
  emit noted(tr("Written: %1, %2 x %3 pixels").arg(path).arg(picture.width()).arg(picture.height()));
}

}  // namespace gyre::ui

#include "moc_view_picture.cpp"
