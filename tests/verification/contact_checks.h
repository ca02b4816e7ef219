#pragma once
// What the tests of contact have in common: the three methods and the solvers of contact, and comparison with what is
// known.

#include "run/stepper.h"
#include "support/contact_scene.h"

#include <QtTest>

#include <cmath>
#include <functional>

namespace gyre::test {

inline void compare(double value, double expected, double tolerance, const char* what) {
  QVERIFY2(std::abs(value - expected) <= tolerance,
           qPrintable(QString("%1: %2, expected %3").arg(what).arg(value, 0, 'g', 15).arg(expected, 0, 'g', 15)));
}

inline void addMethods() {
  QTest::addColumn<QString>("method");
  for (const char* method : {"local_pos", "local_neg", "local_imp"}) QTest::addRow("%s", method) << QString(method);
}

inline std::string fetchedMethod() {
  QFETCH(QString, method);
  return method.toStdString();
}

/// Each method with Gauss-Seidel that calls Newton where it has to, with Gauss-Seidel alone, and with Newton alone in
/// either form.
inline void addMethodsAndSolvers(std::initializer_list<const char*> solvers = {"auto", "gauss_seidel", "newton_dsf",
                                                                               "newton_hueber"}) {
  QTest::addColumn<QString>("method");
  QTest::addColumn<QString>("solver");
  for (const char* method : {"local_pos", "local_neg", "local_imp"})
    for (const char* solver : solvers) QTest::addRow("%s, %s", method, solver) << QString(method) << QString(solver);
}

/// A setting to put behind others.
inline std::string fetchedSolver() {
  QFETCH(QString, solver);
  return fmt::format(R"(, "solver": "{}")", solver.toStdString());
}

inline std::string material(double friction, double restitution = 0, const char* name = "m") {
  return fmt::format(R"({{"name": "{}", "friction": {:.17g}, "restitution": {:.17g}}})", name, friction, restitution);
}

/// Settings with a solver that goes on to round-off.
inline std::string exactly(const std::string& method, double step, double end, int sweeps = 200) {
  return fmt::format(
      R"("integrator": "{}", "step": {:.17g}, "end_time": {:.17g}, "output_step": 0, "merit": 1e-28, "sweeps": {})",
      method, step, end, sweeps);
}

/// What everybody gets who chooses no solver: a merit of 1e-18, which stands for velocities to 1e-9 of those that a
/// step has to remove, h g for what lies (local_dynamics/local_settings.h).
inline std::string byDefault(const std::string& method, double step, double end) {
  return fmt::format(R"("integrator": "{}", "step": {:.17g}, "end_time": {:.17g})", method, step, end);
}

inline std::unique_ptr<Stepper> stepperOf(const Model& model) {
  auto made = Stepper::create(model);
  if (!made) throw std::runtime_error(made.error().text());
  return std::move(*made);
}

inline void advance(Stepper& stepper, double end) {
  while (stepper.state().t < end - 1e-12)
    if (auto step = stepper.step(); !step) throw std::runtime_error(step.error().text());
}

/// The time of the last row for which something is true; 0 if there is none.
inline double lastTime(const Run& run, const std::function<bool(std::size_t)>& is) {
  for (std::size_t r = run.last(); r > 0; --r)
    if (is(r)) return run.at(r, "time");
  return 0;
}

/// By which power of the step errors fall, over all halvings of the step from the first to the last.
inline void hasOrder(const std::vector<double>& errors, double least) {
  const double order = std::log2(errors.front() / errors.back()) / static_cast<double>(errors.size() - 1);
  qInfo("errors %.3g to %.3g: order %.3f", errors.front(), errors.back(), order);
  QVERIFY2(order >= least, qPrintable(QString("order %1").arg(order)));
}

/// Where a thing that falls below and stands above changes, to 1/1000 of it.
inline double threshold(double falls, double stands, const std::function<bool(double)>& isStanding) {
  while (stands - falls > 1e-3 * stands) {
    const double between = 0.5 * (falls + stands);
    (isStanding(between) ? stands : falls) = between;
  }
  return 0.5 * (falls + stands);
}

}  // namespace gyre::test
