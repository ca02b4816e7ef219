#pragma once
// What can be had as a picture: on white, without what only the mouse shows; as a file, or to be pasted elsewhere.

#include "figure/paper_size.h"
#include "figure/picture_file.h"

namespace gyre::ui {

class PictureSource {
 public:
  virtual ~PictureSource() = default;

  /// There is something to see.
  virtual bool hasPicture() const = 0;
  virtual QString pictureTitle() const = 0;
  /// Looks as on paper for as long as the picture is used.
  /// @param paper  its size there; none: as large as on the screen
  virtual void withPicture(const std::optional<PaperSize>& paper, const std::function<void(const Picture&)>& use) = 0;

  /// As SVG or PDF by the end of the name, else as PNG. False where it cannot be written.
  bool savePicture(const QString& path, const std::optional<PaperSize>& paper = {});
  /// As a bitmap, to the clipboard.
  void copyPicture();
};

}  // namespace gyre::ui
