// Trails: through every row of a recording, thinned out where the path is straight, and what leaves them.

#include "run/recorded_poses.h"
#include "screenshot.h"
#include "theme/theme.h"
#include "viewport/viewport_pictures.h"

#include <QApplication>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::ui;

namespace {

constexpr ElementId arm{20}, tip{40};
const Vec3 reach(0.5, 0, 0);

/// An arm whose centre goes round a circle once while it turns three times, and a point of it.
SceneDescription armWithPoint() {
  SceneDescription scene;
  scene.bodies.push_back({.id = arm,
                          .element = arm,
                          .name = "arm",
                          .shapes = {{.kind = Shape::Kind::box, .size = {1, 0.1, 0.1}}},
                          .color = bodyColor(0),
                          .initial = {Vec3(1, 0, 0), Quat::Identity()}});
  scene.links.push_back({.id = tip,
                         .name = "tip",
                         .glyph = Glyph::point,
                         .ends = {{arm, {reach, Quat::Identity()}}},
                         .color = pointColor(0)});
  return scene;
}

std::shared_ptr<Recording> oneRound(std::size_t rows) {
  std::vector<Channel> channels{{documentId, "time", "s"}};
  for (const char* q : {"x", "y", "z", "qw", "qx", "qy", "qz"}) channels.push_back({arm, std::string("arm.") + q, ""});
  auto recording = Recording::create(channels, rows).value();
  for (std::size_t i = 0; i < rows; ++i) {
    const double a = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(rows - 1);
    const std::span<double> row = recording->next();
    const double values[] = {a, std::cos(a), std::sin(a), 0, std::cos(1.5 * a), 0, 0, std::sin(1.5 * a)};
    std::copy(std::begin(values), std::end(values), row.begin());
    recording->publish();
  }
  return recording;
}

}  // namespace

class TestTrails : public QObject {
  Q_OBJECT
 private slots:
  void lines_haveTheirPointsWhereTheyBend() {
    TrailLine line;
    line.setTolerance(1e-3);
    for (int i = 0; i <= 1000; ++i) line.add(i, {0.001 * i, 0, 0});
    QVERIFY(line.vertices().size() < 20);  // straight
    for (int i = 1; i <= 1000; ++i) {
      const double a = 0.00628318 * i;
      line.add(1000 + i, {1 + 0.1 * std::sin(a), 0.1 * (1 - std::cos(a)), 0});
    }
    QVERIFY(line.vertices().size() > 20 && line.vertices().size() < 80);
    // Each place of the circle is no farther from it than twice the tolerance.
    for (std::size_t k = 1; k < line.vertices().size(); ++k) {
      const Vec3 middle = 0.5 * (line.vertices()[k].position + line.vertices()[k - 1].position);
      if (line.vertices()[k - 1].time < 1000) continue;
      QVERIFY(std::abs((middle - Vec3(1, 0.1, 0)).norm() - 0.1) < 2e-3);
    }
    QCOMPARE(line.vertices().back().time, 2000.0);
    line.cutAfter(500);
    QVERIFY(line.vertices().back().time <= 500);
    line.add(501, {0, 5, 0});
    QVERIFY(line.vertices().back().position == Vec3(0, 5, 0));
  }

  void veryLongOnes_areThinnedByTheirBends() {
    TrailLine line;
    for (int i = 0; i < 100000; ++i) {
      line.add(i, {std::cos(0.01 * i), std::sin(0.01 * i), 1e-4 * i});
      if (line.vertices().size() > 3000) line.thin(1500);
    }
    QVERIFY(line.vertices().size() <= 3000);
    QCOMPARE(line.vertices().front().time, 0.0);
    QVERIFY2(line.tolerance() < 0.2, qPrintable(QString::number(line.tolerance())));
    for (const TrailLine::Vertex& v : line.vertices()) QVERIFY(std::abs(v.position.head<2>().norm() - 1) < 1e-9);
  }

  /// A point goes round while its body does: the curve is there after a leap to the end, and as exact as the rows.
  void leap_leavesTheWholeCurve() {
    Viewport viewport;
    viewport.resize(640, 480);
    viewport.setScene(armWithPoint());
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    const RecordedPoses poses(oneRound(2001));
    const QImage without = viewport.grab().toImage();
    viewport.trails().setVisible(true);
    viewport.trails().follow(poses, 2000);
    viewport.setPoses(poses.at(2000).bodies);
    viewport.camera().fit();
    const auto& lines = viewport.trails().lines();
    QCOMPARE(lines.size(), std::size_t{2});  // of the body, and of the point
    for (const TrailLine::Vertex& v : lines[1].vertices()) {
      const Vec3 expected(std::cos(v.time) + 0.5 * std::cos(3 * v.time), std::sin(v.time) + 0.5 * std::sin(3 * v.time),
                          0);
      QVERIFY((v.position - expected).norm() < 1e-12);
    }
    QVERIFY(lines[1].vertices().size() > 100);
    QVERIFY(viewport.grab().toImage() != without);
    test::screenshot(viewport, "trails-of-a-point");
    QVERIFY(renderImage(viewport, {640, 480}) != without);
    // Back, and on again.
    viewport.trails().follow(poses, 700);
    QCOMPARE(lines[1].vertices().back().time, poses.recording().time(700));
    viewport.trails().follow(poses, 701);
    QCOMPARE(lines[1].vertices().back().time, poses.recording().time(701));
    const RecordedPoses other(oneRound(11));
    viewport.trails().follow(other, 10);
    QCOMPARE(lines[1].vertices().size(), std::size_t{11});
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  gyre::ui::initResources();
  TestTrails test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_trails.moc"
