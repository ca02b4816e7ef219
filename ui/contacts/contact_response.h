#pragma once
// How the contacts of the row shown act on each other, found on another thread: the newest question wins, and those
// before are given up. The equations of the run are put together once.

#include "contacts/contact_moment.h"
#include "document/background_job.h"
#include "run/load_uniqueness.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace gyre::ui {

/// What is asked about.
struct ContactQuestion {
  ContactMoment moment;
  std::vector<std::size_t> contacts;  ///< of the row; in the order of the matrix
  bool whole = false;                 ///< with each contact all that it acts on
  bool operator==(const ContactQuestion&) const = default;
};

struct ContactAnswer {
  ContactQuestion question;
  ContactMatrix matrix;
  std::vector<ElementId> joints;  ///< of its blocks after the contacts
  bool eliminates = false;        ///< there are joints, and they are no blocks
  std::vector<LoadState> loads;   ///< of the contacts of the matrix; empty where those that act on them are not in it
  QString failure;                ///< why there is none
};

/// Contacts that a picture of the row has: all, or where they are too many those of the islands of the chosen bodies,
/// or where these are too large those of the bodies themselves; none where that is too much, too. Contacts of an island
/// stand side by side. @param chosen  sorted
ContactQuestion contactQuestion(const ContactMoment& moment, const std::vector<std::int32_t>& chosen);

class ContactResponse : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// @param model  of the run that is asked about from now on; null: none is
  void setModel(std::shared_ptr<const Model> model);
  /// @param patient  while another question is being answered, this one is passed over
  void ask(const ContactQuestion& question, const PoseSet& poses, bool patient);
  void cancel();
  /// The last one of this run; null until there is one.
  const std::shared_ptr<const ContactAnswer>& answer() const { return answer_; }
  bool isBusy() const { return job_.isBusy(); }

 signals:
  void changed();  ///< answer() or isBusy()

 private:
  std::shared_ptr<const Model> model_;
  std::shared_ptr<const System> system_;  ///< null until it is asked for
  std::shared_ptr<const ContactAnswer> answer_;
  ContactQuestion asked_;  ///< what is being answered
  BackgroundJob job_;
};

}  // namespace gyre::ui
