// Meshes from files by VTK's readers: the same closed surface from every format.

#include "modal_answers.h"
#include "panels/mesh_import.h"
#include "support/sample_meshes.h"
#include "support/sanitized.h"
#include "vtk/isolated_call.h"
#include "vtk/mesh_file.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProgressDialog>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>
#include <cstdlib>
#include <future>

using namespace gyre;
using namespace gyre::ui;

namespace {

const Vec3 corner(-10, 20, 30), edges(40, 50, 60);  // [mm]

QByteArray stl(const test::Surface& s) {
  QByteArray out = "solid box\n";
  for (const Triangle& t : s.triangles) {
    out += "facet normal 0 0 0\nouter loop\n";
    for (const int i : t) {
      const Vec3& x = s.vertices[static_cast<std::size_t>(i)];
      out += QString("vertex %1 %2 %3\n").arg(x.x()).arg(x.y()).arg(x.z()).toLatin1();
    }
    out += "endloop\nendfacet\n";
  }
  return out + "endsolid\n";
}

/// Sides as polygons of four corners, which the importer has to divide.
QByteArray obj(const test::Surface& s) {
  QByteArray out;
  for (const Vec3& x : s.vertices) out += QString("v %1 %2 %3\n").arg(x.x()).arg(x.y()).arg(x.z()).toLatin1();
  return out + "f 1 3 4 2\nf 5 6 8 7\nf 1 2 6 5\nf 3 7 8 4\nf 1 5 7 3\nf 2 4 8 6\n";
}

/// One node moved by (1, 2, 3) and turned by half a turn about z.
QByteArray gltf(const test::Surface& s) {
  QByteArray data;
  const auto append = [&data](const void* p, qsizetype n) { data.append(static_cast<const char*>(p), n); };
  for (const Triangle& t : s.triangles)
    for (const int i : t) {
      const auto index = static_cast<quint16>(i);
      append(&index, 2);
    }
  const qsizetype indices = data.size();
  for (const Vec3& x : s.vertices)
    for (const double c : x) {
      const auto f = static_cast<float>(c);
      append(&f, 4);
    }
  const QJsonObject root{
      {"asset", QJsonObject{{"version", "2.0"}}},
      {"scene", 0},
      {"scenes", QJsonArray{QJsonObject{{"nodes", QJsonArray{0}}}}},
      {"nodes", QJsonArray{QJsonObject{
                    {"mesh", 0}, {"translation", QJsonArray{1, 2, 3}}, {"rotation", QJsonArray{0, 0, 1, 0}}}}},
      {"meshes",
       QJsonArray{QJsonObject{
           {"primitives", QJsonArray{QJsonObject{{"attributes", QJsonObject{{"POSITION", 1}}}, {"indices", 0}}}}}}},
      {"buffers", QJsonArray{QJsonObject{
                      {"byteLength", data.size()},
                      {"uri", "data:application/octet-stream;base64," + QString::fromLatin1(data.toBase64())}}}},
      {"bufferViews",
       QJsonArray{
           QJsonObject{{"buffer", 0}, {"byteOffset", 0}, {"byteLength", indices}, {"target", 34963}},
           QJsonObject{
               {"buffer", 0}, {"byteOffset", indices}, {"byteLength", data.size() - indices}, {"target", 34962}}}},
      {"accessors",
       QJsonArray{QJsonObject{{"bufferView", 0}, {"componentType", 5123}, {"count", 36}, {"type", "SCALAR"}},
                  QJsonObject{{"bufferView", 1},
                              {"componentType", 5126},
                              {"count", 8},
                              {"type", "VEC3"},
                              {"min", QJsonArray{corner.x(), corner.y(), corner.z()}},
                              {"max", QJsonArray{corner.x() + 40, corner.y() + 50, corner.z() + 60}}}}}};
  return QJsonDocument(root).toJson();
}

constexpr char notEndless[] = "this version of VTK's reader is not kept busy by the file";

}  // namespace

class tst_mesh_import : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;

  QString file(const QString& name, const QByteArray& content) {
    QFile f(dir_.filePath(name));
    if (!f.open(QIODevice::WriteOnly)) qFatal("cannot write");
    f.write(content);
    return f.fileName();
  }

 private slots:
  void formats_giveTheSameSolid_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    const test::Surface box = test::boxSurface(corner, edges);
    QTest::newRow("stl") << "box.stl" << stl(box);
    QTest::newRow("obj") << "box.obj" << obj(box);
    QTest::newRow("gltf") << "box.gltf" << gltf(box);
  }
  void formats_giveTheSameSolid() {
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    const auto mesh = readMesh(file(name, content), 1e-3);
    QVERIFY2(mesh, mesh ? "" : mesh.error().text().c_str());
    QVERIFY2(!(*mesh)->notSolid(), (*mesh)->notSolid().value_or("").c_str());
    QCOMPARE((*mesh)->source(), name.toStdString());
    QCOMPARE((*mesh)->triangles().size(), 12U);
    const Solid& s = (*mesh)->solid();
    // Vertices are single precision in these formats; the numbers here are exact in it.
    QVERIFY(std::abs(s.volume - 0.04 * 0.05 * 0.06) < 1e-15);
    Vec3 centre = 1e-3 * (corner + edges / 2);
    if (name.endsWith("gltf")) centre = 1e-3 * Vec3(1 - 10, 2 - 45, 3 + 60);
    QVERIFY((s.centroid - centre).norm() < 1e-9);
  }

  void openMesh_isReadAndNamed() {
    test::Surface box = test::boxSurface(corner, edges);
    box.triangles.pop_back();
    const auto mesh = readMesh(file("open.stl", stl(box)), 1);
    QVERIFY(mesh.has_value());
    QVERIFY((*mesh)->notSolid()->find("'open.stl' is not closed: it has 3 open edges") != std::string::npos);
  }

  void threads_readSideBySide() {
    const QString name = file("many.stl", stl(test::ballSurface(100, 40))), bad = file("bad.gltf", "{}");
    std::vector<std::future<double>> volumes;
    for (int i = 0; i < 8; ++i)
      volumes.push_back(std::async(std::launch::async, [&] {
        if (readMesh(bad, 1)) return 0.0;
        const auto mesh = readMesh(name, 1e-3);
        return mesh && !(*mesh)->notSolid() ? (*mesh)->solid().volume : 0.0;
      }));
    const double first = volumes[0].get();
    QVERIFY(std::abs(first - 4.0 / 3 * M_PI * 1e-3) < 0.01 * first);
    for (std::size_t i = 1; i < volumes.size(); ++i) QCOMPARE(volumes[i].get(), first);
  }

  void badFiles_areNamed_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("says");
    QTest::newRow("empty") << "empty.stl" << QByteArray() << "no triangles were found in this '.stl' file";
    QTest::newRow("text") << "text.obj" << QByteArray("no mesh at all\n")
                          << "no triangles were found in this '.obj' file";
    QTest::newRow("not glTF") << "bad.gltf" << QByteArray("{\"asset\": 1}") << "in this '.gltf' file";
    QTest::newRow("unknown format") << "a.STEP" << QByteArray("ISO-10303-21;")
                                    << "'.step' is not a format that is read";
    QTest::newRow("no format") << "mesh" << QByteArray("?") << "a name that ends in .stl, .obj, .gltf or .glb";
  }
  void badFiles_areNamed() {
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QString, says);
    const auto mesh = readMesh(file(name, content), 1);
    QVERIFY(!mesh);
    const QString text = QString::fromStdString(mesh.error().text());
    QVERIFY2(text.contains(name) && text.contains(says), qPrintable(text));
    QVERIFY(!readMesh(dir_.filePath("none.stl"), 1));
  }

  /// Files on which VTK 9.1's readers crash or ask for 8 GB; another version may read them.
  void brokenFiles_harmNobody() {
    for (const char* format : {"stl", "obj", "gltf", "glb"}) {
      const auto mesh = readMesh(QString(GYRE_SOURCE_DIR "/tests/ui/files/meshes/broken.") + format, 1);
      if (!mesh) QVERIFY(mesh.error().file.ends_with(format) && !mesh.error().message.empty());
    }
  }
  /// One that keeps VTK 9.1's reader busy for ever.
  void endlessFile_isGivenUp_soonerWhenAskedTo() {
    const QString endless = GYRE_SOURCE_DIR "/tests/ui/files/meshes/endless.glb";
    std::stop_source stop;
    QElapsedTimer clock;
    clock.start();
    auto reading = std::async(std::launch::async, [&] { return readMesh(endless, 1, stop.get_token()); });
    isEndless_ = reading.wait_for(std::chrono::milliseconds(500)) != std::future_status::ready;
    if (!isEndless_) QSKIP(notEndless);
    stop.request_stop();
    const auto mesh = reading.get();
    QVERIFY(!mesh);
    QVERIFY2(mesh.error().message.find("was stopped") != std::string::npos, mesh.error().message.c_str());
    QVERIFY(clock.elapsed() < 4000);  // it would be given 5 s
  }
  /// The window asks for the file and its unit, says what it reads, and lets go of it.
  void endlessFile_isCancelledInItsDialog() {
    if (!isEndless_) QSKIP(notEndless);
    test::ModalAnswers answers;
    answers.choose(GYRE_SOURCE_DIR "/tests/ui/files/meshes/endless.glb");
    const auto accept = [](QDialog* dialog) {
      dialog->accept();
      return true;
    };
    answers.answer(accept);  // metres
    bool said = false;
    answers.answer([&](QDialog* dialog) {
      const auto* progress = qobject_cast<QProgressDialog*>(dialog);
      said = progress && progress->labelText() == "Reading endless.glb…";
      auto* cancel = dialog->findChild<QPushButton*>();
      if (cancel) QTest::mouseClick(cancel, Qt::LeftButton);
      return cancel != nullptr;
    });
    QWidget window;
    window.show();
    QVERIFY(!askForMesh(&window));
    QVERIFY(answers.allGiven() && said);
  }
  void isolation_tellsWhatHappened() {
    const auto said = [](const std::function<std::vector<char>()>& work, const IsolationLimits& limits) {
      return isolatedCall(work, limits).failure;
    };
    const IsolationLimits few{.seconds = 1, .memory = 256 << 20};
    const std::vector<char> large(3'000'000, 'x');  // more than a pipe holds
    QVERIFY(isolatedCall([&] { return large; }).bytes == large);
    QCOMPARE(said([]() -> std::vector<char> { std::abort(); }, few), std::string("crashed"));
    if (!gyre::test::isSanitized)  // whose allocator ends the process
      QCOMPARE(said([] { return std::vector<char>(std::size_t{1} << 33); }, few), std::string("ran out of memory"));
    QCOMPARE(said(
                 []() -> std::vector<char> {
                   for (volatile bool go = true; go;) {
                   }
                   return {};
                 },
                 few),
             std::string("took more than 1 s"));
    QCOMPARE(said(
                 []() -> std::vector<char> {
                   pause();
                   return {};
                 },
                 few),
             std::string("took more than 1 s"));
  }

 private:
  bool isEndless_ = false;  ///< what the file is to VTK's reader
};

QTEST_MAIN(tst_mesh_import)
#include "tst_mesh_import.moc"
