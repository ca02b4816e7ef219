// Tables of other programs as runs: separators, units, names, poses, and what is refused with the line it stands in.

#include "run/csv_run.h"
#include "run/recorded_poses.h"

#include <QtTest>
#include <numbers>

using namespace gyre;

namespace {

const std::vector<Channel> known{{documentId, "time", "s"},
                                 {10, "rod 1.x", "m"},
                                 {10, "rod 1.y", "m"},
                                 {10, "rod 1.z", "m"},
                                 {10, "rod 1.qw", ""},
                                 {10, "rod 1.qx", ""},
                                 {10, "rod 1.qy", ""},
                                 {10, "rod 1.qz", ""},
                                 {10, "rod 1.vx", "m/s"},
                                 {11, "hinge.angle", "rad"},
                                 {documentId, "energy.total", "J"}};

std::shared_ptr<Recording> recorded(const char* text) {
  const CsvTable table = parseCsvTable(text).value();
  return recordingOf(table, guessMapping(table, known), known).value();
}

std::size_t columnOf(const Recording& r, const std::string& name) {
  for (std::size_t c = 0; c < r.columns(); ++c)
    if (r.channels()[c].name == name) return c;
  return 0;
}

QString whyNot(const char* text) {
  const auto table = parseCsvTable(text);
  if (!table) return QString::fromStdString(table.error().text());
  const auto made = recordingOf(*table, guessMapping(*table, known), known);
  return made ? QString() : QString("%1, line %2").arg(made.error().text().c_str()).arg(made.error().line);
}

}  // namespace

class TestCsvRun : public QObject {
  Q_OBJECT

 private slots:
  void separators_andDecimalCommas() {
    const CsvTable comma = parseCsvTable("# made elsewhere\nt,a [mm],\"b, c\" \r\n0,1,2\r\n0.5,-3e-2,4\r\n").value();
    QCOMPARE(comma.columns.size(), std::size_t{3});
    QCOMPARE(comma.columns[1].name, std::string("a"));
    QCOMPARE(comma.columns[1].unit, std::string("mm"));
    QCOMPARE(comma.columns[2].name, std::string("b, c"));
    QCOMPARE(comma.columns[1].values, (std::vector<double>{1, -0.03}));
    QCOMPARE(comma.lines, (std::vector<std::size_t>{3, 4}));
    const CsvTable semicolon = parseCsvTable("\xEF\xBB\xBFt;f(x)\n0;1,5\n1;2,25").value();
    QCOMPARE(semicolon.columns[1].name, std::string("f(x)"));
    QCOMPARE(semicolon.columns[1].values, (std::vector<double>{1.5, 2.25}));
    const CsvTable tab = parseCsvTable("0\t1\n1\t2\n").value();
    QCOMPARE(tab.columns[1].name, std::string("column 2"));
    QCOMPARE(tab.rows(), std::size_t{2});
  }

  void channels_areFoundByName_andTurnedIntoSi() {
    const auto r = recorded("Time [ms],Rod1_vx (km/h),HINGE ANGLE [deg],measured [N]\n0,36,180,1\n10,72,90,2\n");
    QCOMPARE(r->rows(), std::size_t{2});
    QCOMPARE(r->time(1), 0.01);
    QCOMPARE(r->at(0, columnOf(*r, "rod 1.vx")), 10.0);
    QCOMPARE(r->channels()[columnOf(*r, "rod 1.vx")].element, ElementId{10});
    QCOMPARE(r->at(0, columnOf(*r, "hinge.angle")), std::numbers::pi);
    QCOMPARE(r->channels()[columnOf(*r, "measured")].unit, std::string("N"));
    QCOMPARE(r->at(1, columnOf(*r, "measured")), 2.0);
  }

  /// In any order of the columns, with others between them.
  void poses_areThoseOfTheColumns() {
    const auto r = recorded(
        "t,rod 1.qz,rod 1.qy,rod 1.qx,rod 1.qw,energy.total,rod 1.z,rod 1.x [mm],rod 1.y\n"
        "0,0.6,0,0,0.8,5,3,1000,2\n1,0,0,0,1,5,6,4000,5\n");
    const RecordedPoses poses(r);
    const PoseSet at = poses.at(0);
    QCOMPARE(at.bodies.size(), std::size_t{1});
    QCOMPARE(at.bodies[0].body, ElementId{10});
    QCOMPARE(at.bodies[0].position, Vec3(1, 2, 3));
    QCOMPARE(at.bodies[0].orientation.coeffs(), Quat(0.8, 0, 0, 0.6).coeffs());
    QVERIFY(r->warnings().empty());
  }

  void placesAlone_areOfABodyThatIsNotTurned() {
    const auto r = recorded("t,rod 1.x,rod 1.y,rod 1.z\n0,1,2,3\n");
    QCOMPARE(RecordedPoses(r).at(0).bodies.at(0).orientation.coeffs(), Quat::Identity().coeffs());
    QCOMPARE(r->warnings().size(), std::size_t{1});
  }

  void whatIsWrong_isToldWithItsLine() {
    QVERIFY2(whyNot("t,a\n0,1\n1,2\n1,3\n").contains("line 4"), qPrintable(whyNot("t,a\n0,1\n1,2\n1,3\n")));
    QVERIFY(whyNot("t,a\n0,1\n1,x\n").contains("'x'"));
    QVERIFY(whyNot("t,a\n0,1\n1,nan\n").contains("finite"));
    QVERIFY(whyNot("t,a\n0,1\n1\n").contains("2 numbers"));
    QVERIFY(whyNot("").contains("no numbers"));
    QVERIFY(whyNot("t,hinge.angle [m]\n0,1\n").contains("rad"));
    QVERIFY(whyNot("t [kg],a\n0,1\n").contains("kg"));
    QVERIFY(whyNot("t,a,a\n0,1,1\n").contains("another column"));
  }

  void aFile_isNamedInWhatIsWrongWithIt() {
    const auto none = readCsvTable("/nowhere/measured.csv");
    QVERIFY(!none && none.error().text().find("measured.csv") != std::string::npos);
  }
};

QTEST_APPLESS_MAIN(TestCsvRun)
#include "tst_csv_run.moc"
