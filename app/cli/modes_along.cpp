#include "modes_along.h"

#include "analysis_input.h"
#include "catalog/catalog.h"
#include "console.h"
#include "interrupt.h"
#include "io/model_file.h"
#include "locus/locus_csv.h"
#include "locus/step_advice.h"
#include "progress_bar.h"
#include "run/simulation.h"

#include <fmt/format.h>
#include <chrono>
#include <stop_token>
#include <thread>

namespace gyre::cli {
namespace {

/// To the end of the run, its failure or an interrupt.
void runToItsEnd(Simulation& simulation, ProgressBar& bar) {
  simulation.run();
  for (;;) {
    const RunProgress progress = simulation.progress();
    if (progress.state == RunState::finished || progress.state == RunState::failed) return;
    if (interrupted()) return simulation.stop();
    bar.show(progress.time / progress.endTime, fmt::format("t = {:.4g} of {:.4g} s", progress.time, progress.endTime));
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

std::string table(const RootLocus& locus) {
  std::string out = fmt::format("{:>12} {:>16} {:>16} {:>16} {:>14}\n", "time [s]", "slowest [1/s]", "stiffest [1/s]",
                                "stiffness ratio", "growth [1/s]");
  for (const LocusMoment& m : locus.moments)
    out += fmt::format("{:>12.6g} {:>16.6g} {:>16.6g} {:>16.6g} {:>14.4g}\n", m.t, m.slowest, m.stiffest,
                       m.stiffnessRatio(), m.growth);
  return out;
}

}  // namespace

int modesAlong(const std::string& file, const Overrides& overrides, int moments, const std::string& csv) {
  auto model = readModel(file, catalog());
  if (!model) return report(model.error());
  if (auto ok = applyOverrides(overrides, *model); !ok) return report(ok.error());
  const auto system = System::compile(*model);
  if (!system) return report(inFile(system.error(), file));
  if ((*system)->nv() > rootLocusLimit)  // before a long run
    return report(inFile(rootLocus(**system, nullptr, {}).error(), file));
  auto simulation = Simulation::create(*model, {.compiled = *system});
  if (!simulation) return report(inFile(simulation.error(), file));
  const KeepsResults running;
  ProgressBar bar(true);
  runToItsEnd(**simulation, bar);
  bar.clear();
  int exitCode = exitDone;
  if (const auto error = (*simulation)->error()) exitCode = report(inFile(*error, file));
  std::stop_source stop;
  ProgressBar ofMoments(true);
  const auto recording = (*simulation)->recording();
  const std::vector<std::size_t> rows = rowsForLocus(*recording, moments);
  const auto locus = rootLocus(**system, recording, rows, stop.get_token(), [&](std::size_t done) {
    if (interrupted()) stop.request_stop();
    ofMoments.show(static_cast<double>(done) / static_cast<double>(rows.size()),
                   fmt::format("moment {} of {}", done, rows.size()));
  });
  ofMoments.clear();
  if (!locus) return firstFailure(exitCode, report(inFile(locus.error(), file)));
  if (interrupted()) {
    say("gyre: stopped; what follows is of the moments until then\n");
    exitCode = firstFailure(exitCode, exitRunFailed);
  }
  if (!csv.empty()) exitCode = firstFailure(exitCode, writeText(locusCsv(*model, *locus), csv));
  if (namesStandardOutput(csv)) return exitCode;
  const double h = stepOfRun(*model, *recording, (*simulation)->facts().choosesStep);
  const StepAdvice advice = stepAdvice(*model, *locus, MethodStability::of(model->simulation()), h);
  const std::string about =
      "\nEach moment is linearized about the motion of the run, with its coefficients held as they are there.\n";
  return firstFailure(exitCode, print(table(*locus) + about + advice.text()));
}

}  // namespace gyre::cli
