#pragma once
// What a run has done so far, counted by the thread that steps and read by any other.

#include "contact/contact_record.h"
#include "integrators/integrator.h"
#include "run/run_progress.h"

#include <atomic>

namespace gyre {

class RunCounters {
 public:
  void add(const StepReport& report) {
    steps_ += report.interpolated ? 0 : 1;
    retries_ += report.retries;
    newtonIterations_ += report.iterations;
    errorTestFailures_ += report.errorTestFailures;
    convergenceFailures_ += report.convergenceFailures;
    splitChanges_ += report.splitChanges;
    order_ = report.order;
    stepSize_ = report.h;
  }
  /// Contacts of a step.
  void add(const ContactRecord& contacts) {
    if (contacts.penetration > penetration_) penetration_ = contacts.penetration;
    unsolvedSteps_ += contacts.solved ? 0 : 1;
  }
  /// @param cpuTime  of the steps [s]
  void set(const Work& work, double cpuTime) {
    evaluations_ = work.evaluations;
    factorizations_ = work.factorizations;
    solves_ = work.solves;
    cpuTime_ = cpuTime;
  }
  void read(RunProgress& p) const {
    p.steps = steps_;
    p.retries = retries_;
    p.newtonIterations = newtonIterations_;
    p.evaluations = evaluations_;
    p.factorizations = factorizations_;
    p.solves = solves_;
    p.errorTestFailures = errorTestFailures_;
    p.convergenceFailures = convergenceFailures_;
    p.splitChanges = splitChanges_;
    p.order = order_;
    p.stepSize = stepSize_;
    p.penetration = penetration_;
    p.unsolvedSteps = unsolvedSteps_;
    p.cpuTime = cpuTime_;
  }

 private:
  /// Written by one thread; no other datum depends on its order.
  template <class T>
  class Shared {
   public:
    operator T() const { return value_.load(std::memory_order_relaxed); }  // NOLINT(google-explicit-constructor)
    Shared& operator=(T x) {
      value_.store(x, std::memory_order_relaxed);
      return *this;
    }
    Shared& operator+=(int n) { return *this = *this + static_cast<T>(n); }

   private:
    std::atomic<T> value_{};
  };

  Shared<std::uint64_t> steps_, retries_, newtonIterations_, evaluations_, factorizations_, solves_, errorTestFailures_,
      convergenceFailures_, splitChanges_, unsolvedSteps_;
  Shared<int> order_;
  Shared<double> stepSize_, cpuTime_, penetration_;
};

}  // namespace gyre
