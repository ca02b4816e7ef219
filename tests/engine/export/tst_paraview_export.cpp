// The ParaView collection and its frames: their structure, and places and velocities of a brick that flies and spins,
// which follow by hand.

#include "engine/export/exported_samples.h"
#include "engine/export/vtp_file.h"
#include "export/run_export.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <cstring>

using namespace gyre;
using test::readVtp;
using test::Vtp;

namespace {

QString textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

class TestParaviewExport : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase() { run_ = test::runToExport(brick_.model()); }
  void init() { dir_ = std::make_unique<QTemporaryDir>(); }

  void collection_namesEveryFrameWithItsTime() {
    QVERIFY(write("fl&y.pvd", 10));
    QXmlStreamReader xml(textOf(path("fl&y.pvd")));
    std::vector<double> times;
    while (!xml.atEnd()) {
      if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != QLatin1String("DataSet")) continue;
      times.push_back(xml.attributes().value("timestep").toDouble());
      QVERIFY(QFile::exists(path(xml.attributes().value("file").toString())));
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(times.size(), std::size_t{11});
    for (std::size_t k = 0; k < times.size(); ++k) QVERIFY(std::abs(times[k] - 0.1 * static_cast<double>(k)) < 1e-12);
    QCOMPARE(QDir(path("fl&y-frames")).entryList(QDir::Files).size(), 11);
    QCOMPARE(QDir(dir_->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             (QStringList{"fl&y-frames", "fl&y.pvd"}));
  }

  void frame_hasTheCornersWhereTheyAre() {
    QVERIFY(write("fly.pvd", 10));
    const Vtp vtp = readVtp(path("fly-frames/frame-00003.vtp"));
    QVERIFY2(vtp.error.isEmpty(), qPrintable(vtp.error));
    QCOMPARE(vtp.piece["NumberOfPoints"], QString("16"));
    QCOMPARE(vtp.piece["NumberOfPolys"], QString("24"));
    QCOMPARE(vtp.arrays["FieldData/TimeValue"].content.toDouble(), 0.3);
    const auto points = vtp.arrays["Points/position"].values<double>();
    const auto velocities = vtp.arrays["PointData/velocity"].values<float>();
    const auto speeds = vtp.arrays["PointData/speed"].values<float>();
    QCOMPARE(points.size(), std::size_t{48});
    QCOMPARE(velocities.size(), std::size_t{48});
    QCOMPARE(speeds.size(), std::size_t{16});
    int found = 0;
    for (const double sx : {-1, 1})
      for (const double sy : {-1, 1})
        for (const double sz : {-1, 1}) {
          const Vec3 arm = brick_.orientationAt(0.3) * Vec3(0.5 * brick_.size.cwiseProduct(Vec3(sx, sy, sz)));
          const Vec3 x = brick_.positionAt(0.3) + arm, v = brick_.velocity + Vec3(0, 0, brick_.spin).cross(arm);
          for (std::size_t i = 0; i < 8; ++i) {
            if ((Vec3(points[3 * i], points[3 * i + 1], points[3 * i + 2]) - x).norm() > 1e-8) continue;
            ++found;
            const Vec3 reported(velocities[3 * i], velocities[3 * i + 1], velocities[3 * i + 2]);
            QVERIFY((reported - v).norm() < 2e-6 * v.norm());  // single precision
            QVERIFY(std::abs(static_cast<double>(speeds[i]) - v.norm()) < 2e-6 * v.norm());
          }
        }
    QCOMPARE(found, 8);
    for (std::size_t i = 8; i < 16; ++i) QCOMPARE(speeds[i], 0.0F);  // the twin rests
  }

  void cells_areTrianglesOfABodyInItsColour() {
    QVERIFY(write("fly.pvd", 1));
    const Vtp vtp = readVtp(path("fly-frames/frame-00000.vtp"));
    const auto corners = vtp.arrays["Polys/connectivity"].values<qint32>();
    const auto offsets = vtp.arrays["Polys/offsets"].values<qint32>();
    const auto bodies = vtp.arrays["CellData/body"].values<qint32>();
    const auto colors = vtp.arrays["CellData/color"].values<quint8>();
    QCOMPARE(corners.size(), std::size_t{72});
    QCOMPARE(offsets.size(), std::size_t{24});
    QCOMPARE(colors.size(), std::size_t{72});
    for (std::size_t c = 0; c < 24; ++c) {
      QCOMPARE(offsets[c], static_cast<qint32>(3 * c + 3));
      QCOMPARE(bodies[c], c < 12 ? 0 : 1);
      for (std::size_t k = 3 * c; k < 3 * c + 3; ++k) QCOMPARE(corners[k] / 8, bodies[c]);  // each has its own points
    }
    QCOMPARE((std::array{colors[0], colors[1], colors[2]}), (std::array<quint8, 3>{0, 114, 178}));
    QByteArray names;
    const QStringList codes = vtp.arrays["FieldData/names"].content.split(' ', Qt::SkipEmptyParts);
    for (const QString& code : codes) names += static_cast<char>(code.toInt());
    QCOMPARE(names, QByteArray("brick <1> & \"co\"\0twin\0", 22));
    QCOMPARE(vtp.arrays["FieldData/names"].tuples, 2);
  }

  void cancelled_leavesWhatWasThere() {
    QVERIFY(write("fly.pvd", 1));
    const QString before = textOf(path("fly.pvd"));
    const auto done =
        exportRun(run_, path("fly.pvd").toStdString(), {.rate = 100}, [](double share) { return share < 0.5; });
    QVERIFY(done && !*done);
    QCOMPARE(textOf(path("fly.pvd")), before);
    QCOMPARE(QDir(path("fly-frames")).entryList(QDir::Files).size(), 2);
    QCOMPARE(QDir(dir_->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 2);
  }

  void ending_decides() {
    for (const char* name : {"a.pvd", "a.GLB", "a.html", "a.mp4"}) QVERIFY(exportKindOf(name).has_value());
    const auto other = exportKindOf("folder.pvd/a.vtk");
    QVERIFY(!other && other.error().kind == Error::Kind::input);
    QVERIFY(other.error().text().find("folder.pvd/a.vtk") != std::string::npos);
    QVERIFY(other.error().text().find(".glb") != std::string::npos);
  }

 private:
  QString path(const QString& name) const { return dir_->filePath(name); }
  bool write(const QString& name, double rate) {
    const auto done = exportRun(run_, path(name).toStdString(), {.rate = rate}, [](double) { return true; });
    return done && *done;
  }

  const test::FlyingBrick brick_;
  ExportedRun run_;
  std::unique_ptr<QTemporaryDir> dir_;
};

QTEST_APPLESS_MAIN(TestParaviewExport)
#include "tst_paraview_export.moc"
