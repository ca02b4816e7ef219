// Quasi-Newton on what is hard for it: an arch and a card house, where light and heavy, near and far all depend on each
// other. Its merit never grows, and it ends no worse than a hundred sweeps.

#include <QtTest>

#include "catalog/catalog.h"
#include "contact_checks.h"
#include "io/model_file.h"
#include "io/text_file.h"
#include "support/model_builder.h"

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

Model example(const char* name, const char* solver) {
  const std::string file = std::string(GYRE_EXAMPLES_DIR) + "/" + name + ".gyre";
  const auto text = readTextFile(file);
  if (!text) throw std::runtime_error(text.error().text());
  auto model = parseModel(*text, file, catalog());
  if (!model) throw std::runtime_error(model.error().text());
  ModelBuilder b(std::move(*model));
  const Element& e = b.model().simulation();
  const Field& field = *e.type->find("solver");
  const auto choice = std::find(field.choices.begin(), field.choices.end(), solver) - field.choices.begin();
  b.set(simulationId, "solver", Choice{static_cast<int>(choice)});
  b.set(simulationId, "sweeps", 100);
  b.set(simulationId, "output_step", 0.0);
  return b.model();
}

}  // namespace

class TestQuasiNewton : public QObject {
  Q_OBJECT

 private slots:
  void examples_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"masonry-arch", "card-house"}) QTest::newRow(name) << QString(name);
  }
  void examples() {
    QFETCH(QString, name);
    const auto swept = stepperOf(example(name.toStdString().c_str(), "gauss_seidel"));
    const auto stepper = stepperOf(example(name.toStdString().c_str(), "quasi_newton"));
    stepper->recordSolver(true);
    for (int step = 0; step < 3; ++step) {
      if (!swept->step() || !stepper->step()) QFAIL("a step failed");
      const double limit = swept->contacts()->merit;
      for (const LocalTrace& trace : stepper->solver()) {
        std::vector<double> before(trace.islands.size(), HUGE_VAL);
        for (const LocalIterate& i : trace.iterates) {
          double& last = before[static_cast<std::size_t>(i.island)];
          QVERIFY2(i.merit <= last, qPrintable(QString("step %1: %2 after %3").arg(step).arg(i.merit).arg(last)));
          last = i.merit;
        }
        qInfo("step %d: merit %.2g in %d, 100 sweeps: %.2g", step, trace.last.merit, trace.iterations, limit);
        QVERIFY(trace.last.merit <= std::max(limit, trace.wanted));
      }
    }
  }
};

QTEST_GUILESS_MAIN(TestQuasiNewton)
#include "tst_quasi_newton.moc"
