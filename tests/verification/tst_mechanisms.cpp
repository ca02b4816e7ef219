// The library of mechanisms (mechanisms/library.h), each by every method that takes it: falling freely and driven, of a
// micrometre and of a kilometre, at rest without weight, and from its singular positions.
//
// GYRE_MECHANISMS=NAME,...    families to run; all where it is not set
// GYRE_MECHANISMS_LONG=1       driven for twenty seconds, too
// GYRE_MECHANISMS_REPORT=FILE adds a row for each run: mechanism, method, check, errors

#include "support/integrator_rows.h"
#include "verification/mechanisms/checks.h"
#include "verification/mechanisms/known_failures.h"
#include "verification/mechanisms/library.h"

#include <QtTest>

#include <fmt/format.h>
#include <deque>
#include <map>

using namespace gyre;
using namespace gyre::test;

namespace {

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

  /// What the library knows of a motion is right where it was published: the IVP test set's digits of the car axis.
  void references_meetPublishedDigits() {
    for (const Mechanism& m : particles()) {
      if (m.name != "car axis") continue;
      const Moment end = trajectory(m.equations, m.q0, m.v0, {3}).back();
      const BodyPlaces at = m.equations.places(end.q, 3);
      QVERIFY((at[1].x - Vec3(0.04934557842755629, 0.4969894602303324, 0)).norm() < 1e-9);  // steps of 1e-10 each
      QVERIFY((at[2].x - Vec3(1.041742524885400, 0.3739110272652214, 0)).norm() < 1e-9);
    }
  }

  void freely_data() { addRows(gyre::test::freely); }
  void freely() { run(gyre::test::freely); }
  void driven_data() { addRows(gyre::test::driven); }
  void driven() { run(gyre::test::driven); }
  void drivenLong_data() { addRows(gyre::test::drivenLong); }
  void drivenLong() { run(gyre::test::drivenLong); }
  void ofOtherSizes_data() { addRows(gyre::test::ofOtherSizes); }
  void ofOtherSizes() { run(gyre::test::ofOtherSizes); }
  void atRestWithoutWeight_data() { addRows(gyre::test::atRestWithoutWeight); }
  void atRestWithoutWeight() { run(gyre::test::atRestWithoutWeight); }
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
    Complaints complaints;
    try {
      complaints = check.run(m, integratorType(id.toStdString()));
    } catch (const std::exception& e) {
      complaints = {std::string("the reference: ") + e.what()};
    }
    const KnownFailure* known = knownFailure(m.name, id.toStdString(), check.name);
    if (known) QEXPECT_FAIL("", known->reason.c_str(), Continue);
    QVERIFY2(complaints.empty(), qPrintable(QString::fromStdString(fmt::format("{}", fmt::join(complaints, "; ")))));
  }

  std::deque<Mechanism> mechanisms_;
};

QTEST_APPLESS_MAIN(TestMechanisms)
#include "tst_mechanisms.moc"
