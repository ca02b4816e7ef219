#include "run/lockstep.h"

#include "run/run_error.h"

#include <fmt/format.h>
#include <algorithm>
#include <chrono>
#include <utility>

namespace gyre {
namespace {

using Clock = std::chrono::steady_clock;

/// The run is over; what Newton did in the steps after the last row is kept.
void fallBehind(Lockstep::Member& member, Error why) {
  member.error = std::move(why);
  if (member.newton) member.recording->appendFailedNewton(*member.newton);
}

Error fullOf(const Lockstep::Member& member) {
  return {.kind = Error::Kind::resource,
          .message = member.recording->whyFull() + "; a larger output_step records fewer",
          .time = member.stepper->state().t};
}

}  // namespace

Expected<Lockstep> Lockstep::create(std::vector<std::pair<std::string, Model>> models, const LockstepOptions& options) {
  Lockstep out;
  for (auto& [name, model] : models)
    if (auto ok = addMember(std::move(name), model, options, out); !ok) return fail(ok.error());
  return out;
}

Expected<void> Lockstep::addMember(std::string name, const Model& model, const LockstepOptions& options,
                                   Lockstep& out) {
  const auto start = [&](const System& system) { return stateAt(system, *options.start); };
  auto stepper = options.start ? Stepper::createAt(model, start) : Stepper::create(model);
  if (!stepper) return fail(ofRun(std::move(stepper.error()), name));
  if (auto ok = (*stepper)->rows().choose({}, options.energy); !ok) return ok;
  const RunSettings& run = (*stepper)->settings();
  if (!(run.output_step > 0))
    return failInput(
        fmt::format("{}: runs that are compared meet at output times: an output_step above zero was expected", name));
  if (!out.members_.empty()) {
    const Member& first = out.members_.front();
    if (run.output_step != first.stepper->settings().output_step || run.end_time != out.endTime_)
      return failInput(fmt::format("{}: its output times or its end are not those of {}", name, first.name));
    const auto same = [](const Channel& a, const Channel& b) { return a.name == b.name; };
    const std::vector<Channel> here = (*stepper)->channels();
    if (!options.ofOtherModels && !std::equal(here.begin(), here.end(), out.common_.begin(), out.common_.end(), same))
      return failInput(fmt::format("{}: it has other channels than {}", name, first.name));
  } else {
    out.common_ = (*stepper)->channels();
  }
  out.endTime_ = run.end_time;
  Member member{.name = std::move(name), .stepper = std::move(*stepper)};
  RowLogs logs{.contacts = member.stepper->system().contacts().any()};
  if (options.newton) member.newton = std::make_unique<NewtonTrace>();
  if (member.newton && member.stepper->traceNewton(member.newton.get()))
    logs.newton = std::make_shared<const System>(member.stepper->system());
  auto recording = Recording::create(member.stepper->channels(), static_cast<std::size_t>(member.stepper->rowsAtMost()),
                                     options.pages, logs);
  if (!recording) return fail(recording.error());
  member.recording = std::move(*recording);
  if (auto ok = record(member); !ok) return fail(ofRun(std::move(ok.error()), member.name));
  out.members_.push_back(std::move(member));
  return {};
}

void Lockstep::advance() {
  for (std::size_t i = 0; i < members_.size(); ++i)
    if (!members_[i].isOver()) advance(i, 0, 0);
}

void Lockstep::advance(std::size_t run, std::size_t rows, double seconds) {
  Member& member = members_[run];
  const auto end = Clock::now() + std::chrono::duration<double>(seconds);
  member.time.restart();
  do toNextTime(member);
  while (!member.isOver() && member.recording->rows() < rows && Clock::now() < end);
  member.time.take();
}

void Lockstep::toNextTime(Member& member) {
  Stepper& stepper = *member.stepper;
  while (!member.error && !stepper.finished()) {
    if (auto report = stepper.step(); !report) fallBehind(member, std::move(report.error()));
    else if (!report->interpolated) ++member.steps;
    if (!member.error && stepper.isOutput()) break;
  }
  member.time.stepped();
  if (member.error || member.recording->time(member.recording->rows() - 1) == stepper.state().t) return;
  if (auto ok = record(member); !ok) member.error = std::move(ok.error());
  member.time.attended();
}

Expected<void> Lockstep::record(Member& member) {
  const std::span<double> row = member.recording->next();
  if (row.empty()) return fail(fullOf(member));
  if (auto written = member.stepper->writeRow(row); !written) return written;
  if (!member.recording->appendContacts(member.stepper->contacts()) ||
      (member.newton && !member.recording->appendNewton(*member.newton)))
    return fail(fullOf(member));
  if (member.newton) member.newton->clear();
  member.recording->publish();
  return {};
}

bool Lockstep::finished() const {
  return std::all_of(members_.begin(), members_.end(), [](const Member& m) { return m.isOver(); });
}

double Lockstep::time() const {
  double out = endTime_;
  for (const Member& m : members_)
    if (!m.error) out = std::min(out, m.recording->time(m.recording->rows() - 1));
  return out;
}

}  // namespace gyre
