#include "shell/workbench.h"

#include "shell/empty_hint.h"
#include "shell/replay_bar.h"
#include "shell/stage_view.h"
#include "shell/timeline.h"

#include <QVBoxLayout>

namespace gyre::ui {

Workbench::Workbench(Session& session, const WindowActions& actions, QWidget& window)
    : QWidget(&window),
      banner_(*new ErrorBanner(this)),
      viewport_(*new Viewport(this)),
      placing_(std::make_unique<PlacingTools>(viewport_, session, this)),
      pull_(std::make_unique<PullTool>(viewport_, session, this)) {
  new StageView(session, viewport_, actions.trails);
  auto* player = new ReplayBar(session.replay, session.playback, actions, this);
  auto* timeline = new Timeline(session.runs.shown(), session.playback, player, this);
  auto* palette = new InsertPalette(session.document, session.selection, &window);
  auto* hint = new EmptyHint(session.document, *palette, placing_->banner(), &viewport_);
  connect(hint, &EmptyHint::examplesClicked, this, &Workbench::examplesAsked);
  connect(hint, &EmptyHint::drawClicked, placing_.get(), [this] { placing_->setMode(PlacingTools::Mode::rod); });
  connect(hint, &EmptyHint::insertClicked, palette, &InsertPalette::open);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(&banner_);
  layout->addWidget(&viewport_, 1);
  layout->addWidget(timeline);
}

Workbench::~Workbench() = default;

}  // namespace gyre::ui

#include "moc_workbench.cpp"
