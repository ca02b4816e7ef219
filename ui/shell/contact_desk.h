#pragma once
// The contacts of a run, in the viewport and in their table: both follow the moment that is shown.

#include "contacts/contact_tool.h"
#include "contacts/contacts_panel.h"
#include "contacts/force_scale.h"
#include "shell/playback.h"
#include "shell/window_actions.h"

#include <QPointer>

namespace gyre::ui {

class ContactDesk : public QObject {
  Q_OBJECT
 public:
  ContactDesk(RunController& controller, Playback& playback, Selection& selection, Viewport& viewport,
              const WindowActions& actions);
  ~ContactDesk() override;

  ContactsPanel* panel() { return panel_; }
  ContactTool& tool() { return tool_; }

 private:
  void connectToggles();
  void applyParts();
  void follow();
  void draw();
  ContactMoment shownMoment() const;

  RunController& controller_;
  Playback& playback_;
  Viewport& viewport_;
  WindowActions actions_;
  QPointer<ContactsPanel> panel_;
  ContactTool tool_;
  ForceScale scale_;
  std::weak_ptr<const Recording> run_;  ///< whose bodies the panel knows
  ContactMoment moment_;
};

}  // namespace gyre::ui
