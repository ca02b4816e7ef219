#include "run/run_contacts.h"

#include <algorithm>

namespace gyre {

std::unique_ptr<ContactWatch> RunContacts::watchOf(const std::shared_ptr<System>& system, const State& s) {
  if (!system->actsOnContacts()) return nullptr;
  auto out = std::make_unique<ContactWatch>(system);
  Workspace w = system->makeWorkspace();
  out->start(system->evaluateKinematics(s, w));
  return out;
}

void RunContacts::follow(std::unique_ptr<ContactWatch> watch, bool choosesStep) {
  watch_ = std::move(watch);
  choosesStep_ = choosesStep;
}

void RunContacts::checkStart(const System& system, const EnergyBudget& energy, double t) {
  if (watch_) warnings_.addStart(system, watch_->record(), energy.contactElastic(), t);
}

double RunContacts::longestStep(const EvaluatedKinematics& at, double lastStep, double ahead, double duration) {
  constexpr double growth = 10;  // of a step over the last, more than any method takes
  const double matters = lastStep > 0 ? growth * lastStep : ahead;
  constexpr double shortest = 1e-9;  // of the run, however stiff a contact is
  return std::max(watch_->longestStep(at, std::min(matters, ahead)), shortest * duration);
}

void RunContacts::add(const System& system, const Integrator& integrator, const State& s, double h,
                      EnergyBudget& energy) {
  if (watch_ && !choosesStep_ && !warnings_.reportedPassage())
    if (const auto bodies = watch_->ledPast(integrator.evaluated(s))) warnings_.addPassage(system, *bodies, h, s.t);
  if (watch_) watch_->stepped(integrator.evaluated(s));
  const ContactRecord* step = record(integrator);
  if (!step) return;
  energy.add(*step);
  warnings_.add(system, *step, s.t);
  if (watch_ && integrator.followsForces()) warnings_.addStiffness(watch_->rates(), h, s.t);
}

}  // namespace gyre
