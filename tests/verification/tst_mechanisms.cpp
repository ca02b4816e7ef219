// The library of mechanisms (mechanisms/library.h), each by every method that takes it: falling freely and driven, of a
// micrometre and of a kilometre, in other axes, at rest and coasting without weight, switched on while it rests, and
// from its singular positions.
//
// GYRE_MECHANISMS=NAME,...    families to run; all where it is not set
// GYRE_LONG=1                  driven for twenty seconds, and with the axes of bodies alone turned, too
// GYRE_MECHANISMS_REPORT=FILE  a table of all errors over their bounds, the worst first

#include "support/integrator_rows.h"
#include "verification/mechanisms/checks.h"
#include "verification/mechanisms/known_failures.h"
#include "verification/mechanisms/library.h"
#include "verification/mechanisms/report.h"

#include <QtTest>

#include <fmt/format.h>
#include <ctime>
#include <deque>
#include <map>

using namespace gyre;
using namespace gyre::test;

namespace {

double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

bool isAskedFor(const char* family) {
  const QByteArray asked = qgetenv("GYRE_MECHANISMS");
  return asked.isEmpty() || asked.split(',').contains(QByteArray(family));
}

}  // namespace

class TestMechanisms : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase() {
    for (const Family& f : families()) {
      if (!isAskedFor(f.name)) continue;
      try {
        for (Mechanism& m : f.make()) {
          m.build(m.q0, m.v0);
          mechanisms_.push_back(std::move(m));
        }
      } catch (const std::exception& e) {
        QFAIL((f.name + std::string(", ") + e.what()).c_str());
      }
    }
    QVERIFY(!mechanisms_.empty());
  }

  void cleanupTestCase() {
    if (mechanisms_.empty()) return;
    qInfo("%s", report_.summary().c_str());
    const QByteArray path = qgetenv("GYRE_MECHANISMS_REPORT");
    if (!path.isEmpty()) report_.write(path.toStdString());
  }

  /// First: what it sees is rounding, which differs by where in memory vectors lie, and so by what was run before.
  void atRestWithoutWeight_data() { addRows(gyre::test::atRestWithoutWeight); }
  void atRestWithoutWeight() { run(gyre::test::atRestWithoutWeight); }
  void freely_data() { addRows(gyre::test::freely); }
  void freely() { run(gyre::test::freely); }
  void driven_data() { addRows(gyre::test::driven); }
  void driven() { run(gyre::test::driven); }
  void drivenLong_data() { addRows(gyre::test::drivenLong); }
  void drivenLong() { run(gyre::test::drivenLong); }
  void ofOtherSizes_data() { addRows(gyre::test::ofOtherSizes); }
  void ofOtherSizes() { run(gyre::test::ofOtherSizes); }
  void inOtherAxes_data() { addRows(gyre::test::inOtherAxes); }
  void inOtherAxes() { run(gyre::test::inOtherAxes); }
  void coastingWithoutWeight_data() { addRows(gyre::test::coastingWithoutWeight); }
  void coastingWithoutWeight() { run(gyre::test::coastingWithoutWeight); }
  void switchedOnLate_data() { addRows(gyre::test::switchedOnLate); }
  void switchedOnLate() { run(gyre::test::switchedOnLate); }
  void fromSingularPositions_data() { addRows(gyre::test::fromSingularPositions); }
  void fromSingularPositions() { run(gyre::test::fromSingularPositions); }

 private:
  void addRows(const Check& check) {
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("id");
    int index = 0;
    for (const Mechanism& m : mechanisms_) {
      if (check.appliesTo(m))
        for (const IntegratorType* type : integratorsFor(m.build(m.q0, m.v0).model()))
          QTest::addRow("%s: %s", m.name.c_str(), type->id.c_str()) << index << QString::fromStdString(type->id);
      ++index;
    }
  }
  void run(const Check& check) {
    if (!QTest::currentDataTag()) QSKIP("not asked for");
    QFETCH(int, index);
    QFETCH(QString, id);
    const Mechanism& m = mechanisms_[static_cast<std::size_t>(index)];
    Findings found(m.name, id.toStdString(), check.name);
    const double before = cpuSeconds();
    try {
      check.run(m, integratorType(id.toStdString()), found);
    } catch (const std::exception& e) {
      found.complain(std::string("the reference: ") + e.what());
    }
    report_.add(check.name, id.toStdString(), found.held(), cpuSeconds() - before);
    const KnownFailure* known = knownFailure(m.name, id.toStdString(), check.name);
    if (known) QEXPECT_FAIL("", known->reason.c_str(), Continue);
    const std::string complaints = fmt::format("{}", fmt::join(found.complaints(), "; "));
    QVERIFY2(complaints.empty(), qPrintable(QString::fromStdString(complaints)));
  }

  std::deque<Mechanism> mechanisms_;
  Report report_;
};

QTEST_APPLESS_MAIN(TestMechanisms)
#include "tst_mechanisms.moc"
