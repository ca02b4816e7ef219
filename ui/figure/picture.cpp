#include "figure/picture.h"

#include <QClipboard>
#include <QGuiApplication>

namespace gyre::ui {

bool PictureSource::savePicture(const QString& path, const std::optional<PaperSize>& paper) {
  bool done = false;
  withPicture(paper, [&](const Picture& picture) { done = writePicture(path, picture); });
  return done;
}

void PictureSource::copyPicture() {
  withPicture({}, [](const Picture& picture) { QGuiApplication::clipboard()->setImage(imageOf(picture)); });
}

}  // namespace gyre::ui
