#pragma once
// SUNDIALS IDA (Hindmarsh et al. 2005), descendant of DASSL (Petzold 1982): BDF of variable step and order 1 to 5 in
// fixed leading coefficient form for F(t, y, y') = 0. A thin layer: the problem brings its own linear solver, nothing
// is printed, and failures are values. Works with SUNDIALS 6 and 7. step() and interpolate() allocate nothing.
//
// Newton's test (DASSL's, but for NewtonCare): at most 4 iterations, a rate above 0.9 fails, rate/(1 - rate) |del| <=
// 0.33 in the weighted RMS norm; the iteration matrix is made anew when alpha leaves 3/5 to 5/3 of its value, or after
// a failure.

#include "core/state_archive.h"

#include <memory>
#include <optional>
#include <string>

namespace gyre {

struct IdaPoint {
  double t = 0;
  const double *y = nullptr, *yp = nullptr;
  bool isPrediction = false;   ///< Newton's iteration begins here
  long errorTestFailures = 0;  ///< until now, since the last start
};

/// What Newton's test asks for beyond DASSL's.
struct NewtonCare {
  std::optional<double> size = {};  ///< of the correction, where it is not to be weighed as IDA does
  double share = 1;                 ///< of its tolerance
  double leastFactor = 0;      ///< rate/(1 - rate) is taken for this much at least: a rate may be that of a step before
  bool asksForMatrix = false;  ///< of the place where the iteration began: the one at hand would not converge
};

class IdaProblem {
 public:
  virtual ~IdaProblem() = default;
  /// r = F(t, y, y'). False where it cannot be evaluated: a smaller step is then tried.
  virtual bool residual(const IdaPoint& point, double* r) = 0;
  /// Makes dF/dy + alpha dF/dy' ready for solve(). False when it is singular.
  virtual bool jacobian(double t, double alpha, const double* y, const double* yp) = 0;
  /// Replaces b by the correction of the y that residual() was called with last. scale is DASSL's factor for an alpha
  /// that has changed since the matrix was made, 2 / (1 + alpha / alpha of the matrix); the problem applies it.
  virtual void solve(double* b, double scale) = 0;
  /// Weights of the norms, by which errors and corrections are multiplied.
  virtual void weights(const double* y, double* w) = 0;
  virtual NewtonCare newtonCare() const { return {}; }
  /// Whether longer steps of order 1 may fail again and again for what their length alone changes.
  virtual bool fearsLongerSteps() const { return false; }
};

/// Sums since construction.
struct IdaCounts {
  long steps = 0, evaluations = 0, jacobians = 0, errorTestFailures = 0, convergenceFailures = 0, iterations = 0;

  void persist(StateArchive& a) {
    a(steps, evaluations, jacobians, errorTestFailures, convergenceFailures, iterations);
  }
  IdaCounts& operator+=(const IdaCounts& o);
  IdaCounts operator-(const IdaCounts& o) const;
};

class Ida {
 public:
  Ida(int n, int maxOrder, IdaProblem& problem);
  ~Ida();
  Ida(const Ida&) = delete;
  Ida& operator=(const Ida&) = delete;

  /// Components with 1 are in the local error test, those with 0 are not.
  void setErrorTest(const VecX& inTest);
  /// Begins anew, with order 1 and this step, at consistent values.
  bool start(double t, const VecX& y, const VecX& yp, double firstStep);
  /// One step that does not pass tStop; the reason when it fails.
  std::optional<std::string> step(double tStop);
  /// Where the last step ended, its size and order.
  double time() const;
  double lastStep() const;
  /// What the next step will try; nothing before the first one.
  std::optional<double> nextStep() const;
  int lastOrder() const;
  /// Derivative 0 or 1 of the interpolating polynomial at t within the last step.
  bool interpolate(double t, int derivative, VecX& y) const;
  IdaCounts counts() const;

 private:
  friend class StateArchive;
  /// Before the problem: where steps were made, one is made, for IDA to be set up, whatever comes of it. Refused where
  /// IDA keeps its history in a way that is not known (ida_record.h).
  void persist(StateArchive& a);
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace gyre
