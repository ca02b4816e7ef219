#pragma once
// The colours of bodies by what a run says of them at one of its rows, and what the legend says of the colours: islands
// of contacts, or shades of a quantity from nothing to the most that it has been.

#include "contacts/picture_legend.h"
#include "run/body_islands.h"
#include "run/body_values.h"
#include "viewport/viewport.h"

#include <memory>
#include <optional>
#include <unordered_map>

namespace gyre::ui {

class BodyTints {
 public:
  BodyTints(std::shared_ptr<const Model> model, std::shared_ptr<const Recording> recording, BodyColors by);

  /// Colours the bodies of the viewport, and tells its legend.
  void apply(std::size_t row, Viewport& viewport, PictureLegend& legend);
  /// Gives them their own.
  static void clear(Viewport& viewport, PictureLegend& legend);

 private:
  void colorIslands(std::size_t row, Viewport& viewport, PictureLegend& legend) const;
  void shade(std::size_t row, Viewport& viewport, PictureLegend& legend);
  void findMost();
  bool isOfBeams() const;
  static void greyOthers(const Viewport& viewport, std::unordered_map<ElementId, QColor>& colors);

  std::shared_ptr<const Model> model_;
  std::shared_ptr<const Recording> recording_;
  BodyColors by_;
  BodyIslands connections_;
  std::optional<BodyValues> values_;
  std::size_t next_ = 1;  ///< rows with which the most is looked for again
  double most_ = 0;       ///< that a value has been
};

}  // namespace gyre::ui
