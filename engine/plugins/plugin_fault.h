#pragma once
// What went wrong inside an element of a plugin, to be told when a step fails: an exception, or a number that is not
// finite.

#include "core/error.h"
#include "system/system.h"

#include <atomic>
#include <mutex>
#include <stdexcept>
#include <string>

namespace gyre {

/// An element of a plugin, beside what it is to the engine.
class OfPlugin {
 public:
  explicit OfPlugin(std::string type) : type_(std::move(type)) {}
  OfPlugin(const OfPlugin&) = delete;
  OfPlugin& operator=(const OfPlugin&) = delete;
  virtual ~OfPlugin() = default;

  /// The last fault; empty where there was none from this time on [s].
  std::string faultSince(double t) const;

 protected:
  /// Calls f; whether it threw nothing. @param t  simulated time; infinite where nobody knows it
  template <class F>
  bool guarded(double t, const F& f) const {
    try {
      f();
      return true;
    } catch (const std::exception& e) {
      note(t, e.what());
    } catch (...) {
      note(t, "an exception that says nothing");
    }
    return false;
  }
  void note(double t, const char* what) const;

 private:
  std::string type_;
  mutable std::atomic<bool> failed_ = false;
  mutable std::mutex mutex_;
  mutable std::string fault_;
  mutable double time_ = 0;
};

/// The error of a step that began at this time, with the element of a plugin that was at fault since, if there is one,
/// and what it said.
Error withPluginFault(const System& system, double begin, Error error);

}  // namespace gyre
