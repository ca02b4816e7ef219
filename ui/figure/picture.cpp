#include "figure/picture.h"

#include <QClipboard>
#include <QGuiApplication>

namespace gyre::ui {

bool PictureSource::savePicture(const QString& path) {
  bool done = false;
  withPicture([&](const Picture& picture) { done = writePicture(path, picture.title, picture.size, picture.paint); });
  return done;
}

void PictureSource::copyPicture() {
  withPicture(
      [](const Picture& picture) { QGuiApplication::clipboard()->setImage(imageOf(picture.size, picture.paint)); });
}

}  // namespace gyre::ui
