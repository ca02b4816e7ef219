#pragma once
// What the view shows as a picture of any size, with its labels and legend, as a PNG.

#include "contacts/picture_legend.h"
#include "core/error.h"
#include "document/model_document.h"
#include "viewport/viewport.h"

#include <QImage>
#include <QObject>

#include <optional>

namespace gyre::ui {

class ViewPicture : public QObject {
  Q_OBJECT
 public:
  /// @param legend  of the viewport
  /// @param action  asks for a size and a file
  ViewPicture(const ModelDocument& document, Viewport& viewport, const PictureLegend& legend, QAction* action,
              QWidget& window);

  QSize shownSize() const { return viewport_.size(); }
  /// Words are as large against the picture as on the screen, or as on the screen where it is smaller.
  QImage image(QSize size) const;
  /// Without sky, grid and shadows; transparent where nothing is drawn.
  QImage cutOut(QSize size) const;

 signals:
  void noted(const QString& text);
  void failed(const gyre::Error& error);

 private:
  void ask();
  QImage drawn(QSize size, const std::optional<QColor>& backdrop) const;
  void save(const QString& path, const QImage& picture);

  const ModelDocument& document_;
  Viewport& viewport_;
  const PictureLegend& legend_;
  QWidget& window_;
};

}  // namespace gyre::ui
