#include "shell/contact_inquiry.h"

#include "theme/seen.h"

namespace gyre::ui {
namespace {

constexpr int settledAfter = 80;  // [ms]

}  // namespace

ContactInquiry::ContactInquiry(ShownRun& shown, ContactResponse& response, ContactsPanel* panel,
                               ContactMatrixPanel* matrix)
    : shown_(shown), response_(response), panel_(panel), matrix_(matrix) {
  rests_.setSingleShot(true);
  rests_.setInterval(settledAfter);
  connect(&rests_, &QTimer::timeout, this, &ContactInquiry::answer);
  connect(&response_, &ContactResponse::changed, this, [this] { panel_->setAnswer(response_.answer().get()); });
}

void ContactInquiry::ask(const ContactMoment& moment, bool goesOn) {
  question_ = contactQuestion(moment, panel_->selectedBodies());
  matrix_->show(question_);
  response_.setModel(moment.touches() ? shown_.sharedModel() : nullptr);
  if (!goesOn) rests_.start();
  else if (isSeen(*matrix_) && !question_.contacts.empty())
    response_.ask(question_, shown_.run()->poses.at(moment.row), true);
}

void ContactInquiry::answer() {
  if (question_.contacts.empty() || !(isSeen(*matrix_) || isSeen(*panel_))) return response_.cancel();
  response_.ask(question_, shown_.run()->poses.at(question_.moment.row), false);
  panel_->setAnswer(response_.answer().get());  // it may be there already, from before the table came to be seen
}

}  // namespace gyre::ui

#include "moc_contact_inquiry.cpp"
