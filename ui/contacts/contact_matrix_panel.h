#pragma once
// The picture of the matrix W of the contacts of the row shown, what it says in numbers, and why there is none.

#include "contacts/contact_matrix_view.h"
#include "model/model.h"
#include "theme/step_panel.h"

#include <QAction>

namespace gyre::ui {

class ContactMatrixPanel : public StepPanel {
  Q_OBJECT
 public:
  explicit ContactMatrixPanel(ContactResponse& response, QWidget* parent = nullptr);

  /// That of a run.
  void setModel(std::shared_ptr<const Model> model);
  /// What is asked for; the picture comes when it is found.
  void show(const ContactQuestion& question);
  void mark(const std::optional<LoggedContact>& contact);

  ContactMatrixView& view() { return *view_; }
  /// What the picture shows, in numbers; empty where there is none.
  std::string csv() const;

 signals:
  /// What a block is of: one of them on the diagonal, else two.
  void blockChosen(const std::vector<gyre::LoggedContact>& contacts, const std::vector<gyre::ElementId>& joints);
  void exportAsked();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void refresh();
  QString reasonForNothing() const;
  QStringList namesOf(const ContactAnswer& answer) const;
  void choose(int a, int b);
  void refreshSummary();
  void refreshMark();

  ContactResponse& response_;
  ContactMatrixView* view_;
  QAction* export_;
  std::shared_ptr<const Model> model_;
  QStringList names_;  ///< of ground and the bodies
  ContactQuestion question_;
  std::shared_ptr<const ContactAnswer> drawn_;
  std::optional<LoggedContact> marked_;
};

}  // namespace gyre::ui
