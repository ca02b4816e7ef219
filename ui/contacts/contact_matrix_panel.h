#pragma once
// The picture of the matrix W of the contacts of the row shown, what it says in numbers, and why there is none.

#include "contacts/contact_matrix_view.h"
#include "model/element.h"

#include <QLabel>
#include <QStackedWidget>

namespace gyre::ui {

class ContactMatrixPanel : public QWidget {
  Q_OBJECT
 public:
  explicit ContactMatrixPanel(ContactResponse& response, QWidget* parent = nullptr);

  /// Those of a run's model.
  void setBodies(const std::vector<const Element*>& bodies);
  /// What is asked for; the picture comes when it is found.
  void show(const ContactQuestion& question);
  void mark(const std::optional<LoggedContact>& contact);

  ContactMatrixView& view() { return *view_; }
  QString summary() const { return summary_->text(); }
  /// What stands in the place of the picture; empty where there is one.
  QString emptyText() const { return pages_->currentWidget() == hint_ ? hint_->text() : QString(); }

 signals:
  void blockChosen(const gyre::LoggedContact& a, const gyre::LoggedContact& b);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void refresh();
  QString reasonForNothing() const;
  QStringList namesOf(const ContactQuestion& question) const;
  void refreshSummary();
  void refreshMark();

  ContactResponse& response_;
  ContactMatrixView* view_;
  QLabel* summary_;
  QLabel* hint_;
  QStackedWidget* pages_;
  QStringList names_;  ///< of ground and the bodies
  ContactQuestion question_;
  std::shared_ptr<const ContactAnswer> drawn_;
  std::optional<LoggedContact> marked_;
};

}  // namespace gyre::ui
