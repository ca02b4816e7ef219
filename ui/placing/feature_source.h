#pragma once
// The features of all that a viewport shows, gathered anew when it shows something else.

#include "placing/feature_pick.h"
#include "viewport/viewport.h"

namespace gyre::ui {

class FeatureSource {
 public:
  explicit FeatureSource(const Viewport& viewport) : viewport_(viewport) {}

  std::optional<Feature> at(QPointF position, Snap snap = Snap::wide);
  /// With Ctrl nothing is snapped to.
  std::optional<Feature> at(QPointF position, Qt::KeyboardModifiers modifiers) {
    return at(position, modifiers.testFlag(Qt::ControlModifier) ? Snap::none : Snap::wide);
  }
  const PickScene& scene();

 private:
  const Viewport& viewport_;
  PickScene scene_;
  int revision_ = -1;
};

}  // namespace gyre::ui
