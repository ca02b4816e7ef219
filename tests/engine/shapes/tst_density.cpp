// A rigid body whose mass follows from its shapes: in files, in edits and in the equations.

#include "bodies/rigid.h"
#include "bodies/shape_mass.h"
#include "catalog/catalog.h"
#include "io/model_file.h"
#include "support/run_model.h"
#include "support/sample_meshes.h"

#include <QtTest>

using namespace gyre;

namespace {

std::string modelWith(const std::string& bodyKeys) {
  return R"({"gyre": 1, "gravity": [0, 0, 0], "bodies": [{"name": "a", "type": "rigid", )" + bodyKeys +
         R"(, "angular_velocity": [1, 2, 3]}], "simulation": {"integrator": "geom1", "step": 0.01, "end_time": 0.2}})";
}
std::string refusal(const std::string& bodyKeys) {
  const auto model = parseModel(modelWith(bodyKeys), "test.gyre", catalog());
  return model ? std::string{} : model.error().text();
}
Model load(const std::string& text) {
  auto model = parseModel(text, "test.gyre", catalog());
  if (!model) throw std::runtime_error(model.error().text());
  return *model;
}

const std::string dumbbell = R"("density": 1000, "shapes": [{"type": "sphere", "radius": 0.1, "position": [0, 0, 0.5]},
  {"type": "sphere", "radius": 0.1, "position": [0, 0, -0.5]}, {"type": "box", "size": [0.02, 0.04, 0.8]}])";

}  // namespace

class TestDensity : public QObject {
  Q_OBJECT
 private slots:
  void massFollowsFromShapes() {
    const Model model = load(modelWith(dumbbell));
    const Element& a = *model.find("a");
    const double ball = 1000 * 4.0 / 3 * M_PI * 1e-3, rod = 1000 * 0.02 * 0.04 * 0.8;
    const double across = 2 * (0.4 * ball * 0.01 + ball * 0.25), along = 2 * 0.4 * ball * 0.01;
    QVERIFY(std::abs(std::get<double>(a.value(*a.type->find("mass"))) - (2 * ball + rod)) < 1e-13);
    const auto J = std::get<Inertia>(a.value(*a.type->find("inertia")));
    QVERIFY(std::abs(J.xx - (across + rod * (0.0016 + 0.64) / 12)) < 1e-13);
    QVERIFY(std::abs(J.yy - (across + rod * (0.0004 + 0.64) / 12)) < 1e-13);
    QVERIFY(std::abs(J.zz - (along + rod * (0.0004 + 0.0016) / 12)) < 1e-13);
  }

  void moves_asWithTypedMass() {
    const Model derived = load(modelWith(dumbbell));
    const Element& a = *derived.find("a");
    const auto J = std::get<Inertia>(a.value(*a.type->find("inertia")));
    const Model typed =
        load(modelWith(fmt::format("\"mass\": {}, \"inertia\": [{}, {}, {}]",
                                   std::get<double>(a.value(*a.type->find("mass"))), J.xx, J.yy, J.zz)));
    const test::Run one = test::runModel(derived), two = test::runModel(typed);
    for (const char* c : {"a.qw", "a.qx", "a.wx", "a.wz"}) QCOMPARE(one.at(one.last(), c), two.at(two.last(), c));
  }

  void file_keepsDensityAndNoMass() {
    const Model model = load(modelWith(dumbbell));
    const std::string text = modelText(model);
    QVERIFY(text.find("\"density\": 1000") != std::string::npos);
    QVERIFY(text.find("\"mass\"") == std::string::npos && text.find("\"inertia\"") == std::string::npos);
    QCOMPARE(modelText(load(text)), text);
  }

  void refusals() {
    QVERIFY(refusal(R"("density": 1000)").find("needs shapes") != std::string::npos);
    QVERIFY(refusal(R"("mass": 1, )" + dumbbell).find("key 'mass'") != std::string::npos);
    QVERIFY(refusal(R"("density": -1, "shapes": [{"type": "sphere"}])").find(">= 0") != std::string::npos);
    QVERIFY(refusal(R"("density": 0, "shapes": [{"type": "sphere"}])").find("'mass'") != std::string::npos);
    const std::string offCentre =
        refusal(R"("density": 1, "shapes": [{"type": "cone", "radius": 0.1, "length": 0.4}])");
    QVERIFY2(offCentre.find("[0, 0, -0.1] m") != std::string::npos, offCentre.c_str());
    // An inertia that no equation could use.
    const std::string open = refusal(
        R"("density": 1, "shapes": [{"type": "mesh", "vertices": [0,0,0, 1,0,0, 0,1,0], "triangles": [0, 1, 2]}])");
    QVERIFY2(open.find("3 open edges") != std::string::npos, open.c_str());
  }

  void edits_takeTheMassAlong() {
    Model model = load(modelWith(dumbbell));
    const ElementId id = model.find("a")->id;
    const std::string before = modelText(model);
    const auto mass = [&] { return std::get<double>(model.find(id)->value(*rigidType().find("mass"))); };
    const double m = mass();
    const auto refused = model.apply(Edit{SetField{id, "mass", 2.0}});
    QVERIFY(!refused && refused.error().message.find("follows from 'density'") != std::string::npos);
    const auto back = model.apply(Edit{SetField{id, "density", 2000.0}});
    QVERIFY(back.has_value());
    QVERIFY(std::abs(mass() - 2 * m) < 1e-13);
    QVERIFY(model.apply(*back).has_value());
    QCOMPARE(modelText(model), before);
  }

  void mesh_survivesTheFile() {
    const auto mesh = test::meshOf(test::boxSurface(Vec3(-0.1, -0.2, -0.3), Vec3(0.2, 0.4, 0.6)), "brick.stl");
    test::ModelBuilder b;
    b.body("rigid", "brick", {{"shapes", Shapes{{.kind = Shape::Kind::mesh, .mesh = mesh}}}});
    const std::string text = modelText(b.model());
    const Model again = load(text);
    const Shapes shapes = again.find("brick")->as<Rigid>().shapes;
    QVERIFY(shapes.size() == 1 && *shapes.front().mesh == *mesh);
    QCOMPARE(modelText(again), text);
    // Long lists share lines.
    QVERIFY(std::count(text.begin(), text.end(), '\n') < 40);
  }

  void badMeshes_areNamed() {
    const auto mesh = [](const std::string& keys) {
      return refusal(R"("mass": 1, "inertia": [1, 1, 1], "shapes": [{"type": "mesh", )" + keys + "}]");
    };
    QVERIFY(mesh(R"("vertices": [0,0,0])").find("shapes[0].triangles") != std::string::npos);
    QVERIFY(mesh(R"("vertices": [0,0], "triangles": [0,0,0])").find("coordinates") != std::string::npos);
    QVERIFY(mesh(R"("vertices": [0,0,0], "triangles": [0,0,1])").find("names vertex 1") != std::string::npos);
    QVERIFY(mesh(R"("vertices": [0,0,0], "triangles": [0,0,-1])").find("positions of vertices") != std::string::npos);
    QVERIFY(mesh(R"("vertices": [0,0,0], "triangles": [0,0,1e99])").find("positions of vertices") != std::string::npos);
    QVERIFY(mesh(R"("vertices": [0,0,0], "triangles": [])").find("at least one") != std::string::npos);
    QVERIFY(mesh(R"("vertices": [0,0,0], "triangles": [0,0,0], "radius": 1)").find("vertices") != std::string::npos);
  }
};

QTEST_GUILESS_MAIN(TestDensity)
#include "tst_density.moc"
