#include "told_instance.h"

#include <fmt/format.h>
#include <algorithm>
#include <exception>
#include <string_view>
#include <utility>

namespace gyre::fmu {
namespace {

constexpr const char* warnings = "logStatusWarning";
constexpr const char* errors = "logStatusError";

void tell(const Logger& log, Status status, const char* category, const std::string& message) noexcept {
  try {
    if (log) log(status, category, message);
  } catch (...) {  // a logger of C++ that throws
  }
}

}  // namespace

Status told(const Logger& log, const char* function, const std::function<Expected<void>()>& work) {
  try {
    const Expected<void> done = work();
    if (done) return Status::ok;
    tell(log, Status::error, errors, fmt::format("{}: {}", function, done.error().text()));
    return Status::error;
  } catch (const std::exception& e) {
    tell(log, Status::fatal, errors, std::string(function) + ": " + e.what());
  } catch (...) {
    tell(log, Status::fatal, errors, std::string(function) + ": an unknown error");
  }
  return Status::fatal;
}

ToldInstance::ToldInstance(std::unique_ptr<FmuInstance> instance, Logger log)
    : instance_(std::move(instance)), log_(std::move(log)) {}

std::unique_ptr<ToldInstance> ToldInstance::create(const char* function, const std::filesystem::path& resources,
                                                   std::string_view token, Logger log) {
  std::unique_ptr<ToldInstance> out;
  (void)told(log, function, [&]() -> Expected<void> {
    auto instance = FmuInstance::create(resources, token);
    if (!instance) return fail(std::move(instance.error()));
    out.reset(new ToldInstance(std::move(*instance), log));
    return {};
  });
  return out;
}

Status ToldInstance::call(const char* function, const std::function<Expected<void>(FmuInstance&)>& work) {
  std::vector<std::string> notes;
  const Status status = told(log_, function, [&]() -> Expected<void> {
    auto done = work(*instance_);
    notes = instance_->takeNotes();
    return done;
  });
  if (notes.empty() || !warns_) return status;
  for (const std::string& note : notes) tell(log_, Status::warning, warnings, note);
  return std::max(status, Status::warning);
}

Status ToldInstance::refuse(const char* function, const char* why) {
  return told(log_, function, [why] { return Expected<void>(failInput(why)); });
}

Status ToldInstance::setLogging(const char* function, bool on, std::span<const char* const> categories) {
  return told(log_, function, [&]() -> Expected<void> {
    bool namesWarnings = categories.empty();
    for (const std::string_view category : categories) {
      if (category == warnings) namesWarnings = true;
      else if (category != errors)
        return failInput(
            fmt::format("'{}' is no category of messages; {} or {} was expected", category, warnings, errors));
    }
    if (namesWarnings) warns_ = on;
    return {};
  });
}

}  // namespace gyre::fmu
