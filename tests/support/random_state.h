#pragma once
// Random numbers with a fixed seed, and random parameters for any type from its description.

#include "describe/station_field.h"
#include "support/model_builder.h"

#include <algorithm>
#include <random>

namespace gyre::test {

class Random {
 public:
  explicit Random(unsigned seed) : engine_(seed) {}
  double uniform(double low, double high) { return std::uniform_real_distribution<double>(low, high)(engine_); }
  Vec3 vector(double size = 1) { return {uniform(-size, size), uniform(-size, size), uniform(-size, size)}; }
  VecX vector(Eigen::Index n, double size) {
    VecX v(n);
    for (double& x : v) x = uniform(-size, size);
    return v;
  }
  Quat rotation() { return Quat(uniform(-1, 1), uniform(-1, 1), uniform(-1, 1), uniform(-1, 1)).normalized(); }
  Mat6 positiveDefinite() {
    Mat6 m;
    for (double& x : m.reshaped()) x = uniform(-1, 1);
    return m * m.transpose() + Mat6::Identity();
  }
  int integer(int count) { return std::uniform_int_distribution<int>(0, count - 1)(engine_); }

 private:
  std::mt19937 engine_;
};

/// A number, an expression or a table.
inline Function randomFunction(const std::string& variable, Random& random) {
  switch (random.integer(3)) {
    case 0: return {.constant = random.uniform(-1, 1)};
    case 1: return {.expression = "1 + 0.5*" + variable + " + sin(" + variable + ")^3"};
    default: return {.table = {{-2, random.uniform(-1, 0)}, {-0.5, 0.1}, {0.7, 0.4}, {2, random.uniform(1, 2)}}};
  }
}

/// A value that the field accepts; references to bodies are left as they are.
inline Value randomValue(const Field& f, const Value& present, Random& random) {
  return std::visit(
      [&](const auto& v) -> Value {
        using T = std::decay_t<decltype(v)>;
        if constexpr (std::is_same_v<T, double>)
          return std::clamp(random.uniform(0.5, 1.5), f.range.minimum, f.range.maximum);
        else if constexpr (std::is_same_v<T, Vec3>)
          return f.range.contains(-1) ? Vec3(random.vector()) : Vec3(random.vector().cwiseAbs() + Vec3::Constant(0.1));
        else if constexpr (std::is_same_v<T, Quat>) return random.rotation();
        else if constexpr (std::is_same_v<T, Frame>) return at(random.vector(0.5), random.rotation());
        else if constexpr (std::is_same_v<T, Inertia>)
          return Inertia{random.uniform(2, 3), random.uniform(2, 3), random.uniform(2, 3), 0.2, 0.1, -0.1};
        else if constexpr (std::is_same_v<T, Matrix6>) return Matrix6{random.positiveDefinite()};
        else if constexpr (std::is_same_v<T, Choice>) return Choice{random.integer(static_cast<int>(f.choices.size()))};
        else if constexpr (std::is_same_v<T, TimeVector>)
          return TimeVector{Function{random.uniform(-1, 1)}, Function{.expression = "1+sin(" + f.argument.name + ")"},
                            randomFunction(f.argument.name, random)};
        else if constexpr (std::is_same_v<T, Function>) return randomFunction(f.argument.name, random);
        else return present;
      },
      present);
}

/// Such a field is left alone: it would need what it determines others by, as shapes for a density.
inline bool determinesOthers(const TypeInfo& type, const Field& field) {
  return std::any_of(type.fields.begin(), type.fields.end(),
                     [&](const Field& other) { return other.derivedFrom == field.key; });
}

/// Parameters that the type's own check accepts, for elements whose values depend on each other.
inline std::any randomParams(const TypeInfo& type, Random& random, ElementId body1, ElementId body2) {
  std::any params = type.defaults;
  for (int tries = 0; tries < 400; ++tries) {
    for (const Field& f : type.fields) {
      if (determinesOthers(type, f) || f.key.starts_with(stationKey)) continue;
      if (f.key == "body1" || f.key == "body") f.set(params, body1);
      else if (f.key == "body2") f.set(params, body2);
      else f.set(params, randomValue(f, f.get(params), random));
    }
    if (!type.check || !type.check(params)) break;
  }
  return params;
}

}  // namespace gyre::test
