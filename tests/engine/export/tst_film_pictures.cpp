// The pictures of a film: where a known camera shows known points, what is in front of what, that all of the motion is
// in sight; and ffmpeg, of which a stand-in keeps what it is given.

#include "engine/export/exported_samples.h"
#include "export/cut_out.h"
#include "export/ffmpeg.h"
#include "export/film_painter.h"
#include "export/raster.h"
#include "export/scene_camera.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <numbers>

using namespace gyre;

namespace {

constexpr int width = 160, height = 120;
constexpr Rgb white{255, 255, 255}, red{255, 0, 0}, green{0, 255, 0};

Rgb pixel(Raster& raster, int x, int y) {
  const std::vector<std::uint8_t>& p = raster.pixels();
  const auto at = static_cast<std::size_t>(3 * (y * width + x));
  return {p[at], p[at + 1], p[at + 2]};
}

/// From x = -10 towards the origin, z up: a point (0, y, z) is at the pixel (80 - 6 y, 60 - 6 z).
Raster rasterAlongX() {
  Raster out(width, height);
  out.look(Vec3(-10, 0, 0), Vec3::Zero(), Vec3::UnitZ(), std::numbers::pi / 2);
  out.clear(white, white);
  return out;
}

void square(Raster& raster, double x, double half, Rgb color) {
  const auto at = [&](double y, double z) { return Raster::Vertex{Vec3(x, half * y, half * z)}; };
  raster.triangle({at(-1, -1), at(1, -1), at(1, 1)}, color);
  raster.triangle({at(-1, -1), at(1, 1), at(-1, 1)}, color);
}

}  // namespace

class TestFilmPictures : public QObject {
  Q_OBJECT
 private slots:
  void points_areWhereThePerspectivePutsThem() {
    Raster raster = rasterAlongX();
    square(raster, 0, 5, red);  // 30 pixels each way
    int count = 0;
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x) {
        const bool inside = x >= 50 && x < 110 && y >= 30 && y < 90;
        QCOMPARE(pixel(raster, x, y) == red, inside);
        count += inside;
      }
    QCOMPARE(count, 3600);
  }

  void near_hidesFar_whateverTheOrder() {
    for (const bool nearFirst : {true, false}) {
      Raster raster = rasterAlongX();
      if (nearFirst) square(raster, -5, 1, green);
      square(raster, 0, 5, red);
      if (!nearFirst) square(raster, -5, 1, green);
      QCOMPARE(pixel(raster, 80, 60), green);
      QCOMPARE(pixel(raster, 80 + 11, 60), green);  // of twice the size, 12 pixels each way
      QCOMPARE(pixel(raster, 80 + 13, 60), red);
    }
  }

  void edges_areSmooth() {
    Raster raster = rasterAlongX();
    const double half = 5 + 1.0 / 12;  // half a pixel more
    square(raster, 0, half, red);
    const Rgb edge = pixel(raster, 110, 60);
    QCOMPARE(edge.red, std::uint8_t{255});
    QVERIFY(std::abs(edge.green - 128) <= 1);
  }

  void behindTheEye_isCutOff() {
    Raster raster = rasterAlongX();
    // A floor that begins behind the eye, 6 m under it: the horizon is in the middle, and below it all is floor.
    const auto at = [](double x, double y) { return Raster::Vertex{Vec3(x, y, -6)}; };
    raster.triangle({at(-100, -1e4), at(1e4, -1e4), at(1e4, 1e4)}, red);
    raster.triangle({at(-100, -1e4), at(1e4, 1e4), at(-100, 1e4)}, red);
    QCOMPARE(pixel(raster, 80, 58), white);
    for (const int y : {64, 90, 119}) QCOMPARE(pixel(raster, 3, y), red);
    square(raster, -30, 5, green);
    QCOMPARE(pixel(raster, 80, 30), white);  // wholly behind
  }

  void wholeMotion_isInSight() {
    const test::FlyingBrick brick;
    const ExportedRun run = test::runToExport(brick.model());
    const auto scene = MovingScene::create(run, 20.0);
    QVERIFY(scene.has_value());
    FilmPainter painter(*scene, width, height);
    for (const double t : {0.0, 0.37, 1.0}) {
      const std::vector<std::uint8_t> picture = painter.paint(t);
      const auto isBody = [&](int x, int y) {  // the two colours are saturated, sky and ground are not
        const std::uint8_t* p = &picture[static_cast<std::size_t>(3 * (y * width + x))];
        return std::max({p[0], p[1], p[2]}) - std::min({p[0], p[1], p[2]}) > 80;
      };
      int seen = 0;
      for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
          if (!isBody(x, y)) continue;  // of two bricks of some 5 by 10 pixels, half of which are edges
          ++seen;
          QVERIFY(x > 0 && y > 0 && x < width - 1 && y < height - 1);
        }
      QVERIFY2(seen > 20, qPrintable(QString::number(seen)));
    }
  }

  void ownCamera_stepsBackOnlyWhereItMust() {
    const test::FlyingBrick brick;
    test::ModelBuilder b{brick.model()};
    const auto cameraFrom = [&](const Vec3& eye) {
      b.set(viewId, "eye", eye);
      b.set(viewId, "target", Vec3(0, 0, 1));
      const ExportedRun run = test::runToExport(b.model());
      return cameraFor(*MovingScene::create(run, 20.0), 16.0 / 9, 0);
    };
    QCOMPARE(cameraFrom(Vec3(0, -100, 1)).eye, Vec3(0, -100, 1));
    const SceneCamera near = cameraFrom(Vec3(0, -5, 1));
    QVERIFY(near.eye.y() < -10 && near.eye.x() == 0 && near.eye.z() == 1);  // along its own axis
  }

  void namedView_isTakenAsItIs_andGoesAlong() {
    const test::FlyingBrick brick;
    test::ModelBuilder b{brick.model()};
    const Element* body = b.model().of(Category::body).front();
    const Frame first = initialPlacement(*body);
    NamedView view{.eye = first.position + Vec3(0, -3, 0), .target = first.position, .height = 1.5};
    view.track = NamedView::Tracks::body;
    view.body = body->id;
    const Element element{.id = b.model().freeId(), .name = "near", .type = &namedViewType(), .params = view};
    Model model = b.model();
    QVERIFY(model.apply({Insert{element, model.elements().size()}}));
    const ExportedRun run = test::runToExport(model);
    QCOMPARE(MovingScene::create(run, 20.0, 0, "far").error().key, std::string());
    const auto scene = MovingScene::create(run, 20.0, 0, "near");
    QVERIFY(scene.has_value());
    for (const double t : {0.0, 1.0}) {
      const SceneCamera camera = cameraFor(*scene, 1, t);
      const Vec3 ahead = scene->placementAt(t, 0).position - camera.target, back = camera.eye - camera.target;
      QVERIFY(ahead.norm() < 1e-9 && back.normalized().isApprox(-Vec3::UnitY()));
      QVERIFY(std::abs(2 * back.norm() * std::tan(0.5 * camera.angle) - 1.5) < 1e-9);  // the height that is seen
    }
  }

  void transparentPicture_letsThroughWhereNothingIs() {
    const test::FlyingBrick brick;
    const ExportedRun run = test::runToExport(brick.model());
    const auto scene = MovingScene::create(run, 20.0);
    FilmPainter painter(*scene, width, height);
    const std::vector<std::uint8_t> onWhite = painter.paint(0.5, Rgb{255, 255, 255});
    const std::vector<std::uint8_t> onBlack = painter.paint(0.5, Rgb{0, 0, 0});
    const std::vector<std::uint8_t> clear = cutOut(onWhite, onBlack);
    int through = 0, solid = 0;
    for (std::size_t i = 0; i < clear.size() / 4; ++i) {
      through += clear[4 * i + 3] == 0 ? 1 : 0;
      if (clear[4 * i + 3] < 255) continue;
      ++solid;
      for (std::size_t c = 0; c < 3; ++c) QCOMPARE(clear[4 * i + c], onBlack[3 * i + c]);
    }
    QVERIFY2(through > width * height / 2 && solid > 20, qPrintable(QString("%1 %2").arg(through).arg(solid)));
  }

  void ffmpeg_isGivenEveryPicture() {
    const QString kept = dir_.filePath("film");
    auto ffmpeg =
        Ffmpeg::start(program("#!/bin/sh\nfor last; do :; done\ncat > \"$last\"\n"), 4, 2, kept.toStdString());
    QVERIFY(ffmpeg.has_value());
    std::vector<std::uint8_t> picture(24);
    for (int k = 0; k < 3; ++k) {
      std::fill(picture.begin(), picture.end(), static_cast<std::uint8_t>(k));
      QVERIFY(ffmpeg->add(picture));
    }
    QVERIFY(ffmpeg->finish());
    QFile file(kept);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray(24, 0) + QByteArray(24, 1) + QByteArray(24, 2));
  }

  void ffmpeg_thatFails_saysWhy() {
    auto ffmpeg = Ffmpeg::start(program("#!/bin/sh\necho 'no such codec' >&2\nexit 7\n"), 4, 2, "/dev/null");
    QVERIFY(ffmpeg.has_value());
    const std::vector<std::uint8_t> picture(1 << 20);
    Expected<void> done;
    for (int k = 0; k < 20 && done; ++k) done = ffmpeg->add(picture);  // more than the sockets hold
    QVERIFY(!done);
    QCOMPARE(done.error().message, std::string("ffmpeg has ended with the exit code 7: no such codec"));
  }

 private:
  std::string program(const char* script) {
    QFile file(dir_.filePath("ffmpeg"));
    if (file.open(QIODevice::WriteOnly | QIODevice::Truncate)) file.write(script);
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return file.fileName().toStdString();
  }
  QTemporaryDir dir_;
};

QTEST_APPLESS_MAIN(TestFilmPictures)
#include "tst_film_pictures.moc"
