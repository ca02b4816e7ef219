// The meshes that URDF and MJCF refer to, read by a reader that knows one box: where files are looked for, scale,
// mirrors, mass from density, and what is said of those that cannot be had.

#include "catalog/catalog.h"
#include "import/import_file.h"
#include "io/model_file.h"
#include "support/sample_meshes.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

const Vec3 corner(1, -2, 3), edges(4, 2, 6);

QString notesOf(const Imported& i) { return QString::fromStdString(notesText(i.notes, "file")); }

Shapes shapesOf(const Model& model, const std::string& body) {
  const Element* e = model.find(body);
  if (!e) throw std::runtime_error("no body " + body);
  return std::get<Shapes>(e->value(*e->type->find("shapes")));
}

template <class T>
T valueOf(const Model& model, const std::string& body, const char* key) {
  const Element* e = model.find(body);
  if (!e) throw std::runtime_error("no body " + body);
  return std::get<T>(e->value(*e->type->find(key)));
}

/// True when every triangle of a box about this centre shows its outer side.
bool facesOutwards(const TriangleMesh& mesh, const Vec3& centre) {
  for (const Triangle& t : mesh.triangles()) {
    const auto at = [&](int i) { return mesh.vertices()[static_cast<std::size_t>(t[static_cast<std::size_t>(i)])]; };
    if (!((at(1) - at(0)).cross(at(2) - at(0)).dot(at(0) - centre) > 0)) return false;
  }
  return true;
}

QByteArray urdf(const QByteArray& meshes) {
  return R"(<robot name="r"><link name="base"/><link name="arm"><inertial><mass value="2"/>
<inertia ixx="1" iyy="1" izz="1"/></inertial>
)" + meshes +
         R"(</link><joint name="j" type="continuous"><parent link="base"/><child link="arm"/></joint></robot>)";
}
QByteArray visual(const QByteArray& attributes, const char* tag = "visual") {
  return QByteArray("<") + tag + "><origin xyz=\"0.5 0 0\"/><geometry><mesh " + attributes + "/></geometry></" + tag +
         ">\n";
}

}  // namespace

class TestImportedMeshes : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> dir_;
  std::vector<std::string> read_;  ///< what the reader was asked for

  std::string path(const QString& name) const {
    return QDir(dir_->path()).canonicalPath().toStdString() + "/" + name.toStdString();
  }

  void write(const QString& name, const QByteArray& content = "box") {
    const QString file = QString::fromStdString(path(name));
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(content) == content.size());
  }

  /// Every file is the box, but those called open-* lack a side; .dae is refused.
  MeshReader reader() {
    return [this](const std::filesystem::path& file) -> Expected<std::shared_ptr<const TriangleMesh>> {
      read_.push_back(file.string());
      if (file.extension() == ".dae") return failInput("Collada is not read");
      Surface box = boxSurface(corner, edges);
      if (file.filename().string().starts_with("open-")) box.triangles.resize(10);
      return meshOf(box, file.filename().string());
    };
  }

  Imported import(const QByteArray& text, const QString& file = "model.xml", bool reads = true) {
    auto done = importText(text.toStdString(), path(file), catalog(), {.readMesh = reads ? reader() : MeshReader()});
    if (!done) throw std::runtime_error(done.error().text());
    return std::move(*done);
  }

 private slots:
  void init() {
    dir_ = std::make_unique<QTemporaryDir>();
    read_.clear();
  }

  void urdfReferences_areFound_data() {
    QTest::addColumn<QString>("reference");
    QTest::addColumn<QString>("file");
    const auto row = [](const char* tag, const char* reference, const char* file) {
      QTest::newRow(tag) << reference << file;
    };
    row("relative", "../meshes/a.stl", "src/arm_description/meshes/a.stl");
    row("beside the model", "a.stl", "src/arm_description/urdf/a.stl");
    row("absolute", "DIR/elsewhere/a.stl", "elsewhere/a.stl");
    row("folder above of that name", "package://arm_description/meshes/a.stl", "src/arm_description/meshes/a.stl");
    row("package beside", "package://gripper/meshes/a.stl", "src/gripper/meshes/a.stl");
    row("package further up", "package://common/a.stl", "common/a.stl");
    row("package.xml", "package://workspace/meshes/a.stl", "src/meshes/a.stl");
    row("folder in a folder of the same name", "package://arm_description/inner.stl",
        "src/arm_description/arm_description/inner.stl");
    row("package, decoded", "package://gripper/my%20mesh.stl", "src/gripper/my mesh.stl");
    row("file", "file://DIR/elsewhere/a.stl", "elsewhere/a.stl");
    row("file, decoded", "file://DIR/else%77here/100%25%20a.stl", "elsewhere/100% a.stl");
    row("file on this host", "file://localhostDIR/a.stl", "a.stl");
  }
  void urdfReferences_areFound() {
    QFETCH(QString, reference);
    QFETCH(QString, file);
    write("src/package.xml", "<?xml version=\"1.0\"?>\n<package format=\"2\"><name> workspace\n</name></package>");
    write("src/arm_description/arm_description/other.py");
    write(file);
    const Imported i =
        import(urdf(visual("filename=\"" +
                           reference.replace("DIR", QString::fromStdString(path("")).chopped(1)).toUtf8() + "\"")),
               "src/arm_description/urdf/arm.urdf");
    QVERIFY2(i.notes.empty(), qPrintable(notesOf(i)));
    QCOMPARE(read_, std::vector{path(file)});
    const Shapes shapes = shapesOf(i.model, "arm");
    QCOMPARE(shapes.size(), 1U);
    QVERIFY(shapes[0].kind == Shape::Kind::mesh);
    QCOMPARE(shapes[0].mesh->source(), QFileInfo(file).fileName().toStdString());
    QVERIFY(*shapes[0].mesh == *meshOf(boxSurface(corner, edges), shapes[0].mesh->source()));
    QVERIFY((shapes[0].placement.position - Vec3(0.5, 0, 0)).norm() == 0);
    QCOMPARE(valueOf<double>(i.model, "arm", "mass"), 2.0);  // as written
  }

  void whatCannotBeRead_isListed_data() {
    QTest::addColumn<QByteArray>("attributes");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* tag, const char* attributes, const char* says) {
      QTest::newRow(tag) << QByteArray(attributes) << QString(says);
    };
    row("missing", "filename=\"no.stl\"", "the mesh 'no.stl' is left out: there is no file 'DIRno.stl'");
    row("folder", "filename=\".\"", "there is no file 'DIR");
    row("missing in its package", "filename=\"package://pkg/no.stl\"", "there is no file 'DIRpkg/no.stl'");
    row("no such package", "filename=\"package://nobody/a.stl\"",
        "no folder of the package 'nobody' was found in 'DIRpkg' or above it");
    row("package without a path", "filename=\"package://pkg\"", "the name of a package, and a path in it");
    row("refused", "filename=\"a.dae\"", "the mesh 'a.dae' is left out: Collada is not read");
    row("another host", "filename=\"file://server/a.stl\"", "file:// and a path that begins with /");
    row("another scheme", "filename=\"model://pkg/a.stl\"", "'model://' is not understood");
    row("no name", "scale=\"1 1 1\"", "the attribute 'filename' is missing");
    row("flat", "filename=\"../a.stl\" scale=\"1 0 1\"", "no factor may be zero");
  }
  void whatCannotBeRead_isListed() {
    QFETCH(QByteArray, attributes);
    QFETCH(QString, says);
    write("a.stl");
    write("pkg/a.dae");
    const Imported i = import(
        urdf(visual(attributes) + "<visual><geometry><sphere radius=\"0.1\"/></geometry></visual>"), "pkg/arm.urdf");
    const QString notes = notesOf(i);
    says.replace("DIRno", QString::fromStdString(path("pkg/no"))).replace("DIR", QString::fromStdString(path("")));
    QVERIFY2(notes.startsWith("file:3: robot 'r'/link 'arm'/visual/geometry/mesh: ") && notes.contains(says),
             qPrintable(notes));
    QCOMPARE(i.notes.size(), 1U);
    QCOMPARE(shapesOf(i.model, "arm").size(), 1U);  // the sphere
  }

  void withoutAReader_meshesAreListed() {
    write("a.stl");
    const Imported i = import(urdf(visual("filename=\"a.stl\"")), "arm.urdf", false);
    QVERIFY2(notesOf(i).contains("the mesh 'a.stl' is left out: meshes are read by the window only"),
             qPrintable(notesOf(i)));
    QVERIFY(shapesOf(i.model, "arm").empty());
    const Imported m = import(R"(<mujoco><asset><mesh file="a.stl"/></asset><worldbody><body name="b"><freejoint/>
      <geom type="mesh" mesh="a"/></body></worldbody></mujoco>)",
                              "arm.xml", false);
    QVERIFY2(notesOf(m).contains("the mesh 'a.stl' is left out: meshes are read by the window only"),
             qPrintable(notesOf(m)));
  }

  void collision_standsInForAVisualThatCannotBeRead() {
    write("a.dae");
    write("a.stl");
    const Imported i = import(urdf(visual("filename=\"a.dae\"") + visual("filename=\"a.stl\"", "collision")));
    QCOMPARE(i.notes.size(), 1U);
    QCOMPARE(shapesOf(i.model, "arm").at(0).mesh->source(), "a.stl");
  }

  void scale_timesTheVertices() {
    write("a.stl");
    const Imported i = import(urdf(visual("filename=\"a.stl\" scale=\"0.001 0.002 0.003\"")));
    QVERIFY2(i.notes.empty(), qPrintable(notesOf(i)));
    const auto mesh = shapesOf(i.model, "arm").at(0).mesh;
    const Vec3 s(0.001, 0.002, 0.003);
    const Surface box = boxSurface(s.cwiseProduct(corner), s.cwiseProduct(edges));
    for (std::size_t v = 0; v < 8; ++v) QVERIFY((mesh->vertices()[v] - box.vertices[v]).norm() < 1e-11);
    QVERIFY(mesh->triangles() == box.triangles);
    // Nine digits, so that the file stays short.
    QVERIFY(modelText(i.model).find("0000000") == std::string::npos);
  }

  void mirrors_keepTheOutsideOutside_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("scale");
    for (const char* file : {"a.stl", "open-a.stl"})
      for (const char* scale : {"-1 1 1", "1 -2 1", "-1 -1 1", "-1 -1 -0.5"})
        QTest::addRow("%s %s", file, scale) << QByteArray(file) << QByteArray(scale);
  }
  void mirrors_keepTheOutsideOutside() {
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, scale);
    write(file);
    const Imported i = import(urdf(visual("filename=\"" + file + "\" scale=\"" + scale + "\"")));
    QVERIFY2(i.notes.empty(), qPrintable(notesOf(i)));
    const QList<QByteArray> s = scale.split(' ');
    const Vec3 factors(s[0].toDouble(), s[1].toDouble(), s[2].toDouble());
    const Vec3 centre = factors.cwiseProduct(corner + edges / 2);
    const auto mesh = shapesOf(i.model, "arm").at(0).mesh;
    QVERIFY(facesOutwards(*mesh, centre));
    if (file.startsWith("open-")) return;
    QVERIFY(std::abs(mesh->solid().volume - edges.prod() * std::abs(factors.prod())) < 1e-12);
    QVERIFY((mesh->solid().centroid - centre).norm() < 1e-12);
  }

  void meshUsedOften_isReadOnce() {
    write("a.stl");
    write("b.dae");
    const QByteArray name = "filename=\"a.stl\" ";
    const Imported i =
        import(urdf(visual(name) + visual(name) + visual("filename=\"./a.stl\" scale=\"2 2 2\"") +
                    visual(name + "scale=\"2 2 2\"") + visual("filename=\"b.dae\"") + visual("filename=\"b.dae\"")));
    QCOMPARE(read_, (std::vector{path("a.stl"), path("b.dae")}));
    const Shapes s = shapesOf(i.model, "arm");
    QCOMPARE(s.size(), 4U);
    QVERIFY(s[0].mesh == s[1].mesh && s[2].mesh == s[3].mesh && s[0].mesh != s[2].mesh);
    QCOMPARE(i.notes.size(), 2U);  // both places that name the other one
  }

  void mjcfFiles_areFound_data() {
    QTest::addColumn<QByteArray>("compiler");
    QTest::addColumn<QByteArray>("mesh");
    QTest::addColumn<QString>("file");
    const auto row = [](const char* tag, const char* compiler, const char* mesh, const char* file) {
      QTest::newRow(tag) << QByteArray(compiler) << QByteArray(mesh) << QString(file);
    };
    row("beside the model", "", R"(name="m" file="x.stl")", "sub/x.stl");
    row("name of the file", "", R"(file="parts/m.stl")", "sub/parts/m.stl");
    row("meshdir", R"(meshdir="../meshes/")", R"(file="m.obj")", "meshes/m.obj");
    row("assetdir", R"(assetdir="assets")", R"(file="m.obj")", "sub/assets/m.obj");
    row("meshdir goes before", R"(assetdir="assets" meshdir="meshes")", R"(file="m.obj")", "sub/meshes/m.obj");
    row("absolute meshdir", R"(meshdir="DIR/all")", R"(file="m.obj")", "all/m.obj");
    row("absolute file", R"(meshdir="nowhere")", R"(file="DIR/m.obj")", "m.obj");
    row("stripped", R"(meshdir="here" strippath="true")", R"(file="C/there/m.obj")", "sub/here/m.obj");
  }
  void mjcfFiles_areFound() {
    QFETCH(QByteArray, compiler);
    QFETCH(QByteArray, mesh);
    QFETCH(QString, file);
    write(file);
    QByteArray text = "<mujoco><compiler " + compiler + "/><asset><mesh " + mesh +
                      R"(/></asset><worldbody><body name="b" pos="0 0 1"><joint/><geom type="mesh" mesh="m"/>
      <geom type="mesh" mesh="m" density="0"/></body></worldbody></mujoco>)";
    const Imported i = import(text.replace("DIR", QByteArray::fromStdString(path("")).chopped(1)), "sub/model.xml");
    QVERIFY2(i.notes.empty(), qPrintable(notesOf(i)));
    QCOMPARE(read_, std::vector{path(file)});
    const Shapes s = shapesOf(i.model, "b");
    QVERIFY(s.size() == 2 && s[0].mesh == s[1].mesh);
  }

  void mjcfReference_movesTheVertices() {
    write("m.stl");
    const Imported i = import(R"(<mujoco><default><mesh scale="2 1 -1"/></default>
      <asset><mesh file="m.stl" refpos="1 0 0" refquat="2 0 0 2"/></asset>
      <worldbody><body name="b"><joint/><geom type="mesh" mesh="m"/></body></worldbody></mujoco>)");
    QVERIFY2(i.notes.empty(), qPrintable(notesOf(i)));
    const auto mesh = shapesOf(i.model, "b").at(0).mesh;
    const Vec3 com = valueOf<Vec3>(i.model, "b", "position");
    Vec3 mean = Vec3::Zero();
    for (std::size_t v = 0; v < 8; ++v) {
      const Vec3 x = boxSurface(corner, edges).vertices[v] - Vec3(1, 0, 0);
      // A quarter turn about z back: (x, y, z) -> (y, -x, z); then the scale.
      const Vec3 expected(2 * x.y(), -x.x(), -x.z());
      QVERIFY((mesh->vertices()[v] - expected).norm() < 1e-12);
      mean += expected / 8;
    }
    QVERIFY(facesOutwards(*mesh, mean));
    QVERIFY((com - mean).norm() < 1e-12);
  }

  /// A box of edges a, b, c (handbook): m = rho a b c, J = m / 12 diag(b^2 + c^2, ...).
  void mjcfMass_isThatOfTheSolid_data() {
    QTest::addColumn<QByteArray>("geom");
    QTest::addColumn<double>("mass");
    const double volume = 0.4 * 0.2 * 0.6;
    QTest::newRow("density of MuJoCo") << QByteArray() << 1000 * volume;
    QTest::newRow("density") << QByteArray("density=\"500\"") << 500 * volume;
    QTest::newRow("mass") << QByteArray("mass=\"3\" density=\"500\"") << 3.0;
  }
  void mjcfMass_isThatOfTheSolid() {
    QFETCH(QByteArray, geom);
    QFETCH(double, mass);
    write("m.stl");
    const Imported i = import(R"(<mujoco><asset><mesh file="m.stl" scale="0.1 -0.1 0.1"/></asset><worldbody>
      <body name="b"><freejoint/><geom type="mesh" mesh="m" pos="0.3 0 0" euler="0 0 90" )" +
                              geom + "/></body></worldbody></mujoco>");
    QVERIFY2(i.notes.empty(), qPrintable(notesOf(i)));
    QVERIFY(std::abs(valueOf<double>(i.model, "b", "mass") - mass) < 1e-12 * mass);
    // The middle of the scaled box is (0.3, 0.1, 0.6); a quarter turn about z makes it (-0.1, 0.3, 0.6).
    QVERIFY((valueOf<Vec3>(i.model, "b", "position") - Vec3(0.2, 0.3, 0.6)).norm() < 1e-12);
    const Inertia J = valueOf<Inertia>(i.model, "b", "inertia");
    const double a = 0.2, b = 0.4, c = 0.6;  // edges after the turn
    Mat3 box = Mat3::Zero();
    box.diagonal() = mass / 12 * Vec3(b * b + c * c, a * a + c * c, a * a + b * b);
    QVERIFY((J.matrix() - box).norm() < 1e-12 * mass);
    // The shape is where it was, seen from the centre of mass.
    QVERIFY((shapesOf(i.model, "b").at(0).placement.position - Vec3(0.1, -0.3, -0.6)).norm() < 1e-12);
  }

  void mjcfMesh_withoutMass() {
    write("open-m.stl");
    const auto model = [](const QByteArray& inside) {
      return R"(<mujoco><asset><mesh name="m" file="open-m.stl"/>
<mesh name="lost" file="lost.stl"/></asset><worldbody><body name="b"><freejoint/>
)" + inside + "</body></worldbody></mujoco>";
    };
    const QByteArray mesh = "<geom type=\"mesh\" mesh=\"m\"/>", lost = "<geom type=\"mesh\" mesh=\"lost\"/>",
                     unused = "mesh 'lost': left out: no geom of a body uses it\n";
    // Not needed: it is drawn.
    for (const QByteArray& inertial : {QByteArray("<inertial mass=\"1\" diaginertia=\"1 1 1\"/>"),
                                       QByteArray("<geom size=\"0.1\"/><geom type=\"mesh\" mesh=\"m\" mass=\"0\"/>")}) {
      const Imported i = import(model(inertial + (inertial.contains("geom") ? "" : mesh)));
      QVERIFY2(i.notes.size() == 1 && notesOf(i).endsWith(unused), qPrintable(notesOf(i)));
      QCOMPARE(shapesOf(i.model, "b").back().mesh->source(), "open-m.stl");
    }
    // Needed, beside another that has one: the ball alone weighs.
    const Imported some = import(model(mesh + "<geom size=\"0.1\"/>"));
    QVERIFY2(notesOf(some).contains("it has no mass here: the mesh 'open-m.stl' is not closed: it has 4 open edges"),
             qPrintable(notesOf(some)));
    QCOMPARE(shapesOf(some.model, "b").size(), 2U);
    QVERIFY(std::abs(valueOf<double>(some.model, "b", "mass") - 1000 * 4.0 / 3 * M_PI * 1e-3) < 1e-12);
    // All there is: a mass stands in, and that is said.
    for (const QByteArray& only : {mesh, lost}) {
      const Imported none = import(model(only));
      QVERIFY2(notesOf(none).contains("body 'b': its mass would follow from meshes that are left out or not closed: 1 "
                                      "kg and 0.1 kg m^2 stand in for it"),
               qPrintable(notesOf(none)));
      QCOMPARE(valueOf<double>(none.model, "b", "mass"), 1.0);
    }
    const QString notes = notesOf(import(model(lost + lost)));
    QCOMPARE(notes.count("file:2: mujoco/asset/mesh 'lost': the mesh 'lost.stl' is left out: there is no file"), 1);
    QCOMPARE(notes.count("left out, and its mass with it: its mesh 'lost' could not be read (line 2)"), 2);
  }

  void mjcfMesh_withoutAnEqual_isListed() {
    write("m.stl");
    const Imported i = import(R"(<mujoco><asset><texture file="x.png"/><mesh file="m.stl" inertia="shell"/>
      <mesh name="own" vertex="0 0 0 1 0 0 0 1 0 0 0 1"/></asset><worldbody><body name="b"><freejoint/>
      <geom type="mesh" mesh="m"/><geom type="mesh" mesh="own"/><geom type="mesh" mesh="nobody"/>
      <geom type="capsule" mesh="m"/></body></worldbody></mujoco>)");
    const QString notes = notesOf(i);
    for (const char* expected :
         {"texture: not understood", "inertia=\"shell\" has no equal here", "only meshes from files are read",
          "there is no mesh 'nobody' among the assets", "a capsule that is fitted to a mesh has no equal here"})
      QVERIFY2(notes.contains(expected), qPrintable(notes));
    QCOMPARE(shapesOf(i.model, "b").size(), 1U);
  }

  void result_isAFile() {
    write("a.stl");
    const std::string text = modelText(import(urdf(visual("filename=\"a.stl\" scale=\"0.001 0.001 -0.003\""))).model);
    const auto again = parseModel(text, "test.gyre", catalog());
    QVERIFY2(again.has_value(), again ? "" : again.error().text().c_str());
    QCOMPARE(modelText(*again), text);
  }
};

QTEST_GUILESS_MAIN(TestImportedMeshes)
#include "tst_imported_meshes.moc"
