// Binary glTF by its specification (Khronos, glTF 2.0): chunks, alignment, views, accessors with their ranges; and the
// animation of a brick that flies and spins against its closed form.

#include "engine/export/exported_samples.h"
#include "engine/export/glb_file.h"
#include "export/run_export.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>

using namespace gyre;
using test::Glb;
using test::word;

class TestGltfExport : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase() {
    const QString file = dir_.filePath("fly.glb");
    const auto done =
        exportRun(test::runToExport(brick_.model()), file.toStdString(), {.rate = 100}, [](double) { return true; });
    QVERIFY(done && *done);
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    bytes_ = written.readAll();
    glb_ = test::glbOf(bytes_);
    QVERIFY(!glb_.json.isEmpty());
  }

  void chunks_areThoseOfTheFormat() {
    QCOMPARE(bytes_.left(4), QByteArray("glTF"));
    QCOMPARE(word(bytes_, 4), 2U);
    QCOMPARE(word(bytes_, 8), static_cast<quint32>(bytes_.size()));
    QCOMPARE(word(bytes_, 16), 0x4E4F534AU);  // JSON
    const auto jsonLength = static_cast<qsizetype>(word(bytes_, 12));
    QVERIFY(jsonLength % 4 == 0 && bytes_.size() % 4 == 0);
    QCOMPARE(word(bytes_, 24 + jsonLength), 0x004E4942U);  // BIN
    QCOMPARE(static_cast<qsizetype>(word(bytes_, 20 + jsonLength)), glb_.binary.size());
    QCOMPARE(glb_.json["asset"].toObject()["version"].toString(), QString("2.0"));
    const int declared = glb_.item("buffers", 0)["byteLength"].toInt();
    QVERIFY(glb_.binary.size() - declared >= 0 && glb_.binary.size() - declared < 4);
  }

  void accessors_areAlignedInsideTheBufferWithTheirRanges() {
    const int accessors = static_cast<int>(glb_.json["accessors"].toArray().size());
    QVERIFY(accessors > 0);
    for (int i = 0; i < accessors; ++i) {
      const QJsonObject a = glb_.item("accessors", i), view = glb_.item("bufferViews", a["bufferView"].toInt());
      QCOMPARE(view["byteOffset"].toInt() % 4, 0);
      QVERIFY(view["byteOffset"].toInt() + view["byteLength"].toInt() <= glb_.item("buffers", 0)["byteLength"].toInt());
      QVERIFY(a["count"].toInt() > 0);
      if (a["componentType"].toInt() == 5125) continue;  // indices
      QCOMPARE(a["componentType"].toInt(), 5126);
      const std::vector<float> values = glb_.values<float>(i);
      const QJsonArray least = a["min"].toArray(), most = a["max"].toArray();
      const std::size_t n = static_cast<std::size_t>(least.size());
      QVERIFY(n > 0 && !values.empty());
      for (std::size_t c = 0; c < n; ++c) {
        float low = values[c], high = values[c];
        for (std::size_t k = c; k < values.size(); k += n)
          low = std::min(low, values[k]), high = std::max(high, values[k]);
        QCOMPARE(static_cast<float>(least[static_cast<int>(c)].toDouble()), low);
        QCOMPARE(static_cast<float>(most[static_cast<int>(c)].toDouble()), high);
      }
    }
  }

  void meshes_haveVerticesNormalsAndCornersThatFit() {
    for (const QJsonValue& mesh : glb_.json["meshes"].toArray()) {
      const QJsonObject primitive = mesh.toObject()["primitives"].toArray()[0].toObject();
      const int positions = primitive["attributes"].toObject()["POSITION"].toInt(-1);
      const int normals = primitive["attributes"].toObject()["NORMAL"].toInt(-1);
      const int count = glb_.item("accessors", positions)["count"].toInt();
      QCOMPARE(glb_.item("accessors", normals)["count"].toInt(), count);
      for (const quint32 corner : glb_.values<quint32>(primitive["indices"].toInt()))
        QVERIFY(corner < static_cast<quint32>(count));
      const QJsonObject view = glb_.item("bufferViews", glb_.item("accessors", positions)["bufferView"].toInt());
      QCOMPARE(view["target"].toInt(), 34962);
    }
  }

  void bodies_ofEqualShapeShareTheirVertices() {
    QCOMPARE(glb_.json["meshes"].toArray().size(), 2);  // of two colours
    const auto positions = [&](int mesh) {
      return glb_.item("meshes", mesh)["primitives"]
          .toArray()[0]
          .toObject()["attributes"]
          .toObject()["POSITION"]
          .toInt();
    };
    QCOMPARE(positions(0), positions(1));
    // Okabe and Ito's blue, (0, 114, 178), made linear by hand: ((114/255 + 0.055) / 1.055)^2.4 = 0.1683.
    const QJsonArray color = glb_.item("materials", 0)["pbrMetallicRoughness"].toObject()["baseColorFactor"].toArray();
    QCOMPARE(color[0].toDouble(), 0.0);
    QVERIFY(std::abs(color[1].toDouble() - 0.1683) < 1e-4);
    QCOMPARE(color[3].toDouble(), 1.0);
  }

  void world_isTurnedSoThatYIsUp() {
    const QJsonObject root = glb_.item("nodes", glb_.item("scenes", 0)["nodes"].toArray()[0].toInt());
    QCOMPARE(root["children"].toArray().size(), 2);
    const QJsonArray r = root["rotation"].toArray();
    const Quat turn(r[3].toDouble(), r[0].toDouble(), r[1].toDouble(), r[2].toDouble());
    QVERIFY((turn * Vec3::UnitZ() - Vec3::UnitY()).norm() < 1e-15);
  }

  void animation_isTheMotion() {
    const int brick = glb_.nodeNamed("brick <1> & \"co\"");
    QVERIFY(brick > 0);
    const auto [times, places] = glb_.channel(brick, "translation");
    const auto [sameTimes, turns] = glb_.channel(brick, "rotation");
    QVERIFY(times >= 0 && times == sameTimes);
    const auto t = glb_.values<float>(times), x = glb_.values<float>(places), q = glb_.values<float>(turns);
    QCOMPARE(t.size(), std::size_t{101});
    QCOMPARE(x.size(), std::size_t{303});
    QCOMPARE(q.size(), std::size_t{404});
    for (std::size_t k = 0; k < t.size(); ++k) {
      QVERIFY(std::abs(t[k] - 0.01F * static_cast<float>(k)) < 1e-6F);
      QVERIFY(k == 0 || t[k] > t[k - 1]);
      const double time = 0.01 * static_cast<double>(k);
      QVERIFY((Vec3(x[3 * k], x[3 * k + 1], x[3 * k + 2]) - brick_.positionAt(time)).norm() < 1e-6);
      const Quat turn(q[4 * k + 3], q[4 * k], q[4 * k + 1], q[4 * k + 2]);
      QVERIFY(std::abs(turn.norm() - 1) < 1e-6);
      QVERIFY(turn.angularDistance(brick_.orientationAt(time)) < 2e-6);
      if (k == 0) continue;
      const Quat before(q[4 * k - 1], q[4 * k - 4], q[4 * k - 3], q[4 * k - 2]);
      QVERIFY(before.dot(turn) > 0);  // 0.4 rad on: the players' straight way is the short one
    }
  }

  void restingBody_hasAPlaceAndNoChannel() {
    const int twin = glb_.nodeNamed("twin");
    QCOMPARE(glb_.channel(twin, "translation").first, -1);
    QCOMPARE(glb_.channel(twin, "rotation").first, -1);
    QCOMPARE(glb_.item("nodes", twin)["translation"].toArray()[0].toDouble(), -3.0);
  }

 private:
  const test::FlyingBrick brick_;
  QTemporaryDir dir_;
  QByteArray bytes_;
  Glb glb_;
};

QTEST_APPLESS_MAIN(TestGltfExport)
#include "tst_gltf_export.moc"
