// How fast a run is in a window, with none but the usual panels and with all of them open, over what the command line
// makes of it: by the clock, which the threads that draw share in, and by the CPU time of the steps alone. Needs
// OpenGL, thus a display (xvfb-run).

#include "io/model_file.h"
#include "run/method_variant.h"
#include "run/simulation.h"
#include "support/cpu_times.h"
#include "ui/ui_session.h"

#include <benchmark/benchmark.h>

#include <QDockWidget>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <stdexcept>
#include <string>

using namespace gyre;
using namespace gyre::ui;

namespace {

struct Case {
  const char* example;
  std::vector<std::string> changes;
};

enum class Panels { usual, all };

struct Cost {
  double clock = 0, steps = 0, program = 0;  ///< by the clock; CPU time of the steps, and of the whole program [s]
  Cost& operator+=(const Cost& o) {
    clock += o.clock;
    steps += o.steps;
    program += o.program;
    return *this;
  }
};

Model modelOf(const Case& c) {
  const Model whole = readModel(std::filesystem::path(GYRE_EXAMPLES_DIR) / c.example, catalog()).value();
  return methodVariant(whole, whole.simulation().type->id, c.changes, catalog()).value();
}

constexpr int pairs = 9;  // other work on the machine makes single ones differ by a tenth

using Clock = std::chrono::steady_clock;
double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

template <class Condition>
void processUntil(const Condition& condition) {
  const auto start = Clock::now();
  QTimer looks;
  looks.start(2);
  while (!condition()) {
    QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (since(start) > 120) throw std::runtime_error("what was waited for does not come");
  }
}

void rest(double seconds) {
  const auto start = Clock::now();
  processUntil([&] { return since(start) > seconds; });
}

Cost inTheWindow(MainWindow& window) {
  RunController& controller = window.session().controller;
  controller.setSpeed(0);
  controller.reset();
  processUntil([&] { return controller.current().recording() && !controller.isCompiling(); });
  rest(0.6);
  const test::CpuTimes cpu;
  const auto start = Clock::now();
  controller.run();
  processUntil([&] { return !controller.isRunning(); });
  const Cost out{since(start), controller.progress().cpuTime, cpu.ofProcess()};
  if (controller.state() != RunState::finished) throw std::runtime_error("the run did not come to its end");
  rest(0.6);
  return out;
}

Cost onTheCommandLine(const Model& model) {
  const auto run = Simulation::create(model).value();
  const test::CpuTimes cpu;
  const auto start = Clock::now();
  run->run();
  run->wait();
  return {since(start), run->progress().cpuTime, cpu.ofProcess()};
}

double median(std::vector<double> of) {
  std::sort(of.begin(), of.end());
  return of[of.size() / 2];
}

void openAllPanels(MainWindow& window) {
  for (QDockWidget* dock : window.findChildren<QDockWidget*>())
    if (dock->isHidden()) dock->toggleViewAction()->trigger();
}

void runInWindow(benchmark::State& state, const Case& c, Panels panels) {
  const QTemporaryDir folder;
  const std::string file = folder.filePath("model.gyre").toStdString();
  const Model model = modelOf(c);
  if (!writeModel(model, file)) return state.SkipWithError("the file cannot be written");
  const auto window = test::openMainWindow();
  if (!window->openFile(QString::fromStdString(file))) return state.SkipWithError("the file cannot be read");
  if (panels == Panels::all) openAllPanels(*window);
  rest(1);
  Cost seen, plain;
  std::vector<double> byClock, bySteps;
  for (auto _ : state) {
    Cost here = inTheWindow(*window), there = onTheCommandLine(model);
    there += onTheCommandLine(model);
    here += inTheWindow(*window);
    byClock.push_back(there.clock / here.clock);
    bySteps.push_back(there.steps / here.steps);
    seen += here;
    plain += there;
  }
  state.counters["speed_by_clock"] = median(byClock);
  state.counters["speed_of_steps"] = median(bySteps);
  state.counters["processors_used"] = seen.program / seen.clock;
  state.counters["plain_s"] = plain.clock / 2 / static_cast<double>(state.iterations());
}

const Case doublePendulum{"double-pendulum.gyre", {"end_time=200"}};
const Case doublePendulumEveryStep{"double-pendulum.gyre", {"end_time=200", "output_step=0"}};
const Case chain{"chain-200.gyre", {"end_time=3"}};

BENCHMARK_CAPTURE(runInWindow, double_pendulum_usual_panels, doublePendulum, Panels::usual)->Iterations(pairs);
BENCHMARK_CAPTURE(runInWindow, double_pendulum_all_panels, doublePendulum, Panels::all)->Iterations(pairs);
BENCHMARK_CAPTURE(runInWindow, double_pendulum_every_step_all_panels, doublePendulumEveryStep, Panels::all)
    ->Iterations(pairs);
BENCHMARK_CAPTURE(runInWindow, chain_200_usual_panels, chain, Panels::usual)->Iterations(pairs);
BENCHMARK_CAPTURE(runInWindow, chain_200_all_panels, chain, Panels::all)->Iterations(pairs);

}  // namespace

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  const QTemporaryDir settings;
  test::beginUi(settings.path());
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
