#include "contacts/contact_response.h"

#include "integrators/local/local_methods.h"
#include "integrators/steps_over_impacts.h"

#include <algorithm>
#include <numeric>

namespace gyre::ui {
namespace {

/// The equations of a run with what was found by them.
struct FoundResponse {
  std::shared_ptr<const System> system;
  std::shared_ptr<const ContactAnswer> answer;
};

/// Whether the run iterates over joints as over contacts.
bool iteratesJoints(const Model& model, const System& system) {
  const auto* method = std::any_cast<LocalDynamics>(&model.simulation().params);
  return method && method->joint_solver == JointSolver::iterated && system.m() > 0;
}

/// The matrix for the picture, and which loads it leaves open.
void findMatrix(const Model& model, const System& system, const PoseSet& poses, const std::stop_token& stop,
                ContactAnswer& answer) {
  std::vector<LoggedContact> contacts;
  for (const std::size_t i : answer.question.contacts) contacts.push_back(answer.question.moment.contacts()[i]);
  const bool iterates = iteratesJoints(model, system);
  const auto found = contactMatrix(system, poses, contacts, stop);
  auto picture = iterates ? contactMatrix(system, poses, contacts, stop, JointsOfMatrix::blocks) : found;
  if (found && answer.question.whole && !stop.stop_requested())
    answer.loads = stepsOverImpacts(model) ? loadStates(*found, contacts)
                                           : std::vector<LoadState>(contacts.size(), LoadState::determined);
  answer.eliminates = system.m() > 0 && !iterates;
  if (!picture) {
    answer.failure = QString::fromStdString(picture.error().text());
    return;
  }
  answer.matrix = std::move(*picture);
  for (const int joint : answer.matrix.joints) {
    const int row = system.nv() + system.structure().constraints[static_cast<std::size_t>(joint)].offset;
    const Element* element = model.find(system.rowName(row).element);
    answer.joints.push_back(element ? element->id : ElementId{});
  }
}

FoundResponse findResponse(const Model& model, std::shared_ptr<const System> system, const ContactQuestion& question,
                           const PoseSet& poses, const std::stop_token& stop) {
  auto answer = std::make_shared<ContactAnswer>();
  answer->question = question;
  if (!system) {
    const auto compiled = System::compile(model);
    if (compiled) system = *compiled;
    else answer->failure = QString::fromStdString(compiled.error().text());
  }
  if (!system || stop.stop_requested()) return {system, answer};
  findMatrix(model, *system, poses, stop, *answer);
  return {system, answer};
}

}  // namespace

ContactQuestion contactQuestion(const ContactMoment& moment, const std::vector<std::int32_t>& chosen) {
  const auto all = moment.contacts();
  ContactQuestion out{moment, {}, true};
  out.contacts.resize(all.size());
  std::iota(out.contacts.begin(), out.contacts.end(), std::size_t{0});
  const auto acts = [&](std::size_t i) {
    return std::binary_search(chosen.begin(), chosen.end(), all[i].body1) ||
           std::binary_search(chosen.begin(), chosen.end(), all[i].body2);
  };
  if (all.size() > mostContactsOfMatrix) {
    std::vector<std::int32_t> islands;
    for (std::size_t i = 0; i < all.size(); ++i)
      if (acts(i)) islands.push_back(all[i].island);
    std::sort(islands.begin(), islands.end());
    std::erase_if(out.contacts,
                  [&](std::size_t i) { return !std::binary_search(islands.begin(), islands.end(), all[i].island); });
  }
  if (out.contacts.size() > mostContactsOfMatrix) {
    out.whole = false;
    std::erase_if(out.contacts, [&](std::size_t i) { return !acts(i); });
  }
  if (out.contacts.size() > mostContactsOfMatrix) out.contacts.clear();
  std::stable_sort(out.contacts.begin(), out.contacts.end(),
                   [&](std::size_t a, std::size_t b) { return all[a].island < all[b].island; });
  return out;
}

void ContactResponse::setModel(std::shared_ptr<const Model> model) {
  if (model == model_) return;
  job_.cancel();
  model_ = std::move(model);
  system_ = nullptr;
  answer_ = nullptr;
  emit changed();
}

void ContactResponse::cancel() {
  if (!job_.isBusy()) return;
  job_.cancel();
  emit changed();
}

void ContactResponse::ask(const ContactQuestion& question, const PoseSet& poses, bool patient) {
  if (job_.isBusy() && (patient || question == asked_)) return;
  if (!job_.isBusy() && answer_ && answer_->question == question) return;
  asked_ = question;
  job_.start([model = model_, system = system_, question,
              poses](const std::stop_token& stop) { return findResponse(*model, system, question, poses, stop); },
             [this](FoundResponse found) {
               system_ = std::move(found.system);
               answer_ = std::move(found.answer);
               emit changed();
             },
             [this](const Error& error) {
               auto answer = std::make_shared<ContactAnswer>();
               answer->question = asked_;
               answer->failure = QString::fromStdString(error.text());
               answer_ = std::move(answer);
               emit changed();
             });
  emit changed();
}

}  // namespace gyre::ui

#include "moc_contact_response.cpp"
