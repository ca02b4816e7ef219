// Points that are only looked at: their motion against differences of what was recorded, distances and angles, their
// place in files, and what happens to them when what they name goes.

#include "io/model_file.h"
#include "model/point.h"
#include "model/references.h"
#include "support/model_builder.h"
#include "support/run_model.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

const Vec3 tip(0.3, -0.2, 0.5);

const char* const tumbler = R"({
  "gyre": 1,
  "gravity": [0, 0, -9.81],
  "points": [
    {"name": "eye", "body": "brick", "distance_to": "post", "angle_to": "tip"},
    {"name": "tip", "body": "brick", "point": [0.3, -0.2, 0.5]},
    {"name": "post", "body": "ground", "point": [1, 2, 3]}
  ],
  "bodies": [{"name": "brick", "type": "rigid", "mass": 2, "inertia": [1, 2, 2.5], "velocity": [1, 0, 2],
              "angular_velocity": [3, 0.1, -0.2]}],
  "simulation": {"integrator": "rkmk", "step": 0.001, "end_time": 0.2, "output_step": 0.001}
})";

Expected<Model> read(std::string text, const char* from = "", const char* to = "") {
  if (*from) text.replace(text.find(from), std::string_view(from).size(), to);
  return parseModel(text, "test.gyre", catalog());
}

Error errorOf(const Expected<Model>& model) { return model ? Error{} : model.error(); }

}  // namespace

class TestPoints : public QObject {
  Q_OBJECT
 private slots:
  void motion_isThatOfTheBody() {
    const Run run = runModel(read(tumbler).value());
    const double h = 0.001;
    for (std::size_t r = 1; r < run.last(); ++r) {
      const auto c = run.column("brick.qw");
      const Quat q(run.recording->at(r, c), run.recording->at(r, c + 1), run.recording->at(r, c + 2),
                   run.recording->at(r, c + 3));
      const Vec3 x = run.vector(r, "tip.x");
      QVERIFY((x - run.vector(r, "brick.x") - q * tip).norm() < 1e-14);
      const auto slope = [&](const char* channel) {
        return Vec3((run.vector(r + 1, channel) - run.vector(r - 1, channel)) / (2 * h));
      };
      QVERIFY((run.vector(r, "tip.vx") - slope("tip.x")).norm() < 2e-5);
      QVERIFY((run.vector(r, "tip.ax") - slope("tip.vx")).norm() < 1e-4);
      const Vec3 toPost = Vec3(1, 2, 3) - run.vector(r, "eye.x");
      QCOMPARE(run.at(r, "eye.distance"), toPost.norm());
      const double cosine = toPost.dot(x - run.vector(r, "eye.x")) / (toPost.norm() * tip.norm());
      QVERIFY(std::abs(run.at(r, "eye.angle") - std::acos(cosine)) < 1e-12);
      QVERIFY(run.vector(r, "post.x") == Vec3(1, 2, 3));
      QVERIFY(run.vector(r, "post.vx") == Vec3(0, 0, 0));
    }
  }

  void files_keepThem() {
    const Model model = read(tumbler).value();
    const std::string written = modelText(model);
    QCOMPARE(modelText(read(written).value()), written);
    QVERIFY(written.find("\"type\": \"point\"") == std::string::npos);  // they are all of one type
    // Without points there is no list of them.
    Model bare = model;
    std::vector<ElementId> points;
    for (const Element* e : bare.of(Category::point)) points.push_back(e->id);
    QVERIFY(bare.apply({erasure(bare, points)}));
    bare.rememberKeys(documentId, {});
    QVERIFY(modelText(bare).find("points") == std::string::npos);
  }

  void badInput_isRefusedByName() {
    const auto refused = [](const char* from, const char* to) { return errorOf(read(tumbler, from, to)); };
    const Error toItself = refused("\"distance_to\": \"post\"", "\"distance_to\": \"eye\"");
    QCOMPARE(toItself.element, std::string("eye"));
    QCOMPARE(toItself.key, std::string("distance_to"));
    QCOMPARE(refused("\"angle_to\": \"tip\"", "\"angle_to\": \"post\"").key, std::string("angle_to"));
    const Error toBody = refused("\"distance_to\": \"post\"", "\"distance_to\": \"brick\"");
    QVERIFY2(toBody.message.find("point") != std::string::npos, toBody.message.c_str());
    QCOMPARE(refused("\"body\": \"brick\", \"distance_to\"", "\"distance_to\"").key, std::string("body"));
  }

  void circles_areRefused() {
    Model model = read(tumbler).value();
    const auto before = modelText(model);
    const auto done = model.apply({SetField{model.find("post")->id, "distance_to", model.find("eye")->id}});
    QVERIFY(!done);
    QCOMPARE(done.error().element, std::string("post"));
    QCOMPARE(done.error().key, std::string("distance_to"));
    QCOMPARE(modelText(model), before);
  }

  void whatIsMeasuredToOne_staysWithoutIt() {
    Model model = read(tumbler).value();
    const std::string before = modelText(model);
    const ElementId post = model.find("post")->id;
    QVERIFY(dependents(model, std::array{post}).empty());
    const auto undo = model.apply({erasure(model, std::array{post})});
    QVERIFY(undo);
    QVERIFY(model.find("eye")->as<Point>().distance_to == ground);
    QVERIFY(model.apply(*undo));
    QCOMPARE(modelText(model), before);
    // A body takes its points along, in one step.
    const auto all = model.apply({erasure(model, std::array{model.find("brick")->id})});
    QVERIFY(all);
    QCOMPARE(model.of(Category::point).size(), std::size_t{1});
    QVERIFY(model.apply(*all));
    QCOMPARE(modelText(model), before);
  }

  void disabledOnes_areMeasuredToByNone() {
    Model model = read(tumbler).value();
    QVERIFY(model.apply({SetEnabled{model.find("post")->id, false}}));
    const auto channels = System::compile(model).value()->channels().list();
    const auto has = [&](const char* name) {
      return std::any_of(channels.begin(), channels.end(), [&](const Channel& c) { return c.name == name; });
    };
    QVERIFY(has("eye.az"));
    QVERIFY(!has("eye.distance"));
    QVERIFY(!has("post.x"));
  }
};

QTEST_APPLESS_MAIN(TestPoints)
#include "tst_points.moc"
