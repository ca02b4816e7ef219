// What exports are made of: moments, axes, base64, markup, normals, folders of frames.

#include "engine/export/exported_samples.h"
#include "export/axis_ticks.h"
#include "export/base64.h"
#include "export/creased_surface.h"
#include "export/frame_folder.h"
#include "export/markup.h"
#include "export/moving_scene.h"
#include "export/plot_axis.h"
#include "export/sampled_rows.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <numbers>

using namespace gyre;

namespace {

/// A recording with rows at these times.
std::shared_ptr<const Recording> recordingAt(const std::vector<double>& times) {
  const auto out = *Recording::create({{documentId, "time", "s"}}, times.size());
  for (const double t : times) {
    out->next()[0] = t;
    out->publish();
  }
  return out;
}

std::vector<std::string> labels(const PlotAxis& axis, int wanted) {
  std::vector<std::string> out;
  for (const PlotAxis::Tick& tick : axis.ticks(wanted)) out.push_back(tick.label);
  return out;
}

QByteArray written(const LabelledTicks& axis) {
  QByteArrayList texts;
  for (const LabelledTick& tick : axis.ticks)
    if (!tick.label.empty()) texts << QByteArray::fromStdString(tick.label);
  return texts.join(' ') + (axis.factor.empty() ? QByteArray() : " | " + QByteArray::fromStdString(axis.factor));
}

}  // namespace

class TestExportParts : public QObject {
  Q_OBJECT
 private slots:
  void moments_areTheRowsNearestToTheRate() {
    std::vector<double> times;
    for (int i = 0; i <= 1000; ++i) times.push_back(5 + 1e-3 * i);
    const auto rows = sampledRows(*recordingAt(times), 25);
    QCOMPARE(rows.size(), std::size_t{26});
    for (std::size_t k = 0; k < rows.size(); ++k) QCOMPARE(rows[k], 40 * k);
    QCOMPARE(sampledRows(*recordingAt(times), 1e6).size(), times.size());  // there are no more
    QCOMPARE(sampledRows(*recordingAt(times), 0.01), (std::vector<std::size_t>{0, 1000}));
    QCOMPARE(sampledRows(*recordingAt({0, 0.31, 0.49, 0.52, 1.4, 3}), 2), (std::vector<std::size_t>{0, 2, 4, 5}));
    QCOMPARE(sampledRows(*recordingAt({7}), 25), std::vector<std::size_t>{0});
  }

  void defaultRate_boundsTheirNumber() {
    QCOMPARE(defaultRate(10), 25.0);
    QCOMPARE(defaultRate(0.5), 200.0);
    QCOMPARE(defaultRate(1e4), 0.2);
  }

  void base64_isThatOfTheStandard() {  // RFC 4648, section 10
    QCOMPARE(base64(""), std::string());
    QCOMPARE(base64("f"), std::string("Zg=="));
    QCOMPARE(base64("fo"), std::string("Zm8="));
    QCOMPARE(base64("foo"), std::string("Zm9v"));
    QCOMPARE(base64("foobar"), std::string("Zm9vYmFy"));
    std::string all;
    for (int i = 0; i < 256; ++i) all += static_cast<char>(i);
    QCOMPARE(QByteArray::fromStdString(base64(all)), QByteArray::fromStdString(all).toBase64());
  }

  void markup_isText() {
    QCOMPARE(markupText("a<b> & \"c\" 'd'\x07"), std::string("a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;%07"));
    QCOMPARE(markupText("\xE4"), std::string("%E4"));
    QCOMPARE(markupText("Kräfte"), std::string("Kräfte"));
  }

  void axes_haveRoundTicks() {
    QCOMPARE(labels({0, 2, false}, 5), (std::vector<std::string>{"0", "0.5", "1", "1.5", "2"}));
    QCOMPARE(labels({-21.7, 3, false}, 5), (std::vector<std::string>{"-20", "-15", "-10", "-5", "0"}));
    QCOMPARE(labels({0, 345, false}, 4), (std::vector<std::string>{"0", "100", "200", "300"}));
    QCOMPARE(labels({1000.0001, 1000.0004, false}, 3),
             (std::vector<std::string>{"1000.0001", "1000.0002", "1000.0003", "1000.0004"}));
    QCOMPARE(labels({2e-9, 3e-4, true}, 10), (std::vector<std::string>{"1e-8", "1e-7", "1e-6", "1e-5", "1e-4"}));
    const PlotAxis one(5, 5, false);
    QVERIFY(one.place(5) == 0.5 && !one.ticks(5).empty());
    QVERIFY(std::abs(PlotAxis(1, 100, true).place(10) - 0.5) < 1e-15);
  }

  void linearTicks_haveShortLabels_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<int>("most");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("round") << 0.0 << 20.0 << 4 << QByteArray("0 5 10 15 20");
    QTest::newRow("fractions") << -0.11 << 0.31 << 5 << QByteArray("−0.1 0.0 0.1 0.2 0.3");
    QTest::newRow("tiny") << 0.0 << 3e-6 << 3 << QByteArray("0 1 2 3 | × 10⁻⁶");
    QTest::newRow("large") << 0.0 << 4e6 << 4 << QByteArray("0 1 2 3 4 | × 10⁶");
    QTest::newRow("offset") << 9.80999989 << 9.81000011 << 3 << QByteArray("−1 0 1 | × 10⁻⁷ + 9.81");
    QTest::newRow("negative offset") << -9.81000011 << -9.80999989 << 3 << QByteArray("−1 0 1 | × 10⁻⁷ − 9.81");
    QTest::newRow("huge") << -1e300 << 1e300 << 2 << QByteArray("−1 0 1 | × 10³⁰⁰");
  }
  void linearTicks_haveShortLabels() {
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(int, most);
    QTEST(written(linearTicks(low, high, most)), "expected");
  }

  void linearTicks_stayWithinTheAxisAndTheNumberAskedFor() {
    for (double span = 1e-9; span < 1e12; span *= 3.7) {
      for (const double low : {0.0, -0.37 * span, 12.3 * span, -1e3 * span}) {
        const LabelledTicks axis = linearTicks(low, low + span, 7);
        QVERIFY(!axis.ticks.empty() && axis.ticks.size() <= 9);
        for (const LabelledTick& tick : axis.ticks) {
          QVERIFY(tick.position >= low - 1e-6 * span && tick.position <= low + span * (1 + 1e-6));
          QVERIFY2(QString::fromStdString(tick.label).size() <= 8, tick.label.c_str());
        }
      }
    }
  }

  void logarithmicTicks_areDecades_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<int>("most");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("decades") << -3.2 << 1.1 << 6 << QByteArray("10⁻³ 10⁻² 10⁻¹ 10⁰ 10¹");
    QTest::newRow("many decades") << -15.5 << -2.0 << 4 << QByteArray("10⁻¹² 10⁻⁸ 10⁻⁴");
    QTest::newRow("two decades") << -0.01 << 2.01 << 9 << QByteArray("10⁰ 2·10⁰ 5·10⁰ 10¹ 2·10¹ 5·10¹ 10²");
    QTest::newRow("within a decade") << 0.0 << 0.7 << 5 << QByteArray("1 2 3 4 5");
  }
  void logarithmicTicks_areDecades() {
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(int, most);
    QTEST(written(logTicks(low, high, most)), "expected");
  }

  void ticksAtWholeNumbers_areOfWhatIsCounted() {
    QCOMPARE(written(wholeTicks(-0.4, 3.4, 9)), QByteArray("0 1 2 3"));
    QCOMPARE(written(wholeTicks(0, 40, 4)), QByteArray("0 10 20 30 40"));
  }

  void aRoundNumberJustBeyondTheEnd_isTakenIn() {
    QCOMPARE(roundNumbers(-1, 1 - 1e-7, 5, 1e-9).count, 4);
    QCOMPARE(roundNumbers(-1, 1 - 1e-7, 5, 1e-6).count, 5);
    QCOMPARE(labels({-1, 1 - 1e-7, false}, 5), (std::vector<std::string>{"-1", "-0.5", "0", "0.5", "1"}));
  }

  void normals_areSharpAtEdgesAndSmoothElsewhere() {
    const CreasedSurface box = creased(shapeSurface({.kind = Shape::Kind::box, .size = {1, 1, 1}}, 8));
    QCOMPARE(box.positions.size(), std::size_t{3 * 24});  // four corners of each face, with its own normal
    QCOMPARE(box.corners.size(), std::size_t{36});
    const CreasedSurface ball = creased(shapeSurface({.kind = Shape::Kind::sphere, .radius = 2}, 32));
    for (std::size_t i = 0; i < ball.positions.size(); i += 3) {
      const Eigen::Map<const Eigen::Vector3f> p(&ball.positions[i]), n(&ball.normals[i]);
      QVERIFY(std::abs(n.norm() - 1) < 1e-6F);
      QVERIFY(p.dot(n) / 2 > std::cos(0.03F));  // of facets as wide as 0.2 rad
    }
  }

  void scene_sharesEqualShapesAndKnowsVelocities() {
    const test::FlyingBrick brick;
    const ExportedRun run = test::runToExport(brick.model());
    const auto scene = MovingScene::create(run, 10.0);
    QVERIFY(scene.has_value());
    QCOMPARE(scene->moments(), std::size_t{11});
    QCOMPARE(scene->surfaces().size(), std::size_t{1});
    const Vec3 corner = 0.5 * brick.size, world = brick.orientationAt(0.3) * corner;
    const Vec3 expected = brick.velocity + Vec3(0, 0, brick.spin).cross(world);  // v + W x r
    // Free spin about a principal axis is exact but for the round-off of 300 steps and the method's 1e-10 per step.
    QVERIFY((scene->velocity(3, 0, corner) - expected).norm() < 1e-8);
    const Frame half = scene->placementAt(0.35, 0);
    QVERIFY((half.position - brick.positionAt(0.35)).norm() < 1e-9);
    const Vec3 roundOff = Vec3::Constant(1e-9);
    const Eigen::AlignedBox3d bounds(scene->bounds().min() - roundOff, scene->bounds().max() + roundOff);
    QVERIFY(bounds.contains(brick.positionAt(1) + brick.orientationAt(1) * corner));
    QVERIFY(bounds.contains(Vec3(-3.1, -0.2, -0.3)));
  }

  void frameFolder_isWholeOrNotThere() {
    QTemporaryDir dir;
    const std::filesystem::path place = dir.filePath("a-frames").toStdString();
    {
      auto folder = FrameFolder::begin(place, ".vtp");
      QVERIFY(folder && folder->write("0.vtp", "old"));
    }
    QCOMPARE(QDir(dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList());
    for (const char* text : {"old", "new"}) {
      auto folder = FrameFolder::begin(place, ".vtp");
      QVERIFY(folder && folder->write(std::string(text) + ".vtp", text) && folder->commit());
    }
    QCOMPARE(QDir(dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList("a-frames"));
    QCOMPARE(QDir(dir.filePath("a-frames")).entryList(QDir::Files), QStringList("new.vtp"));
  }

  void frameFolder_removesWhatNobodyWritesAnyMore() {
    QTemporaryDir dir;
    for (const char* name : {".gyre-1-frames.part", ".gyre-2-frames.part", "thesis"})
      QVERIFY(QDir(dir.path()).mkdir(name));
    QFile frame(dir.filePath(".gyre-1-frames.part/0.vtp"));
    QVERIFY(frame.open(QIODevice::WriteOnly));
    const int written = ::open(dir.filePath(".gyre-2-frames.part").toUtf8().constData(), O_RDONLY | O_DIRECTORY);
    QVERIFY(written >= 0 && ::flock(written, LOCK_EX | LOCK_NB) == 0);  // as a process that goes on holds it
    QVERIFY(FrameFolder::begin(dir.filePath("a-frames").toStdString(), ".vtp").has_value());
    QCOMPARE(QDir(dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             (QStringList{".gyre-2-frames.part", "thesis"}));
    ::close(written);
  }

  void frameFolder_sparesWhatIsNotItsOwn() {
    QTemporaryDir dir;
    QVERIFY(QDir(dir.path()).mkdir("a-frames"));
    QFile thesis(dir.filePath("a-frames/thesis.txt"));
    QVERIFY(thesis.open(QIODevice::WriteOnly));
    const auto folder = FrameFolder::begin(dir.filePath("a-frames").toStdString(), ".vtp");
    QVERIFY(!folder);
    QVERIFY2(folder.error().text().find("a-frames") != std::string::npos, folder.error().text().c_str());
    QVERIFY(thesis.exists());
  }
};

QTEST_APPLESS_MAIN(TestExportParts)
#include "tst_export_parts.moc"
