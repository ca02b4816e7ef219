#include "contacts/contact_matrix_panel.h"

#include "contacts/contact_matrix_csv.h"
#include "figure/readable_number.h"
#include "run/contact_values.h"
#include "theme/command_button.h"
#include "theme/icons.h"
#include "theme/seen.h"

#include <algorithm>
#include <map>
#include <set>

namespace gyre::ui {

ContactMatrixPanel::ContactMatrixPanel(ContactResponse& response, QWidget* parent)
    : StepPanel(parent), response_(response), view_(new ContactMatrixView(this)), export_(new QAction(this)) {
  head()->addWidget(commandButton(export_, icon("export"), tr("Export this matrix as CSV"), this));
  setPart(view_);
  connect(export_, &QAction::triggered, this, &ContactMatrixPanel::exportAsked);
  connect(&response_, &ContactResponse::changed, this, &ContactMatrixPanel::refresh);
  connect(view_, &ContactMatrixView::blockChosen, this, &ContactMatrixPanel::choose);
  refresh();
}

void ContactMatrixPanel::setModel(std::shared_ptr<const Model> model) {
  model_ = std::move(model);
  names_ = {tr("ground")};
  for (const Element* body : model_->active(Category::body)) names_ << QString::fromStdString(body->name);
}

void ContactMatrixPanel::choose(int a, int b) {
  const ContactQuestion& of = drawn_->question;
  std::vector<LoggedContact> contacts;
  std::vector<ElementId> joints;
  for (const int block : std::set{a, b}) {
    const auto i = static_cast<std::size_t>(block);
    if (i < of.contacts.size()) contacts.push_back(of.moment.contacts()[of.contacts[i]]);
    else joints.push_back(drawn_->joints[i - of.contacts.size()]);
  }
  emit blockChosen(contacts, joints);
}

void ContactMatrixPanel::show(const ContactQuestion& question) {
  question_ = question;
  refresh();
}

/// "ground – box (2)" where the two have several.
QStringList ContactMatrixPanel::namesOf(const ContactAnswer& answer) const {
  const ContactQuestion& question = answer.question;
  std::map<std::pair<std::int32_t, std::int32_t>, std::pair<int, int>> count;  // of the row, and so far
  const auto all = question.moment.contacts();
  for (const LoggedContact& c : all) ++count[{c.body1, c.body2}].first;
  std::map<std::size_t, QString> named;
  for (std::size_t i = 0; i < all.size(); ++i) {
    auto& [several, number] = count[{all[i].body1, all[i].body2}];
    const QString bodies =
        tr("%1 – %2", "two bodies").arg(names_.value(all[i].body1 + 1), names_.value(all[i].body2 + 1));
    named[i] = several > 1 ? tr("%1 (%2)", "two bodies, number of the contact").arg(bodies).arg(++number) : bodies;
  }
  QStringList out;
  for (const std::size_t i : question.contacts) out << named[i];
  for (const ElementId joint : answer.joints) {
    const Element* element = model_ ? model_->find(joint) : nullptr;
    out << (element ? QString::fromStdString(element->name) : tr("a joint"));
  }
  return out;
}

std::string ContactMatrixPanel::csv() const {
  return drawn_ ? contactMatrixCsv(*drawn_, namesOf(*drawn_)) : std::string();
}

void ContactMatrixPanel::showEvent(QShowEvent* event) {
  StepPanel::showEvent(event);
  refresh();
}

void ContactMatrixPanel::refresh() {
  if (!isSeen(*this)) return;
  const std::shared_ptr<const ContactAnswer>& answer = response_.answer();
  const bool drawn = answer && answer->question.moment.recording == question_.moment.recording &&
                     answer->matrix.size() > 0 && !question_.contacts.empty();
  if (const auto now = drawn ? answer : nullptr; now != drawn_) {
    drawn_ = now;
    view_->show(drawn_, drawn_ ? namesOf(*drawn_) : QStringList());
    refreshMark();
  }
  refreshSummary();
  setHint(reasonForNothing());
  showParts(drawn_ != nullptr);
}

void ContactMatrixPanel::refreshSummary() {
  export_->setEnabled(drawn_ != nullptr);
  if (!drawn_) return setSummary({});
  const ContactQuestion& of = drawn_->question;
  const std::size_t all = of.moment.contacts().size();
  const int n = static_cast<int>(of.contacts.size()), blocks = view_->blocks();
  const QString which = static_cast<std::size_t>(n) == all ? tr("%1 contacts").arg(n)
                        : of.whole ? tr("%1 of %2 contacts: the islands of the selection").arg(n).arg(all)
                                   : tr("%1 of %2 contacts: those of the selected bodies").arg(n).arg(all);
  const QString joints = drawn_->eliminates ? tr(" (joints eliminated)")
                         : blocks == n      ? QString()
                         : blocks == n + 1  ? tr(" and 1 joint")
                                            : tr(" and %1 joints").arg(blocks - n);
  const auto [least, most] = view_->norms();
  setSummary(tr("%1%2 at %3 s; |W| from %4 to %5 1/kg; %6 of %7 blocks act%8")
                 .arg(which, joints, QString::number(of.moment.recording->time(of.moment.row), 'f', 4),
                      compactNumber(least, 2), compactNumber(most, 2))
                 .arg(view_->blocksThatAct())
                 .arg(blocks * blocks)
                 .arg(of == question_ ? QString() : tr(" … the next is on its way")));
}

QString ContactMatrixPanel::reasonForNothing() const {
  const ContactMoment& moment = question_.moment;
  if (!moment.isShown())
    return tr(
        "How the contacts of a moment act on each other stands here as a picture of the matrix W. Run a model "
        "whose bodies may touch (Space).");
  if (!moment.touches())
    return tr("Nothing can touch in this run: its model has no contact, or no shapes that take part in it.");
  if (moment.contacts().empty()) return tr("Nothing touches at this moment of the run.");
  if (question_.contacts.empty())
    return tr("%1 contacts: more than %2 make no picture. Select a body, and its island is drawn, or the contacts of "
              "the "
              "body itself where the island is too large.")
        .arg(moment.contacts().size())
        .arg(mostContactsOfMatrix);
  const std::shared_ptr<const ContactAnswer>& answer = response_.answer();
  if (answer && answer->question == question_ && !answer->failure.isEmpty()) return answer->failure;
  return tr("The matrix is on its way …");
}

void ContactMatrixPanel::mark(const std::optional<LoggedContact>& contact) {
  marked_ = contact;
  refreshMark();
}

void ContactMatrixPanel::refreshMark() {
  if (!drawn_ || !marked_) return view_->mark(std::nullopt);
  const ContactQuestion& of = drawn_->question;
  const auto found = std::find_if(of.contacts.begin(), of.contacts.end(),
                                  [&](std::size_t i) { return sameContact(of.moment.contacts()[i], *marked_); });
  view_->mark(found == of.contacts.end() ? std::nullopt : std::optional(static_cast<int>(found - of.contacts.begin())));
}

}  // namespace gyre::ui

#include "moc_contact_matrix_panel.cpp"
