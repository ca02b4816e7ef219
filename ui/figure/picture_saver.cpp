#include "figure/picture_saver.h"

#include "figure/paper_dialog.h"
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
  menu.addAction(tr("Save for a publication…"), &widget,
                 [saver, &widget, &source] { saver->choosePaper(widget, source); })
      ->setEnabled(saver && source.hasPicture());
}

void PictureSaver::choosePaper(QWidget& widget, PictureSource& source) {
  const QPointer<QWidget> still(&widget);  // the dialog runs a while
  PaperDialog dialog(rememberedPaper(), &window_);
  if (dialog.exec() != QDialog::Accepted || !still) return;
  rememberPaper(dialog.chosen());
  choose(widget, source, dialog.chosen());
}

void PictureSaver::choose(QWidget& widget, PictureSource& source, const std::optional<PaperSize>& paper) {
  const QPointer<QWidget> still(&widget);  // the dialog runs a while
  const QString path = askFileToSave(&window_, tr("Save as a picture"), files_.name(source.pictureTitle()),
                                     tr("Pictures (*.svg *.pdf *.png)"));
  if (!path.isEmpty() && still) save(source, path, paper);
}

bool PictureSaver::save(PictureSource& source, const QString& path, const std::optional<PaperSize>& paper) {
  if (auto ok = files_.inputs().writes("the picture", std::filesystem::path(path.toStdU16String())).check(); !ok) {
    emit failed(ok.error());
    return false;
  }
  if (!source.savePicture(path, paper)) {
    emit failed(
        {.kind = Error::Kind::resource, .message = "the picture could not be written", .file = path.toStdString()});
    return false;
  }
  emit written(path);
  return true;
}

}  // namespace gyre::ui

#include "moc_picture_saver.cpp"
