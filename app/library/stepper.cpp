#include "computed_forces.h"
#include "event_bracket.h"
#include "linearization_of.h"
#include "recording_hidden.h"
#include "value_json.h"

#include <gyre/stepper.h>

namespace gyre {
inline namespace v0 {

struct Stepper::Hidden {
  engine::Model model;
  std::unique_ptr<engine::Stepper> stepper;
  std::vector<Column> columns = {};  ///< once somebody asked for them
  std::vector<double> row = {};
  Work counted = {};  ///< of the steps, and all of those before; the rest is counted by the engine

  void count(const StepReport& report) {
    ++counted.steps;
    counted.retries += static_cast<std::uint64_t>(report.retries);
    counted.iterations += static_cast<std::uint64_t>(report.iterations);
  }
  const std::vector<Column>& names() {
    if (columns.empty()) columns = columnsOf(stepper->channels());
    return columns;
  }
  /// One step that is at most so long [s].
  void step(double length) {
    stepper->limitSteps(length);
    const auto report = stepper->step();
    stepper->limitSteps(std::numeric_limits<double>::infinity());
    count(orThrow(report));
  }
  /// Goes on with another one.
  void replace(std::unique_ptr<engine::Stepper> by) {
    counted = work();
    stepper = std::move(by);
  }
  Work work() const {
    Work out = counted;
    const engine::Work parts = stepper->work();
    out.evaluations += parts.evaluations;
    out.factorizations += parts.factorizations;
    out.solves += parts.solves;
    return out;
  }
  /// Makes the step from the start anew, as long as leads just behind an event that lies within the bracket.
  void stopBehind(const SavedState& start, EventBracket bracket, const std::function<double()>& event);
  /// Throws where a time is not one that the run may come to.
  void expect(double until) const;
  /// Times that are nearer than this are the same [s].
  double rounding() const { return 1e-12 * stepper->settings().end_time; }
  const std::vector<double>& writeRow() {
    row.resize(names().size());
    orThrow(stepper->writeRow(row));
    return row;
  }
};

namespace {

VecX vectorOf(const std::vector<double>& x, Eigen::Index size, const char* name) {
  if (std::ssize(x) != size)
    throw Error(Error::Kind::input, fmt::format("{} has {} numbers; {} were expected", name, x.size(), size));
  for (const double one : x)
    if (!std::isfinite(one)) throw Error(Error::Kind::input, fmt::format("{} has a number that is not finite", name));
  return Eigen::Map<const VecX>(x.data(), size);
}

Matrix dense(const SparseMatrix& A) {
  Matrix out{static_cast<std::size_t>(A.rows()), static_cast<std::size_t>(A.cols()), {}};
  out.entries.assign(out.rows * out.columns, 0.0);
  for (int k = 0; k < A.outerSize(); ++k)
    for (SparseMatrix::InnerIterator it(A, k); it; ++it)
      out.entries[static_cast<std::size_t>(it.row()) * out.columns + static_cast<std::size_t>(it.col())] += it.value();
  return out;
}

}  // namespace

Stepper::Stepper(const Model& model, bool assemble, const ComputedForces& forces)
    : hidden_(new Hidden{withForces(model, forces), nullptr}) {
  hidden_->stepper = orThrow(engine::Stepper::create(hidden_->model, assemble));
}
Stepper::Stepper(std::unique_ptr<Hidden> hidden) : hidden_(std::move(hidden)) {}
Stepper::Stepper(Stepper&&) noexcept = default;
Stepper& Stepper::operator=(Stepper&&) noexcept = default;
Stepper::~Stepper() = default;

double Stepper::time() const { return hidden_->stepper->state().t; }
bool Stepper::finished() const { return hidden_->stepper->finished(); }

double Stepper::step() {
  if (finished()) throw Error(Error::Kind::input, "the run is at its end_time");
  const double from = time();
  hidden_->step(std::numeric_limits<double>::infinity());
  return time() - from;
}

void Stepper::Hidden::expect(double until) const {
  const double end = stepper->settings().end_time, t = stepper->state().t;
  if (!(until <= end))
    throw Error(Error::Kind::input,
                fmt::format("a time up to end_time, {:.6g} s, was expected, not {:.6g} s", end, until));
  if (until < t - rounding())
    throw Error(Error::Kind::input,
                fmt::format("a time after {:.6g} s, which the run has come to, was expected, not {:.6g} s", t, until));
}

void Stepper::advance(double until) {
  hidden_->expect(until);
  orThrow(advanceTo(*hidden_->stepper, until, [this](const StepReport& report) { hidden_->count(report); }));
}

bool Stepper::advance(double until, const std::function<double(Stepper&)>& event) {
  hidden_->expect(until);
  double before = event(*this);
  while (time() < until - hidden_->rounding()) {
    const SavedState start = orThrow(SavedState::of(*hidden_->stepper, hidden_->model));
    hidden_->step(until - time());
    const double behind = event(*this);
    if (before * behind < 0) {
      hidden_->stopBehind(start, {time() - start.time(), before, behind}, [&] { return event(*this); });
      return true;
    }
    if (behind != 0) before = behind;
  }
  return false;
}

void Stepper::Hidden::stopBehind(const SavedState& start, EventBracket bracket, const std::function<double()>& event) {
  const auto stepAnew = [&](double length) {
    replace(orThrow(start.resume(model)));
    step(length);
  };
  bool isBehind = true;
  while (bracket.length() > rounding()) {
    stepAnew(bracket.next());
    isBehind = bracket.narrow(stepper->state().t - start.time(), event());
  }
  if (!isBehind) stepAnew(bracket.behind());
}

State Stepper::state() const {
  const engine::State& s = hidden_->stepper->state();
  return {s.t, numbersOf(s.q), numbersOf(s.v), numbersOf(s.vdot), numbersOf(s.lambda)};
}

void Stepper::setState(double t, const std::vector<double>& q, const std::vector<double>& v) {
  const auto there = [&](const System& system) -> Expected<engine::State> {
    engine::State s = system.initialState();
    s.t = t;
    s.q = vectorOf(q, system.bodies().nq(), "q");
    s.v = vectorOf(v, system.nv(), "v");
    return s;
  };
  hidden_->replace(orThrow(engine::Stepper::createAt(hidden_->model, there)));
}

void Stepper::saveState(const std::filesystem::path& file) {
  orThrow(orThrow(SavedState::of(*hidden_->stepper, hidden_->model)).write(file));
}

Stepper Stepper::fromState(const Model& model, const std::filesystem::path& file, const ComputedForces& forces) {
  auto hidden = std::make_unique<Hidden>(Hidden{withForces(model, forces), nullptr});
  hidden->stepper = orThrow(orThrow(SavedState::read(file)).resume(hidden->model));
  return Stepper(std::move(hidden));
}

void Stepper::set(std::string_view key, const Value& value) {
  engine::Model changed = hidden_->model;
  applyChange(key, value, changed);
  orThrow(hidden_->stepper->exchange(changed));
  hidden_->model = std::move(changed);
}

Layout Stepper::layout() const {
  const System& system = hidden_->stepper->system();
  Layout out;
  for (const BodySet::Entry& b : system.bodies()) {
    out.q.push_back({b.name, static_cast<std::size_t>(b.q), static_cast<std::size_t>(b.nq)});
    out.v.push_back({b.name, static_cast<std::size_t>(b.v), static_cast<std::size_t>(b.nv)});
  }
  for (const ConstraintSet::Constraint& c : system.constraints().constraints)
    out.lambda.push_back({c.name, static_cast<std::size_t>(c.row), static_cast<std::size_t>(c.rows)});
  return out;
}

std::vector<double> Stepper::Phi() const { return numbersOf(hidden_->stepper->evaluated().Phi()); }

Matrices Stepper::matrices() const {
  const LinearizedSystem all = linearizedSystem(hidden_->stepper->system(), hidden_->stepper->state());
  return {dense(all.M), dense(all.C), dense(all.K), dense(all.B)};
}

const std::vector<Column>& Stepper::columns() const { return hidden_->names(); }
std::vector<double> Stepper::row() { return hidden_->writeRow(); }
double Stepper::value(std::string_view column) {
  const std::size_t place = placeOf(column, columns());
  return hidden_->writeRow()[place];
}

Linearization Stepper::linearize(const std::vector<std::string>& inputs,
                                 const std::vector<std::string>& outputs) const {
  const System& system = hidden_->stepper->system();
  const engine::State s = orThrow(consistentState(system, hidden_->stepper->state())).state;
  return linearizationOf(orThrow(stateSpace(hidden_->model, system, s, inputs, outputs, catalog())));
}

Work Stepper::work() const { return hidden_->work(); }

std::optional<std::string> Stepper::takeNote() { return hidden_->stepper->takeWarning(); }

}  // namespace v0
}  // namespace gyre
