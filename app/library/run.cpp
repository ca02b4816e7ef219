#include "ask_until_end.h"
#include "computed_forces.h"
#include "recording_hidden.h"
#include "value_json.h"

#include <gyre/run.h>

namespace gyre {
inline namespace v0 {

struct Run::Hidden {
  std::shared_ptr<const engine::Model> model;
  std::unique_ptr<Simulation> simulation;
  std::optional<Error> error = {};
};

namespace {

bool isUnderWay(RunState s) { return s != RunState::finished && s != RunState::stopped && s != RunState::failed; }

void runToEnd(Simulation& simulation, const std::function<bool(double)>& goesOn) {
  simulation.run();
  if (!goesOn) return simulation.wait();
  askUntilEnd(
      goesOn, [&] { return !isUnderWay(simulation.progress().state); }, [&] { return simulation.progress().time; },
      [&] { simulation.stop(); });
}

}  // namespace

Run::Run(std::shared_ptr<const Hidden> hidden)
    : hidden_(std::move(hidden)), recording_(ofRun(hidden_->model, hidden_->simulation->recording())) {}

bool Run::finished() const { return hidden_->simulation->progress().state == RunState::finished; }
const std::optional<Error>& Run::error() const { return hidden_->error; }
std::vector<std::string> Run::notes() const { return hidden_->simulation->notes(); }

Work Run::work() const {
  const RunProgress p = hidden_->simulation->progress();
  return {p.steps, p.retries, p.newtonIterations, p.evaluations, p.factorizations, p.solves};
}

void Run::exportTo(const std::filesystem::path& file, const ExportOptions& options) const {
  const engine::ExportOptions wanted{.rate = options.rate,
                                     .width = options.width,
                                     .height = options.height,
                                     .words = options.words,
                                     .time = options.time,
                                     .view = options.view,
                                     .transparent = options.transparent};
  orThrow(tryExport(file, wanted));
  orThrow(exportRun(exportedRun(hidden_->model, *hidden_->simulation), file, wanted, [](double) { return true; }));
}

std::vector<ContactPoint> Run::contacts(std::size_t row) const {
  const auto recording = hidden_->simulation->recording();
  if (row >= recording->rows())
    throw Error(Error::Kind::input, fmt::format("a row below {} was expected, not {}", recording->rows(), row));
  if (!recording->contacts()) return {};
  std::vector<std::string> names{"ground"};
  for (std::string& name : bodyNames(*hidden_->model)) names.push_back(std::move(name));
  const auto nameOf = [&](std::int32_t body) { return names[static_cast<std::size_t>(body + 1)]; };
  const auto arrayOf = [](const LoggedContact::Vec3f& v) { return std::array<double, 3>{v[0], v[1], v[2]}; };
  std::vector<ContactPoint> out;
  for (const LoggedContact& c : recording->contacts()->row(row))
    out.push_back({.body1 = nameOf(c.body1),
                   .body2 = nameOf(c.body2),
                   .position = arrayOf(c.x),
                   .normal = arrayOf(c.normal),
                   .gap = c.gap,
                   .force = arrayOf(c.force),
                   .velocity = arrayOf(c.speed),
                   .friction = c.friction,
                   .state = stateText(c.kind),
                   .work = c.work,
                   .feature = c.feature,
                   .island = c.island});
  return out;
}

void Run::writeContactsCsv(const std::filesystem::path& file) const {
  const auto recording = hidden_->simulation->recording();
  if (!recording->contacts()) throw Error(Error::Kind::input, "a run of a model in which bodies touch was expected");
  orThrow(ContactCsv(*hidden_->model, recording).write(file));
}

RunFailed::RunFailed(Run run) : Error(*run.error()), run_(std::move(run)) {}
RunFailed::~RunFailed() = default;

Run run(const Model& model, const RunOptions& options) {
  auto hidden = std::make_shared<Run::Hidden>();
  hidden->model = std::make_shared<const engine::Model>(withForces(model, options.forces));
  hidden->simulation = orThrow(Simulation::create(hidden->model, {.assemble = options.assemble,
                                                                  .channels = options.channels,
                                                                  .energyLimit = options.energyLimit,
                                                                  .energy = true}));
  runToEnd(*hidden->simulation, options.goesOn);
  if (const auto error = hidden->simulation->error()) {
    hidden->error = toError(*error);
    throw RunFailed(Run(hidden));
  }
  return Run(hidden);
}

}  // namespace v0
}  // namespace gyre
