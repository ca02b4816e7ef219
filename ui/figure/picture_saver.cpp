#include "figure/picture_saver.h"

#include "theme/save_dialog.h"

#include <QMenu>
#include <QPointer>

namespace gyre::ui {

PictureSaver::PictureSaver(QWidget& window, Files files)
    : QObject(&window), window_(window), files_(std::move(files)) {}

PictureSaver* PictureSaver::of(const QWidget& widget) {
  for (const QWidget* in = &widget; in; in = in->parentWidget())
    if (auto* saver = in->findChild<PictureSaver*>(QString(), Qt::FindDirectChildrenOnly)) return saver;
  return nullptr;
}

void PictureSaver::addActions(QMenu& menu, QWidget& widget, PictureSource& source) {
  menu.addAction(tr("Copy as picture"), &widget, [&source] { source.copyPicture(); })->setEnabled(source.hasPicture());
  PictureSaver* saver = of(widget);
  menu.addAction(tr("Save as picture (SVG, PDF, PNG)…"), &widget,
                 [saver, &widget, &source] { saver->choose(widget, source); })
      ->setEnabled(saver && source.hasPicture());
}

void PictureSaver::choose(QWidget& widget, PictureSource& source) {
  const QPointer<QWidget> still(&widget);  // the dialog runs a while
  const QString path = askFileToSave(&window_, tr("Save as a picture"), files_.name(source.pictureTitle()),
                                     tr("Pictures (*.svg *.pdf *.png)"));
  if (!path.isEmpty() && still) save(source, path);
}

bool PictureSaver::save(PictureSource& source, const QString& path) {
  if (auto ok = files_.inputs().writes("the picture", std::filesystem::path(path.toStdU16String())).check(); !ok) {
    emit failed(ok.error());
    return false;
  }
  if (!source.savePicture(path)) {
    emit failed(
        {.kind = Error::Kind::resource, .message = "the picture could not be written", .file = path.toStdString()});
    return false;
  }
  emit written(path);
  return true;
}

}  // namespace gyre::ui

#include "moc_picture_saver.cpp"
