#include "run/run_compilation.h"

#include "analysis/assembly.h"
#include "analysis/initial_values.h"
#include "core/machine_memory.h"
#include "core/thread_priority.h"

#include <utility>

namespace gyre::ui {

using namespace std::chrono_literals;

namespace {

bool isReady(const std::future<RunCompilation::Created>& f) { return f.wait_for(0s) == std::future_status::ready; }

std::optional<Edit> speedsInstead(const Model& model, const System& system, const Error& why) {
  if (why.remedy != Error::Remedy::assemble) return std::nullopt;
  if (violation(system, system.initialState()).position.relative > assemblyTolerance) return std::nullopt;
  const auto together = assembledState(model, system);
  if (!together) return std::nullopt;
  return initialSpeedsEdit(model, system, together->state);
}

}  // namespace

RunCompilation::RunCompilation(ModelCompiler& compiler, std::shared_ptr<MemoryBudget> memory)
    : compiler_(compiler), memory_(std::move(memory)) {}

void RunCompilation::begin(std::shared_ptr<const Model> model, std::shared_ptr<const SavedState> from) {
  abandon();
  model_ = std::move(model);
  from_ = std::move(from);
  SimulationOptions options{.pages = {.memory = memory_},
                            .solver = true,
                            .newton = true,
                            .steps = true,
                            .energy = true,
                            .from = from_,
                            .stepsBack = true};
  pending_ =
      std::async(std::launch::async, [compiling = compiler_.current(), run = model_, options]() mutable -> Created {
        stepBackThisThread();
        try {
          if (options.from) return {Simulation::create(run, options)};  // whose parts are made as they were
          const std::shared_ptr<const CompiledModel> compiled = compiling.get();
          if (compiled->isOvertaken) return {nullptr};
          if (!compiled->system) return {fail(compiled->system.error())};
          options.compiled = *compiled->system;
          Created created{Simulation::create(compiled->model, options)};
          if (!created.run) created.speeds = speedsInstead(*compiled->model, **compiled->system, created.run.error());
          return created;
        } catch (const std::exception& e) {  // memory, mostly
          return {fail({.kind = Error::Kind::resource, .message = "the run cannot be begun: " + libraryMessage(e)})};
        }
      });
}

void RunCompilation::abandon() {
  if (pending_.valid()) abandoned_.push_back(std::move(pending_));
}

std::optional<RunCompilation::Created> RunCompilation::take() {
  if (!pending_.valid() || !isReady(pending_)) return std::nullopt;
  return pending_.get();
}

bool RunCompilation::anyAbandoned() {
  std::erase_if(abandoned_, isReady);
  return !abandoned_.empty();
}

}  // namespace gyre::ui
