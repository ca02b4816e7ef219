#include "fmu_instance.h"

#include "catalog/catalog.h"
#include "io/model_file.h"
#include "run/advance_to.h"
#include "thread_libraries.h"

#include <fmt/format.h>
#include <algorithm>
#include <bit>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace gyre::fmu {
namespace {

/// How much longer than the end_time of the model a run may be at first of which nobody says how long it will be.
constexpr double muchLonger = 1000;
/// Times that importers add up may differ by this share of a step.
constexpr double roundingOfTimes = 1e-9;

const char* phaseInWords(Phase phase) {
  switch (phase) {
    case Phase::instantiated: return "it is instantiated, and not initialized";
    case Phase::initializing: return "it is in initialization mode";
    case Phase::stepping: return "its initialization is over, and it can be stepped";
    case Phase::terminated: break;
  }
  return "it was terminated";
}

}  // namespace

FmuInstance::FmuInstance(FmuInterface interface, Model model)
    : interface_(std::move(interface)), asPacked_(model), model_(std::move(model)) {}

Expected<std::unique_ptr<FmuInstance>> FmuInstance::create(const std::filesystem::path& resources,
                                                           std::string_view token) {
  keepThreadLibraries();
  auto interface = readInterface(resources / "interface.json");
  if (!interface) return fail(std::move(interface.error()));
  if (interface->token != token)
    return failInput(fmt::format("the token of this FMU, {}, was expected, not {}", interface->token, token));
  auto model = readModel(resources / "model.gyre", catalog());
  if (!model) return fail(std::move(model.error()));
  std::unique_ptr<FmuInstance> out(new FmuInstance(std::move(*interface), std::move(*model)));
  if (auto ok = out->findNumbers(); !ok) return fail(std::move(ok.error()));
  return out;
}

Expected<void> FmuInstance::findNumbers() {
  places_.assign(interface_.variables.size(), 0);
  std::size_t heldCount = 0;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (!interface_.variables[i].isSet()) continue;
    auto number = ModelNumber::find(interface_.variables[i].name, asPacked_);
    if (!number) return fail(std::move(number.error()));
    const double value = number->value(asPacked_);
    places_[i] = numbers_.size();
    const bool isHeld = interface_.variables[i].role == FmuVariable::Role::input && held_.add(*number, asPacked_);
    numbers_.push_back({std::move(*number), value, isHeld ? std::optional(heldCount++) : std::nullopt});
  }
  return {};
}

Expected<void> FmuInstance::expectPhase(Phase phase, const char* call, const char* before) const {
  if (phase_ == phase) return {};
  return failInput(fmt::format("{} is called {}; {}", call, before, phaseInWords(phase_)));
}

Expected<void> FmuInstance::enterInitialization(double start, std::optional<double> stop) {
  if (auto ok = expectPhase(Phase::instantiated, "the initialization", "once, behind the instantiation"); !ok)
    return ok;
  if (!(start >= 0) || !std::isfinite(start))
    return failInput(fmt::format("a start time of 0 or more was expected, not {:.6g} s", start));
  if (stop && !(*stop > start && std::isfinite(*stop)))
    return failInput(
        fmt::format("a stop time behind the start time, {:.6g} s, was expected, not {:.6g} s", start, *stop));
  start_ = start;
  stop_ = stop;
  phase_ = Phase::initializing;
  return {};
}

Expected<void> FmuInstance::exitInitialization() {
  if (auto ok = expectPhase(Phase::initializing, "the end of the initialization", "behind its beginning"); !ok)
    return ok;
  if (!run_ || changed_ != Changed::nothing)
    if (auto ok = begin(); !ok) return ok;
  phase_ = Phase::stepping;
  return {};
}

Expected<void> FmuInstance::terminate() {
  if (auto ok = expectPhase(Phase::stepping, "the end of the run", "behind the initialization"); !ok) return ok;
  phase_ = Phase::terminated;
  return {};
}

Expected<void> FmuInstance::reset() {
  FmuMoment first;
  first.values.resize(numbers_.size());
  for (std::size_t i = 0; i < numbers_.size(); ++i) first.values[i] = numbers_[i].place.value(asPacked_);
  return restore(first);
}

Expected<void> FmuInstance::endAt(double end, Model& model) const {
  if (auto done = model.apply(Edit{SetField{simulationId, "end_time", end}}); !done)
    return fail(std::move(done.error()));
  return {};
}

void FmuInstance::tellHeld() {
  for (const Number& n : numbers_)
    if (n.held) held_.set(*n.held, n.value);
}

Expected<void> FmuInstance::begin() {
  const double end = stop_ ? *stop_ : start_ + muchLonger * runSettings(asPacked_.simulation()).end_time;
  if (auto ok = endAt(end, model_); !ok) return ok;
  const auto placed = [this](const System& system) -> Expected<State> {
    State s = system.initialState();
    s.t = start_;
    return s;
  };
  tellHeld();
  const auto model = held_.held(model_);
  if (!model) return fail(model.error());
  auto run = start_ > 0 ? Stepper::createAt(*model, placed) : Stepper::create(*model, interface_.assembles);
  if (!run) return fail(std::move(run.error()));
  if (auto ok = take(std::move(*run)); !ok) return ok;
  end_ = end;
  return {};
}

/// From now on this is the run, of model_. Its rows hold no more of the elements than the outputs.
Expected<void> FmuInstance::take(std::unique_ptr<Stepper> run) {
  run->rows().addEnergyOfElements();
  auto places = placesOfOutputs(run->channels());
  if (!places) return fail(std::move(places.error()));
  std::sort(places->begin(), places->end());
  run->rows().keep(*places);
  const std::vector<Channel> channels = run->channels();
  places = placesOfOutputs(channels);
  for (std::size_t i = 0, next = 0; i < places_.size(); ++i)
    if (interface_.variables[i].role == FmuVariable::Role::output) places_[i] = (*places)[next++];
  row_.resize(channels.size());
  run_ = std::move(run);
  changed_ = Changed::nothing;
  isRowOfNow_ = false;
  return {};
}

/// Where the outputs stand among channels, in their order.
Expected<std::vector<std::size_t>> FmuInstance::placesOfOutputs(const std::vector<Channel>& channels) const {
  std::unordered_map<std::string_view, std::size_t> byName;
  for (std::size_t i = 0; i < channels.size(); ++i) byName.emplace(channels[i].name, i);
  std::vector<std::size_t> out;
  for (const FmuVariable& v : interface_.variables) {
    if (v.role != FmuVariable::Role::output) continue;
    const auto at = byName.find(v.name);
    if (at == byName.end()) return failInput(fmt::format("the model has no channel '{}'", v.name));
    out.push_back(at->second);
  }
  return out;
}

/// The run takes what was set since it last did.
Expected<void> FmuInstance::settle() {
  if (changed_ == Changed::nothing) return {};
  isRowOfNow_ = false;
  if (phase_ == Phase::initializing) return begin();
  tellHeld();
  const auto exchange = [this](const Model& model) { return run_->exchange(model); };
  auto taken = changed_ == Changed::held ? run_->restart(true) : held_.held(model_).and_then(exchange);
  if (taken) changed_ = Changed::nothing;
  else if (!taken.error().time) taken.error().time = time();
  return taken;
}

/// A run of which nobody has said how long it would be.
Expected<void> FmuInstance::goOnUntil(double end) {
  auto state = SavedState::of(*run_, model_, interface_.token);
  if (!state) return fail(std::move(state.error()));
  if (auto ok = endAt(end, model_); !ok) return ok;
  if (auto ok = resume(*state, model_); !ok) return ok;
  end_ = end;
  return {};
}

/// From now on the run is the one that was saved.
Expected<void> FmuInstance::resume(const SavedState& state, const Model& model) {
  return held_.held(model)
      .and_then([&](const Model& held) { return state.resume(held, interface_.token); })
      .and_then([this](std::unique_ptr<Stepper>&& run) { return take(std::move(run)); });
}

Expected<const FmuVariable*> FmuInstance::variable(std::uint32_t reference) const {
  if (reference < interface_.variables.size()) return &interface_.variables[reference];
  return failInput(
      fmt::format("a value reference below {} was expected, not {}", interface_.variables.size(), reference));
}

Expected<void> FmuInstance::setOne(std::uint32_t reference, double value) {
  const auto v = variable(reference);
  if (!v) return fail(v.error());
  const FmuVariable& is = **v;
  if (!is.isSet()) return failInput(fmt::format("'{}' cannot be set: an input or a parameter was expected", is.name));
  if (phase_ == Phase::terminated) return failInput(fmt::format("'{}' cannot be set: the run was terminated", is.name));
  if (phase_ == Phase::stepping && is.role == FmuVariable::Role::fixed)
    return failInput(
        fmt::format("'{}' says how the run begins, and can be set before the end of the initialization only", is.name));
  Number& number = numbers_[places_[reference]];
  if (std::bit_cast<std::uint64_t>(number.value) == std::bit_cast<std::uint64_t>(value)) return {};
  if (!std::isfinite(value)) return failInput(fmt::format("'{}': a finite number was expected", is.name));
  if (auto ok = number.place.set(value, model_); !ok) return ok;
  number.value = value;
  changed_ = number.held ? std::max(changed_, Changed::held) : Changed::model;
  return {};
}

Expected<void> FmuInstance::set(std::span<const std::uint32_t> references, std::span<const double> values) {
  for (std::size_t i = 0; i < references.size(); ++i)
    if (auto ok = setOne(references[i], values[i]); !ok) return ok;
  return {};
}

Expected<void> FmuInstance::readRow() {
  if (phase_ == Phase::instantiated) return failInput("outputs are known from the initialization on");
  if (!run_)
    if (auto ok = begin(); !ok) return ok;
  if (auto ok = settle(); !ok || isRowOfNow_) return ok;
  if (auto ok = run_->writeRow(row_); !ok) return ok;
  isRowOfNow_ = true;
  return {};
}

Expected<double> FmuInstance::getOne(std::uint32_t reference) {
  const auto v = variable(reference);
  if (!v) return fail(v.error());
  if ((*v)->role == FmuVariable::Role::time) return time();
  if ((*v)->isSet()) return numbers_[places_[reference]].value;
  if (auto ok = readRow(); !ok) return fail(std::move(ok.error()));
  return row_[places_[reference]];
}

Expected<void> FmuInstance::get(std::span<const std::uint32_t> references, std::span<double> values) {
  for (std::size_t i = 0; i < references.size(); ++i) {
    const auto value = getOne(references[i]);
    if (!value) return fail(value.error());
    values[i] = *value;
  }
  return {};
}

Expected<void> FmuInstance::doStep(double from, double size) {
  if (auto ok = expectPhase(Phase::stepping, "a step", "behind the initialization"); !ok) return ok;
  if (!(size >= 0) || !std::isfinite(size))
    return failInput(fmt::format("a step of 0 or more was expected, not {:.6g} s", size));
  const double rounding = roundingOfTimes * size + 1e-12 * end_;
  if (!(std::abs(from - time()) <= rounding))
    return failInput(
        fmt::format("a step from t = {:.6g} s, where the run stands, was expected, not from {:.6g} s", time(), from));
  double until = from + size;
  if (stop_ && until > *stop_ + rounding)
    return failInput(
        fmt::format("a step to the stop time, {:.6g} s, at most was expected, not to {:.6g} s", *stop_, until));
  if (auto ok = settle(); !ok) return ok;
  if (!stop_ && until > end_)
    if (auto ok = goOnUntil(start_ + muchLonger * (until - start_)); !ok) return ok;
  isRowOfNow_ = false;
  return advanceTo(*run_, std::min(until, end_));
}

Expected<FmuMoment> FmuInstance::moment() {
  FmuMoment out{.phase = phase_, .start = start_, .stop = stop_, .end = end_, .values = {}, .run = {}};
  for (const Number& n : numbers_) out.values.push_back(n.value);
  if (!run_ || phase_ == Phase::initializing) return out;
  if (auto ok = settle(); !ok) return fail(std::move(ok.error()));
  auto state = SavedState::of(*run_, model_, interface_.token);
  if (!state) return fail(std::move(state.error()));
  out.run = std::move(*state);
  return out;
}

Expected<void> FmuInstance::restore(const FmuMoment& moment) {
  if (moment.values.size() != numbers_.size()) return failInput("the saved state has not as many values as there are");
  Model model = asPacked_;
  for (std::size_t i = 0; i < numbers_.size(); ++i)
    if (moment.values[i] != numbers_[i].place.value(model))
      if (auto ok = numbers_[i].place.set(moment.values[i], model); !ok) return ok;
  if (moment.run) {
    if (auto ok = endAt(moment.end, model); !ok) return ok;
    for (std::size_t i = 0; i < numbers_.size(); ++i)
      if (numbers_[i].held) held_.set(*numbers_[i].held, moment.values[i]);
    auto taken = resume(*moment.run, model);
    if (!taken) {
      tellHeld();
      return taken;
    }
  } else {
    run_.reset();
  }
  model_ = std::move(model);
  for (std::size_t i = 0; i < numbers_.size(); ++i) numbers_[i].value = moment.values[i];
  phase_ = moment.phase;
  start_ = moment.start;
  stop_ = moment.stop;
  end_ = moment.end;
  changed_ = Changed::nothing;
  isRowOfNow_ = saidEnergy_ = false;
  return {};
}

std::vector<std::string> FmuInstance::takeNotes() {
  std::vector<std::string> out;
  if (!run_) return out;
  while (auto note = run_->takeWarning()) out.push_back(std::move(*note));
  if (!saidEnergy_ && run_->energy().watched().exceeded(phase_ == Phase::terminated)) {
    out.push_back(fmt::format("t = {:.6g} s: {}", time(), run_->energyWarning()));
    saidEnergy_ = true;
  }
  return out;
}

}  // namespace gyre::fmu
