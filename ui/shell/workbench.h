#pragma once
// The page on which a model is built and run: the viewport with the tools that work in it, below what went wrong and
// above the time that is shown.

#include "placing/placing_tools.h"
#include "run/session.h"
#include "shell/error_banner.h"
#include "shell/insert_palette.h"
#include "shell/pull_tool.h"
#include "shell/window_actions.h"
#include "viewport/viewport.h"

#include <QWidget>

#include <memory>

namespace gyre::ui {

class Workbench : public QWidget {
  Q_OBJECT
 public:
  Workbench(Session& session, const WindowActions& actions, QWidget& window);
  ~Workbench() override;

  Viewport& viewport() { return viewport_; }
  ErrorBanner& banner() { return banner_; }

 signals:
  /// Somebody would rather see an example than an empty model.
  void examplesAsked();

 private:
  ErrorBanner& banner_;
  Viewport& viewport_;
  std::unique_ptr<PlacingTools> placing_;  ///< goes before the viewport
  std::unique_ptr<PullTool> pull_;         ///< and so does this
};

}  // namespace gyre::ui
