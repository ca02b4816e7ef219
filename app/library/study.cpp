#include "ask_until_end.h"
#include "known_types.h"
#include "value_json.h"

#include <gyre/study.h>

#include <atomic>
#include <thread>

namespace gyre {
inline namespace v0 {
namespace {

/// On another thread where somebody wants to be told.
void runAll(StudyRunner& runner, const std::function<bool(double)>& goesOn) {
  if (!goesOn) return orThrow(runner.run());
  std::atomic<bool> ended{false};
  Expected<void> outcome;
  std::jthread worker([&](const std::stop_token& stop) {
    outcome = runner.run(stop);
    ended = true;
  });
  askUntilEnd(
      goesOn, [&] { return ended.load(); }, [&] { return runner.progress().fraction; }, [&] { worker.request_stop(); });
  worker.join();
  orThrow(std::move(outcome));
}

std::optional<engine::StudyPart> partOf(const StudyOptions& options) {
  if (!options.part) return std::nullopt;
  const auto [number, of] = *options.part;
  return orThrow(studyPartFromText(std::to_string(number) + '/' + std::to_string(of)));
}

StudyResult::Case caseOf(const StudyPlan& plan, const PlannedCase& planned, const CaseResults& results) {
  StudyResult::Case out{.name = planned.name};
  for (std::size_t i = 0; i < plan.axes.size(); ++i)
    out.coordinates.emplace_back(plan.axes[i].key, planned.coordinates[i].text);
  const CaseResult* result = results[planned.index].get();
  out.finished = result && !result->failed();
  if (result && result->error) out.error = toError(*result->error);
  for (const StudyMeasure& m : plan.study.measures)
    out.measures.emplace_back(m.name, measured(plan, results, planned.index, m.name));
  for (const std::string& name : builtInMeasures())
    out.measures.emplace_back(name, measured(plan, results, planned.index, name));
  return out;
}

}  // namespace

StudyResult runStudy(const std::filesystem::path& file, const StudyOptions& options) {
  knownTypes();
  auto plan = orThrow(planStudy(orThrow(readStudy(file))));
  const auto runner = orThrow(StudyRunner::create(std::move(plan), {.threads = options.threads,
                                                                    .resultsFile = options.results,
                                                                    .otherResults = options.otherResults,
                                                                    .part = partOf(options)}));
  runAll(*runner, options.goesOn);
  const StudyPlan& planned = runner->plan();
  const CaseResults results = runner->results();
  StudyResult out{.name = planned.study.name};
  for (const PlannedCase& c : planned.cases) out.cases.push_back(caseOf(planned, c, results));
  const auto judged = judgeFindings(planned, results);
  for (std::size_t i = 0; i < judged.size(); ++i)
    out.findings.push_back({planned.study.findings[i].text, planned.study.findings[i].source,
                            std::string(verdictName(judged[i].verdict)), judged[i].measured,
                            judged[i].verdict == Verdict::held});
  out.csv = resultsCsv(planned, results);
  return out;
}

}  // namespace v0
}  // namespace gyre
