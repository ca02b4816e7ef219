#pragma once
// What a viewport shows, as pictures of any size.

#include "viewport/viewport.h"

#include <memory>

namespace gyre::ui {

/// A copy of the view, never shown, with a context of its own, to take pictures of other moments.
std::unique_ptr<Viewport> copyForPictures(const Viewport& viewport, QSize size);
/// What is shown now as a picture of another size.
QImage renderImage(const Viewport& viewport, QSize size);

}  // namespace gyre::ui
