#include "analysis/health_watch.h"

namespace gyre::ui {
namespace {

/// None of a state that a later one has overtaken: that is examined next.
std::shared_ptr<const HealthFindings> findingsOf(const CompiledModel& compiled, const TypeList& types) {
  if (compiled.isOvertaken) return nullptr;
  auto out = std::make_shared<HealthFindings>(HealthFindings{compiled.model, nullptr, std::nullopt, {}});
  if (!compiled.system) {
    out->failure = compiled.system.error();
    return out;
  }
  try {
    out->health = examineHealth(*out->model, **compiled.system, types);
    out->system = *compiled.system;
  } catch (const std::exception& e) {  // memory, mostly
    out->failure = Error{.kind = Error::Kind::resource, .message = libraryMessage(e)};
  }
  return out;
}

}  // namespace

HealthWatch::HealthWatch(ModelDocument& document, ModelCompiler& compiler, QObject* parent)
    : QObject(parent), document_(document), compiler_(compiler) {
  pause_.setSingleShot(true);
  pause_.setInterval(200);
  connect(&pause_, &QTimer::timeout, this, &HealthWatch::examine);
  const auto later = [this] { pause_.start(); };
  connect(&document_, &ModelDocument::edited, this, later);
  connect(&document_, &ModelDocument::replaced, this, [this] {
    findings_ = nullptr;
    pause_.start();
    emit changed();
  });
}

void HealthWatch::examine() {
  job_.start([compiling = compiler_.current(),
              &types = document_.types()](const std::stop_token&) { return findingsOf(*compiling.get(), types); },
             [this](std::shared_ptr<const HealthFindings> found) {
               if (!found) return pause_.start();
               findings_ = std::move(found);
               emit changed();
             },
             [this](const Error& error) {
               findings_ = std::make_shared<HealthFindings>(HealthFindings{document_.snapshot(), nullptr, error, {}});
               emit changed();
             });
}

}  // namespace gyre::ui

#include "core/machine_memory.h"
#include "moc_health_watch.cpp"
