// The rattleback: a stone with two curvatures whose axes are not those of its inertia. Spun the wrong way it stops,
// rocks and spins the other way. Against the equations of rolling without slip, integrated by themselves
// (rolling_body.h). What the rocking grows by while the stone turns round, errors grow by, too.

#include "roller.h"

using namespace gyre;
using namespace gyre::test;

namespace {

/// The spin at whole seconds.
std::vector<double> exactSpins(const Roller& r, int seconds) {
  RollingBody::State s = r.start;
  std::vector<double> out{s.w.z()};
  for (int i = 0; i < seconds; ++i) {
    s = r.reference.after(s, 1, 10000);
    out.push_back(s.w.z());
  }
  return out;
}

/// The largest error of the spin at whole seconds, against the 5 rad/s it starts with.
double errorOfSpins(const Run& run, const std::vector<double>& exact) {
  double most = 0;
  for (std::size_t row = 0; row <= run.last(); ++row) {
    const auto second = static_cast<std::size_t>(std::lround(run.at(row, "time")));
    qInfo("%zu s: %.4f, exact %.4f", second, run.at(row, "b.wz"), exact[second]);
    most = std::max(most, std::abs(run.at(row, "b.wz") - exact[second]) / 5);
  }
  return most;
}

}  // namespace

class TestRattleback : public QObject {
  Q_OBJECT
 private slots:
  /// A reference is worth what its own step does to it: with half as many it is the same, and keeps its energy.
  void reference_isExact() {
    const Roller r = rattleback();
    const RollingBody::State fine = r.reference.after(r.start, 5, 50000), coarse = r.reference.after(r.start, 5, 25000);
    compare(coarse.w.z(), fine.w.z(), 1e-6, "spin");
    compare(r.reference.energy(fine), r.reference.energy(r.start), 1e-9, "energy");
    QVERIFY(r.start.w.z() < -4 && fine.w.z() > 1);
  }

  void turnsRound_data() { addMethods(); }
  /// Within one percent in steps of 0.1 ms.
  void turnsRound() {
    const Roller r = rattleback();
    const Run run = runModel(r.scene(material(1)).model(byDefault(fetchedMethod(), 1e-4, 5) + R"(, "output_step": 1)"));
    compare(errorOfSpins(run, exactSpins(r, 5)), 0, 0.01, "spins");
    QVERIFY(run.at(run.last(), "b.wz") > 1);
  }

  void isOfSecondOrder_data() { addMethods(); }
  void isOfSecondOrder() {
    const Roller r = rattleback();
    const std::vector<double> exact = exactSpins(r, 5);
    std::vector<double> errors;
    for (const double h : {1e-3, 5e-4, 2.5e-4})
      errors.push_back(errorOfSpins(r.scene(material(1)).run(fetchedMethod(), h, 5, 1), exact));
    hasOrder(errors, 1.8);
  }

  /// The smooth law with a contact so hard and friction so steep that what it gives and slips is little: the spin is
  /// within a twentieth while it turns round.
  void turnsRoundBySmoothLaw() {
    const Roller r = rattleback();
    const Run run =
        runModel(r.scene(R"({"name": "m", "friction": 1, "stiffness": 1e9, "damping": 0.1, "slip_velocity": 1e-5})")
                     .model(R"("integrator": "geom1", "step": 2e-5, "end_time": 5, "output_step": 1)"));
    compare(errorOfSpins(run, exactSpins(r, 5)), 0, 0.05, "spins");
  }
};

QTEST_GUILESS_MAIN(TestRattleback)
#include "tst_rattleback.moc"
