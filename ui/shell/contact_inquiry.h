#pragma once
// Asks how the contacts of a moment act on each other, for the panels that are seen: while the run goes on at once and
// for the picture of the matrix alone, else when the row shown has stood for a moment.

#include "contacts/contact_matrix_panel.h"
#include "contacts/contacts_panel.h"
#include "run/shown_run.h"

#include <QPointer>
#include <QTimer>

namespace gyre::ui {

class ContactInquiry : public QObject {
  Q_OBJECT
 public:
  ContactInquiry(ShownRun& shown, ContactResponse& response, ContactsPanel* panel, ContactMatrixPanel* matrix);

  /// @param goesOn  the run does, and the moment with it
  void ask(const ContactMoment& moment, bool goesOn);

 private:
  void answer();

  ShownRun& shown_;
  ContactResponse& response_;
  QPointer<ContactsPanel> panel_;
  QPointer<ContactMatrixPanel> matrix_;
  ContactQuestion question_;
  QTimer rests_;  ///< until the row shown is taken for one that somebody looks at
};

}  // namespace gyre::ui
