#pragma once
// Derivatives and integral of a function of which only values can be had.

#include <memory>
#include <type_traits>

namespace gyre {

/// Refers to anything that gives a double for a double; must not outlive it. Unlike std::function it never allocates.
class FunctionRef {
 public:
  template <class F>
  requires(!std::is_same_v<std::remove_cvref_t<F>, FunctionRef>) FunctionRef(const F& f)
      : object_(std::addressof(f)),
        call_([](const void* object, double x) -> double { return (*static_cast<const F*>(object))(x); }) {}
  double operator()(double x) const { return call_(object_, x); }

 private:
  const void* object_;
  double (*call_)(const void*, double);
};

/// f'(x) (order 1) or f''(x) (order 2), from the interpolation of f at 20 Chebyshev nodes around x, on the widest of a
/// row of halved intervals that resolves f: its last coefficients are rounding (Trefethen 2013, ch. 8 and 21). For
/// smooth f good to 1e-12 of the scale of the derivative, and as smooth. Next to a kink, by central differences
/// extrapolated to step zero (Ridders 1982, Adv. Eng. Software 4), at 1e-9. Where f ends at x (a side is not finite),
/// from the other side, at 1e-7. Not finite where f is not.
double numericalDerivative(FunctionRef f, double x, int order);

/// The integral of f from a to b: Gauss and Kronrod's pair of 7 and 15 nodes (Kronrod 1965; nodes as in QUADPACK,
/// Piessens et al. 1983), intervals are halved until both agree to 1e-13 of the integral of |f|, 2000 times at most.
double numericalIntegral(FunctionRef f, double a, double b);

}  // namespace gyre
