#pragma once
// The camera and a run: all that the run reaches in one picture, and a view that goes along with a body, or with all;
// such a view to keep, and to come back to.

#include "model/named_view.h"
#include "run/session.h"
#include "shell/window_actions.h"
#include "viewport/viewport.h"

#include <optional>

namespace gyre::ui {

class RunCamera : public QObject {
  Q_OBJECT
 public:
  RunCamera(Session& session, Viewport& viewport, const WindowActions& actions, QObject* parent);

  /// As it looks now, taken back to the initial placements.
  NamedView view() const;
  void show(const NamedView& view);

 private:
  using Tracks = NamedView::Tracks;
  void fitRun();
  void choose(Tracks tracks);
  void takeSelection();
  void follow();
  /// Where what is followed is now, or was at first.
  std::optional<Frame> place() const;
  std::optional<Frame> firstPlace() const;

  Session& session_;
  Viewport& viewport_;
  WindowActions actions_;
  Tracks tracks_ = Tracks::nothing;
  std::optional<ElementId> body_;  ///< the one it tracks: selected last
  std::optional<Frame> last_;      ///< where it was when the camera followed
};

}  // namespace gyre::ui
