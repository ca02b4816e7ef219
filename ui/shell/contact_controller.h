#pragma once
// The contacts of a run, in the viewport and in their table: both follow the moment that is shown.

#include "contacts/contact_matrix_panel.h"
#include "contacts/contact_tool.h"
#include "contacts/contacts_panel.h"
#include "contacts/picture_legend.h"
#include "contacts/solver_panel.h"
#include "run/playback.h"
#include "shell/contact_inquiry.h"
#include "shell/window_actions.h"

#include <QPointer>

namespace gyre::ui {

class ContactController : public QObject {
  Q_OBJECT
 public:
  ContactController(ShownRun& shown, Playback& playback, Selection& selection, Viewport& viewport,
                    const WindowActions& actions, QObject* parent = nullptr);
  ~ContactController() override;

  ContactsPanel* panel() { return panel_; }
  SolverPanel* solver() { return solver_; }
  ContactMatrixPanel* matrix() { return matrix_; }
  PictureLegend& legend() { return legend_; }
  /// Finds what the panels that are seen show of how contacts act on each other.
  void ask();

 signals:
  /// The two bodies of the model, or one and the ground, shall not touch.
  void ignoreAsked(const std::vector<gyre::ElementId>& bodies);

 private:
  void connectToggles();
  void applyParts();
  void follow();
  void draw();
  void chooseBlock(const std::vector<LoggedContact>& contacts, std::vector<ElementId> ids);
  std::vector<ElementId> bodiesOf(const std::vector<LoggedContact>& contacts) const;
  ContactMoment shownMoment() const;

  ShownRun& shown_;
  Playback& playback_;
  Selection& selection_;
  Viewport& viewport_;
  WindowActions actions_;
  QPointer<ContactsPanel> panel_;
  ContactResponse response_;
  QPointer<SolverPanel> solver_;
  QPointer<ContactMatrixPanel> matrix_;
  ContactInquiry inquiry_;
  ContactTool tool_;
  PictureLegend legend_;
  std::weak_ptr<const Recording> run_;  ///< whose bodies the panels know
  ContactMoment moment_;
};

}  // namespace gyre::ui
