#pragma once
// How a model was looked at: its plots, their places and the camera. Kept when the model goes and taken up again when
// it comes back.

#include "run/stage.h"
#include "shell/plot_docks.h"
#include "viewport/viewport.h"

namespace gyre::ui {

class RememberedView {
 public:
  RememberedView(const Stage& stage, PlotDocks& plots, Viewport& viewport)
      : stage_(stage), plots_(plots), viewport_(viewport) {}

  /// The model that is open goes.
  void keep();
  /// The model that is open has been written to this file, by which it is remembered from now on.
  void keepAs(const QString& file);
  /// A model comes. @param file  it is remembered by; empty: none
  void takeUp(const QString& file);

 private:
  void keepCamera();

  const Stage& stage_;
  PlotDocks& plots_;
  Viewport& viewport_;
};

}  // namespace gyre::ui
