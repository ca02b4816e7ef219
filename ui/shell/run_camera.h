#pragma once
// The camera and a run: all that the run reaches in one picture, and a view that goes along with a body, or with all.

#include "run/session.h"
#include "shell/window_actions.h"
#include "viewport/viewport.h"

#include <optional>

namespace gyre::ui {

class RunCamera : public QObject {
  Q_OBJECT
 public:
  RunCamera(Session& session, Viewport& viewport, const WindowActions& actions, QObject* parent);

 private:
  enum class Follow { nothing, body, bodyAndTurn, all };
  void fitRun();
  void choose(Follow follow);
  void takeSelection();
  void follow();
  /// Where what is followed is now.
  std::optional<Frame> place() const;

  Session& session_;
  Viewport& viewport_;
  WindowActions actions_;
  Follow follow_ = Follow::nothing;
  std::optional<ElementId> body_;  ///< selected last
  std::optional<Frame> last_;      ///< where it was when the camera followed
};

}  // namespace gyre::ui
