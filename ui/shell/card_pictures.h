#pragma once
// The pictures of the gallery's cards: drawn by the viewport's own renderer, kept on disk per theme.

#include "model/model.h"
#include "theme/palette.h"

#include <QImage>
#include <QString>

namespace gyre::ui {

/// The picture of the model that was read from path; taken from the cache when the file has not changed since.
QImage cardPicture(const QString& path, const Model& model, QSize size, bool dark);

/// The picture with a small chart in its corner: a study of the model.
QImage withChart(QImage picture, const Theme& theme);

}  // namespace gyre::ui
