#include "analysis/health_watch.h"

namespace gyre::ui {
namespace {

std::shared_ptr<const HealthFindings> findingsOf(const Model& model, const TypeList& types) {
  auto out = std::make_shared<HealthFindings>(HealthFindings{model, nullptr, std::nullopt, {}});
  try {
    const auto system = System::compile(out->model);
    if (system) {
      out->system = *system;
      out->health = examineHealth(out->model, **system, types);
    } else {
      out->failure = system.error();
    }
  } catch (const std::exception& e) {  // memory, mostly
    out->system = nullptr;
    out->failure = Error{.kind = Error::Kind::resource, .message = e.what()};
  }
  return out;
}

}  // namespace

HealthWatch::HealthWatch(ModelDocument& document, QObject* parent) : QObject(parent), document_(document) {
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

Expected<std::shared_ptr<const System>> HealthWatch::compiled() const {
  if (findings_ && findings_->system && isCurrent()) return findings_->system;
  return System::compile(document_.model());
}

void HealthWatch::examine() {
  job_.start([model = document_.snapshot(),
              &types = document_.types()](const std::stop_token&) { return findingsOf(*model, types); },
             [this](std::shared_ptr<const HealthFindings> found) {
               findings_ = std::move(found);
               emit changed();
             },
             [this](const Error& error) {
               findings_ = std::make_shared<HealthFindings>(HealthFindings{document_.model(), nullptr, error, {}});
               emit changed();
             });
}

}  // namespace gyre::ui

#include "moc_health_watch.cpp"
