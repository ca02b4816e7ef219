#pragma once
// A value with its first and second derivative along one variable, and the rules by which they pass through operations
// (forward differentiation: Griewank and Walther 2008, ch. 3 and 13):
//   (f o g)' = f'(g) g',   (f o g)'' = f''(g) g'^2 + f'(g) g''
// Over doubles they are exact to rounding; over intervals they bound the derivatives. Where a function is not smooth,
// the derivatives are those of the branch that its value is taken from.

#include "functions/interval.h"
#include "functions/operation.h"

#include <cmath>

namespace gyre {

template <class S>
struct Jet {
  S v = 0.0, d = 0.0, dd = 0.0;
};

/// What does not move adds nothing, however steep the function is.
inline double scaled(double slope, double move) { return move == 0 ? 0 : slope * move; }
inline Interval scaled(Interval slope, Interval move) { return slope * move; }

template <class S>
Jet<S> chain(const Jet<S>& g, S f, S f1, S f2) {
  return {f, scaled(f1, g.d), scaled(f2, g.d * g.d) + scaled(f1, g.dd)};
}

template <class S>
Jet<S> operator-(const Jet<S>& a) {
  return {-a.v, -a.d, -a.dd};
}
template <class S>
Jet<S> operator+(const Jet<S>& a, const Jet<S>& b) {
  return {a.v + b.v, a.d + b.d, a.dd + b.dd};
}
template <class S>
Jet<S> operator-(const Jet<S>& a, const Jet<S>& b) {
  return {a.v - b.v, a.d - b.d, a.dd - b.dd};
}
template <class S>
Jet<S> operator*(const Jet<S>& a, const Jet<S>& b) {
  return {a.v * b.v, scaled(b.v, a.d) + scaled(a.v, b.d),
          scaled(b.v, a.dd) + S(2) * scaled(a.d, b.d) + scaled(a.v, b.dd)};
}
template <class S>
Jet<S> operator/(const Jet<S>& a, const Jet<S>& b) {
  const S q = a.v / b.v, d = (a.d - scaled(q, b.d)) / b.v;
  return {q, d, (a.dd - S(2) * scaled(d, b.d) - scaled(q, b.dd)) / b.v};
}

/// A smooth function of one argument.
template <class S>
Jet<S> smooth(Operation op, const Jet<S>& g) {
  using std::acos, std::acosh, std::asin, std::asinh, std::atan, std::atanh, std::cos, std::cosh, std::exp, std::log,
      std::log10, std::log2, std::sin, std::sinh, std::sqrt, std::tan, std::tanh;
  const S x = g.v, one = 1.0, two = 2.0;
  switch (op) {
    case Operation::sin: return chain(g, sin(x), cos(x), -sin(x));
    case Operation::cos: return chain(g, cos(x), -sin(x), -cos(x));
    case Operation::tan: {
      const S t = tan(x), c = cos(x), slope = one / (c * c);
      return chain(g, t, slope, two * t * slope);
    }
    case Operation::asin: {
      const S w = (one - x) * (one + x), r = sqrt(w);
      return chain(g, asin(x), one / r, x / (w * r));
    }
    case Operation::acos: {
      const S w = (one - x) * (one + x), r = sqrt(w);
      return chain(g, acos(x), -(one / r), -(x / (w * r)));
    }
    case Operation::atan: {
      const S w = one + x * x;
      return chain(g, atan(x), one / w, -(two * x / (w * w)));
    }
    case Operation::sinh: return chain(g, sinh(x), cosh(x), sinh(x));
    case Operation::cosh: return chain(g, cosh(x), sinh(x), cosh(x));
    case Operation::tanh: {
      const S t = tanh(x), c = cosh(x), slope = one / (c * c);
      return chain(g, t, slope, -(two * t * slope));
    }
    case Operation::asinh: {
      const S w = one + x * x, r = sqrt(w);
      return chain(g, asinh(x), one / r, -(x / (w * r)));
    }
    case Operation::acosh: {
      const S w = (x - one) * (x + one), r = sqrt(w);
      return chain(g, acosh(x), one / r, -(x / (w * r)));
    }
    case Operation::atanh: {
      const S w = (one - x) * (one + x);
      return chain(g, atanh(x), one / w, two * x / (w * w));
    }
    case Operation::exp: return chain(g, exp(x), exp(x), exp(x));
    case Operation::ln: return chain(g, log(x), one / x, -(one / (x * x)));
    case Operation::log2: {
      const S s = one / (log(S(2.0)) * x);
      return chain(g, log2(x), s, -(s / x));
    }
    case Operation::log10: {
      const S s = one / (log(S(10.0)) * x);
      return chain(g, log10(x), s, -(s / x));
    }
    default: {  // sqrt
      const S r = sqrt(x), s = one / (two * r);
      return chain(g, r, s, -(s / (two * x)));
    }
  }
}

/// x^c for a number c.
inline double power(double x, double c) {
  if (c == 2) return x * x;
  if (c == 3) return x * x * x;
  if (c == 4) return x * x * x * x;
  return std::pow(x, c);
}
inline Interval power(Interval x, double c) { return pow(x, c); }

template <class S>
Jet<S> power(const Jet<S>& g, double c) {
  const S slope = c == 0 ? S(0.0) : S(c) * power(g.v, c - 1);
  const S bend = c == 0 || c == 1 ? S(0.0) : S(c * (c - 1)) * power(g.v, c - 2);
  return chain(g, power(g.v, c), slope, bend);
}

/// What decides where an operation breaks: there it is zero (of rint, half of an odd number).
template <class S>
Jet<S> deciding(Operation op, const Jet<S>& a, const Jet<S>& b) {
  const Jet<S> one{1.0};
  switch (op) {
    case Operation::divide: return b;
    case Operation::tan: return smooth(Operation::cos, a);
    case Operation::asin:
    case Operation::acos:
    case Operation::atanh: return (one - a) * (one + a);
    case Operation::acosh: return a - one;
    case Operation::abs:
    case Operation::sign:
    case Operation::rint:
    case Operation::atan2:
    case Operation::power:
    case Operation::ln:
    case Operation::log2:
    case Operation::log10:
    case Operation::sqrt: return a;
    default: return a - b;
  }
}

template <class S>
Jet<S> atan2(const Jet<S>& y, const Jet<S>& x) {
  using std::atan2;
  const S w = x.v * x.v + y.v * y.v;
  const S turn = x.v * y.d - y.v * x.d, d = turn / w;
  return {atan2(y.v, x.v), d, (x.v * y.dd - y.v * x.dd - S(2.0) * d * (x.v * x.d + y.v * y.d)) / w};
}

}  // namespace gyre
