// Flexible beams in files: the surface that ParaView gets, the skin of glTF and the data of the page's player are the
// same bent beam, whose end is where the run has it.

#include "engine/export/exported_samples.h"
#include "engine/export/glb_file.h"
#include "engine/export/vtp_file.h"
#include "export/film_painter.h"
#include "export/player_data.h"
#include "export/run_export.h"
#include "support/flexible.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace gyre;

namespace {

/// Clamped, and bent far by a force at its end.
Model bentModel() {
  FlexibleBeam p;
  p.elements = 6;
  p.width.constant = 0.04;
  p.height.constant = 0.02;
  p.youngs_modulus = 1e8;
  p.density = 500;
  p.damping_time = 0.1;
  test::ModelBuilder b;
  b.gravity(Vec3::Zero());
  const ElementId rod = test::addBeam(b, "rod", p);
  b.joint("fixed", "clamp", {{"body1", ground}, {"body2", rod}});
  TimeVector value;
  value[2].expression = "-8*min(t, 1)";
  b.force("force", "load", {{"body", rod}, {"station", 1.0}, {"value", value}});
  b.run(0.02, 1);
  return b.model();
}

std::vector<Vec3> vectorsOf(const std::vector<double>& numbers) {
  std::vector<Vec3> out;
  for (std::size_t i = 0; i + 2 < numbers.size(); i += 3) out.emplace_back(numbers[i], numbers[i + 1], numbers[i + 2]);
  return out;
}

}  // namespace

class TestBeamExports : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  ExportedRun run_;
  std::vector<Vec3> paraview_;  ///< points of the last frame

  QString path(const char* name) const { return dir_.filePath(name); }
  double recorded(const std::string& name) const {
    const Recording& recording = *run_.recording;
    for (std::size_t c = 0; c < recording.columns(); ++c)
      if (recording.channels()[c].name == name) return recording.at(recording.rows() - 1, c);
    return std::nan("");
  }
  Vec3 tip() const { return {recorded("rod.tip.x"), recorded("rod.tip.y"), recorded("rod.tip.z")}; }

 private slots:
  void initTestCase() {
    run_ = test::runToExport(bentModel());
    for (const char* name : {"bent.pvd", "bent.glb"}) {
      const auto done = exportRun(run_, path(name).toStdString(), {.rate = 10}, [](double) { return true; });
      QVERIFY(done && *done);
    }
    const test::Vtp last = test::readVtp(path("bent-frames/frame-00010.vtp"));
    QVERIFY2(last.error.isEmpty(), qPrintable(last.error));
    paraview_ = vectorsOf(last.arrays["Points/position"].values<double>());
  }

  void paraview_hasTheBentSurfaceAndItsStress() {
    const test::Vtp first = test::readVtp(path("bent-frames/frame-00000.vtp"));
    const std::vector<Vec3> straight = vectorsOf(first.arrays["Points/position"].values<double>());
    QCOMPARE(straight.size(), paraview_.size());
    for (const Vec3& x : straight) {
      QVERIFY(x.x() > -1e-12 && x.x() < 1 + 1e-12);
      QVERIFY(std::abs(std::abs(x.y()) - 0.02) < 1e-12 && std::abs(std::abs(x.z()) - 0.01) < 1e-12);
    }
    QVERIFY(tip().z() < -0.3);
    // The cap at the end lies about the tip.
    const double corner = std::hypot(0.02, 0.01);
    const auto atEnd =
        std::ranges::count_if(paraview_, [&](const Vec3& x) { return std::abs((x - tip()).norm() - corner) < 1e-9; });
    QCOMPARE(atEnd, 8 + 4);
    const test::Vtp last = test::readVtp(path("bent-frames/frame-00010.vtp"));
    const auto stress = last.arrays["PointData/stress"].values<float>();
    QCOMPARE(stress.size(), paraview_.size());
    const double most = static_cast<double>(*std::ranges::max_element(stress));
    QVERIFY(std::abs(most - recorded("rod.max_stress")) < 1e-6 * most);
  }

  /// What a program does that animates skins: matrices of joints times inverse binds.
  void skin_bendsAsTheSurface() {
    QFile file(path("bent.glb"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const test::Glb glb = test::glbOf(file.readAll());
    const QJsonObject skin = glb.item("skins", 0);
    const QJsonArray joints = skin["joints"].toArray();
    QCOMPARE(joints.size(), 6 * 7);  // of so few elements each has six pieces
    const auto binds = glb.values<float>(skin["inverseBindMatrices"].toInt());
    QCOMPARE(binds.size(), static_cast<std::size_t>(16 * joints.size()));
    const QJsonObject attributes = glb.item("meshes", 0)["primitives"].toArray()[0].toObject()["attributes"].toObject();
    const auto positions = glb.values<float>(attributes["POSITION"].toInt());
    const auto numbers = glb.values<quint16>(attributes["JOINTS_0"].toInt());
    const auto weights = glb.values<float>(attributes["WEIGHTS_0"].toInt());
    QCOMPARE(positions.size(), 3 * paraview_.size());
    QCOMPARE(numbers.size(), 4 * paraview_.size());
    for (std::size_t i = 0; i < paraview_.size(); ++i) {
      QCOMPARE(weights[4 * i] + weights[4 * i + 1] + weights[4 * i + 2] + weights[4 * i + 3], 1.0F);
      const std::size_t joint = numbers[4 * i];
      const Eigen::Matrix4f bind = Eigen::Map<const Eigen::Matrix4f>(&binds[16 * joint]);
      const Frame at = lastPlace(glb, joints[static_cast<int>(joint)].toInt());
      const Eigen::Vector4f local =
          bind * Eigen::Vector4f(positions[3 * i], positions[3 * i + 1], positions[3 * i + 2], 1);
      const Vec3 x = at.position + at.orientation * Vec3(local.head<3>().cast<double>());
      QVERIFY((x - paraview_[i]).norm() < 1e-6);
    }
  }

  void player_hasTheBeam() {
    const auto scene = MovingScene::create(run_, 10);
    QVERIFY(scene.has_value());
    const QJsonObject data = QJsonDocument::fromJson(QByteArray::fromStdString(playerData(*scene))).object();
    const QJsonObject beam = data["beams"].toArray()[0].toObject();
    QCOMPARE(beam["spans"].toArray().size(), 6);
    QCOMPARE(beam["spans"].toArray()[0].toArray().size(), 26);
    const QByteArray places = QByteArray::fromBase64(beam["p"].toString().toLatin1());
    QCOMPARE(static_cast<std::size_t>(places.size()), paraview_.size() * 12);
  }

  /// Pictures of the bent beam differ from those of the straight one where it has gone.
  void painter_drawsItBent() {
    const auto scene = MovingScene::create(run_, 10);
    QVERIFY(scene.has_value());
    FilmPainter painter(*scene, 160, 120);
    const std::vector<std::uint8_t> straight = painter.paint(0, Rgb{255, 255, 255}),
                                    bent = painter.paint(1, Rgb{255, 255, 255});
    int onlyStraight = 0, onlyBent = 0;
    for (std::size_t i = 0; i < straight.size(); i += 3) {
      const bool before = straight[i] < 200, after = bent[i] < 200;
      onlyStraight += before && !after ? 1 : 0;
      onlyBent += after && !before ? 1 : 0;
    }
    QVERIFY(onlyStraight > 50 && onlyBent > 50);
  }

 private:
  /// Where a node is at the last moment of the animation.
  static Frame lastPlace(const test::Glb& glb, int node) {
    const auto read = [&](const char* channel, std::size_t n) {
      const int accessor = glb.channel(node, channel).second;
      std::vector<double> out;
      if (accessor < 0) {
        for (const QJsonValue& x : glb.item("nodes", node)[channel].toArray()) out.push_back(x.toDouble());
        return out;
      }
      const auto all = glb.values<float>(accessor);
      out.assign(all.end() - static_cast<std::ptrdiff_t>(n), all.end());
      return out;
    };
    const std::vector<double> x = read("translation", 3), q = read("rotation", 4);
    return {Vec3(x[0], x[1], x[2]), Quat(q[3], q[0], q[1], q[2])};
  }
};

QTEST_APPLESS_MAIN(TestBeamExports)
#include "tst_beam_exports.moc"
