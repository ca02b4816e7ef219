#pragma once
// An instance of an FMU behind the functions of C: no exception leaves it, and what goes wrong, and what there is to
// say of a run, is told to the importer's logger.

#include "fmu_instance.h"

#include <functional>
#include <memory>
#include <span>
#include <string>

namespace gyre::fmu {

/// By the numbers that both versions of FMI give them.
enum class Status { ok = 0, warning = 1, error = 3, fatal = 4 };

/// Gives one message to the importer.
using Logger = std::function<void(Status status, const char* category, const std::string& message)>;

/// Does the work; its error, or its exception, is told. Fatal: the instance is not to be used any more.
Status told(const Logger& log, const char* function, const std::function<Expected<void>()>& work);

class ToldInstance {
 public:
  /// Null where that fails, which is told.
  static std::unique_ptr<ToldInstance> create(const char* function, const std::filesystem::path& resources,
                                              std::string_view token, Logger log);
  /// Status::warning where the work was done and there is something to say of it.
  Status call(const char* function, const std::function<Expected<void>(FmuInstance&)>& work);
  /// Status::error: this function is none of what the FMU can do.
  Status refuse(const char* function, const char* why);
  /// Warnings can be switched off; errors are always told. @param categories  none: all
  Status setLogging(const char* function, bool on, std::span<const char* const> categories);
  FmuInstance& instance() { return *instance_; }

 private:
  ToldInstance(std::unique_ptr<FmuInstance> instance, Logger log);

  std::unique_ptr<FmuInstance> instance_;
  Logger log_;
  bool warns_ = true;
};

}  // namespace gyre::fmu
