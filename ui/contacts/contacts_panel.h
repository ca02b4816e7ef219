#pragma once
// The table of contacts of the moment that is shown, what they sum up to, and what goes here where there are none.

#include "contacts/contact_response.h"
#include "contacts/contact_table.h"
#include "document/model_document.h"
#include "document/selection.h"
#include "plots/refresh_pause.h"
#include "theme/step_panel.h"

#include <QAction>
#include <QCheckBox>
#include <QTreeView>

#include <optional>
#include <vector>

namespace gyre::ui {

class ContactsPanel : public StepPanel {
  Q_OBJECT
 public:
  /// @param exportAll  the command behind the button
  ContactsPanel(Selection& selection, QAction* exportAll, QWidget* parent = nullptr);

  /// A button of the head that does a command.
  void addButton(QAction* command, const QIcon& picture, const QString& tip);

  /// The bodies that the numbers of contacts mean: those of a run's model.
  void setBodies(const std::vector<const Element*>& bodies);
  /// At once while the run stands still, else a few times a second; not while nobody sees it.
  void show(const ContactMoment& moment, bool goesOn);

  /// As the viewport is to show them: of the selection only, or all.
  std::vector<LoggedContact> drawn(const ContactMoment& moment) const;
  /// The contact whose line is selected; it may be gone by now.
  const std::optional<LoggedContact>& marked() const { return marked_; }
  /// What is known of the loads of the row that is shown; null: nothing.
  void setAnswer(const ContactAnswer* answer);
  /// Bodies of the run that are selected, ascending.
  std::vector<std::int32_t> selectedBodies() const;
  ElementId idOf(std::int32_t body) const { return bodies_[static_cast<std::size_t>(body)]; }
  /// As if its line were clicked.
  void mark(const LoggedContact& contact);

  ContactTable& table() { return *table_; }
  QTreeView* view() { return view_; }
  QCheckBox* onlyBox() { return only_; }

 signals:
  /// Another contact is marked, or others are drawn.
  void drawnChanged();
  /// The two bodies shall not touch.
  void ignoreAsked(const gyre::LoggedContact& contact);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void build();
  void refresh();
  void refreshSummary();
  void showPage();
  void followSelection();
  void lineChosen();
  void markLine();
  void showMenu(QPoint at);

  Selection& selection_;
  ContactTable* table_;
  QTreeView* view_;
  QCheckBox* only_;
  std::vector<ElementId> bodies_;
  std::vector<std::int32_t> chosen_;
  ContactMoment moment_;
  std::optional<LoggedContact> marked_;
  bool selecting_ = false;
  RefreshPause* pause_;
};

}  // namespace gyre::ui
