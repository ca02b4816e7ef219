// Model files: every kind of value survives, the order of keys is kept, and writing is stable.

#include "catalog/catalog.h"
#include "io/model_file.h"
#include "io/text_file.h"
#include "model/named_view.h"
#include "model/references.h"
#include "scene/scene_from_model.h"

#include <fmt/format.h>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>

#include <numbers>

using namespace gyre;

namespace {

const char* const everything = R"({
  // comments are accepted
  "name": "Everything", /* of both kinds */
  "gyre": 1,
  "forces": [
    {"type": "force", "name": "push", "value": [1, "2*t", -0.0], "body": "plate", "resolved_in": "body"},
    {"name": "mount", "type": "bushing", "body1": "ground", "body2": "plate",
     "stiffness": [[2,1,0,0,0,0],[1,2,0,0,0,0],[0,0,1,0,0,0],[0,0,0,1,0,0],[0,0,0,0,1,0],[0,0,0,0,0,1]]}
  ],
  "bodies": [
    {"name": "plate", "type": "rigid", "inertia": [2, 3, 4, 0.1, 0.2, 0.3], "mass": 1e-3,
     "orientation": [0.6, 0.8, 0, 0], "position": [0.1, 0, 1e300],
     "shapes": [{"type": "box", "size": [1, 2, 3]}, {"type": "cone", "radius": 1, "length": 2, "position": [1, 0, 0]}]}
  ],
  "joints": [
    {"name": "hinge", "type": "revolute", "body1": "ground", "frame1": {"position": [1, 2, 3], "orientation": [0, 1, 0, 0]},
     "body2": "plate", "frame2": {}}
  ],
  "simulation": {"step": 0.01, "integrator": "geom1", "rho_inf": 0.5},
  "contact": {}
})";

Model parsed(std::string_view text) {
  auto model = parseModel(text, "test.gyre", catalog());
  if (!model) qFatal("%s", model.error().text().c_str());
  return std::move(*model);
}

Value valueOf(const Model& model, std::string_view element, std::string_view key) {
  const Element* e = model.find(element);
  return e->type->find(key)->get(e->params);
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

/// Two particles, with more keys in the second.
Expected<Model> withColor(std::string_view more) {
  const char* const text = R"({{"gyre": 1, "bodies": [{{"name": "a", "type": "particle", "mass": 1}},
{{"name": "b", "type": "particle", "mass": 1{}}}]}})";
  return parseModel(fmt::format(fmt::runtime(text), more), "test.gyre", catalog());
}

/// A particle, and a named view with more keys.
Expected<Model> withView(std::string_view more) {
  const char* const text = R"({{"gyre": 1, "bodies": [{{"name": "a", "type": "particle", "mass": 1}}],
"views": [{{"name": "side", "eye": [0, -5, 0], "target": [0, 0, 0]{}}}]}})";
  return parseModel(fmt::format(fmt::runtime(text), more), "test.gyre", catalog());
}

std::string chain(int bodies) {
  std::string text = "{\"gyre\": 1, \"bodies\": [";
  for (int i = 0; i < bodies; ++i)
    text += fmt::format("{}{{\"name\": \"rod {}\", \"type\": \"rigid\", \"mass\": 1, \"inertia\": [1, 1, 0.1]}}\n",
                        i ? "," : "", i);
  text += "], \"joints\": [";
  for (int i = 0; i < bodies; ++i)
    text +=
        fmt::format("{}{{\"name\": \"ball {}\", \"type\": \"spherical\", \"body1\": \"{}\", \"body2\": \"rod {}\"}}\n",
                    i ? "," : "", i, i ? fmt::format("rod {}", i - 1) : "ground", i);
  return text + "]}";
}

}  // namespace

class TestModelFile : public QObject {
  Q_OBJECT
 private slots:
  void everyKindOfValue_isRead() {
    const Model m = parsed(everything);
    QCOMPARE(m.document().name, std::string("Everything"));
    QCOMPARE(std::get<double>(valueOf(m, "plate", "mass")), 1e-3);
    QVERIFY(std::get<Inertia>(valueOf(m, "plate", "inertia")) == (Inertia{2, 3, 4, 0.1, 0.2, 0.3}));
    QCOMPARE(std::get<Quat>(valueOf(m, "plate", "orientation")).x(), 0.8);
    QCOMPARE(std::get<Vec3>(valueOf(m, "plate", "position")).z(), 1e300);
    const auto shapes = std::get<Shapes>(valueOf(m, "plate", "shapes"));
    QCOMPARE(shapes.size(), std::size_t{2});
    QVERIFY(shapes[1].kind == Shape::Kind::cone && shapes[1].radius == 1 && shapes[1].placement.position.x() == 1);
    QVERIFY(std::get<ElementId>(valueOf(m, "hinge", "body1")) == ground);
    QVERIFY(std::get<ElementId>(valueOf(m, "hinge", "body2")) == m.find("plate")->id);
    QCOMPARE(std::get<Frame>(valueOf(m, "hinge", "frame1")).orientation.x(), 1.0);
    const auto value = std::get<TimeVector>(valueOf(m, "push", "value"));
    QCOMPARE(value[1].expression, std::string("2*t"));
    QCOMPARE(value[0].constant, 1.0);
    QCOMPARE(std::get<Choice>(valueOf(m, "push", "resolved_in")).index,
             static_cast<int>(std::ranges::find(m.find("push")->type->find("resolved_in")->choices, "body") -
                              m.find("push")->type->find("resolved_in")->choices.begin()));
    QCOMPARE(std::get<Matrix6>(valueOf(m, "mount", "stiffness")).m(0, 1), 1.0);
    QCOMPARE(runSettings(m.simulation()).step, 0.01);
  }

  void text_isStableAndKeepsTheOrderOfKeys() {
    const std::string once = modelText(parsed(everything));
    QCOMPARE(QString::fromStdString(modelText(parsed(once))), QString::fromStdString(once));
    const auto before = [&](const char* a, const char* b) {
      return once.find(a) < once.find(b) && once.find(b) != std::string::npos;
    };
    QVERIFY(before("\"name\": \"Everything\"", "\"gyre\": 1"));
    QVERIFY(before("\"forces\"", "\"bodies\""));
    QVERIFY(before("\"type\": \"force\"", "\"name\": \"push\""));
    QVERIFY(before("\"inertia\"", "\"mass\""));
    QVERIFY(before("\"step\"", "\"integrator\""));
    QVERIFY2(once.find("\"velocity\"") == std::string::npos, "values at their default are not written");
    QVERIFY(once.find("\"inertia\": [2, 3, 4, 0.1, 0.2, 0.3]") != std::string::npos);
    QVERIFY(once.find("{ \"type\": \"box\", \"size\": [1, 2, 3] }") != std::string::npos);
    QVERIFY(once.find("[1, \"2*t\", -0.0]") != std::string::npos);
  }

  void changedAndNewValues_areWritten() {
    Model m = parsed(everything);
    QVERIFY(m.apply(Edit{SetField{m.find("plate")->id, "velocity", Vec3(1, 0, 0)}}));
    Element ball{m.freeId(), "ball", catalog().find(Category::body, "particle"), {}, {}};
    ball.params = ball.type->defaults;
    QVERIFY(m.apply(Edit{Insert{ball, m.elements().size()}}));
    const std::string text = modelText(m);
    QVERIFY(text.find("\"velocity\": [1, 0, 0]") != std::string::npos);
    QVERIFY(text.find("\"name\": \"ball\",\n      \"type\": \"particle\",\n      \"mass\": 1") != std::string::npos);
    QCOMPARE(QString::fromStdString(modelText(parsed(text))), QString::fromStdString(text));
  }

  void awkwardTexts_survive() {
    const Model m = parsed("{\"gyre\": 1, \"name\": \"a\\\"b\\\\c\\n\\t\\u0001 \\u00e4 \\ud83d\\ude00\"}");
    QCOMPARE(parsed(modelText(m)).document().name, m.document().name);
    QVERIFY(m.document().name.find("\xF0\x9F\x98\x80") != std::string::npos);
  }

  void quaternions_areNormalisedOnceAndThenStay() {
    const char* text = R"({"gyre": 1, "bodies": [{"name": "a", "type": "rigid", "mass": 1, "inertia": [1,1,1],
                          "orientation": [0.70710678, 0.70710678, 0, 0]}]})";
    const Model m = parsed(text);
    QVERIFY(std::abs(std::get<Quat>(valueOf(m, "a", "orientation")).norm() - 1) < 1e-15);
    const std::string once = modelText(m);
    QCOMPARE(QString::fromStdString(modelText(parsed(once))), QString::fromStdString(once));
  }

  void examples_roundTrip_data() {
    QTest::addColumn<QString>("file");
    for (const QFileInfo& f : QDir(GYRE_EXAMPLES_DIR).entryInfoList({"*.gyre"}))
      QTest::addRow("%s", qPrintable(f.fileName())) << f.filePath();
  }
  void examples_roundTrip() {
    QFETCH(QString, file);
    const auto text = readTextFile(file.toStdString());
    QVERIFY(text);
    const std::string once = modelText(parsed(*text));
    QCOMPARE(QString::fromStdString(modelText(parsed(once))), QString::fromStdString(once));
  }

  void writeModel_andReadModel() {
    const QTemporaryDir dir;
    const std::string path = dir.filePath("m.gyre").toStdString();
    const Model m = parsed(everything);
    QVERIFY(writeModel(m, path));
    const auto back = readModel(path, catalog());
    QVERIFY(back);
    QCOMPARE(modelText(*back), modelText(m));
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);  // no temporary is left
  }

  void colour_isKept_andWhatIsNoneIsRefused() {
    const auto plain = withColor(""), red = withColor(", \"color\": \"#C01020\"");
    QVERIFY(plain && red);
    QVERIFY(!has(modelText(*plain), "color") && has(modelText(*red), "\"color\": \"#C01020\""));
    QCOMPARE(sceneFromModel(*red).bodies[1].color, (Rgb{0xc0, 0x10, 0x20}));
    QCOMPARE(sceneFromModel(*red).bodies[0].color, bodyColor(0));
    QCOMPARE(sceneFromModel(*plain).bodies[1].color, bodyColor(1));
    for (const char* wrong : {"red", "#12345", "#12345g", "123456", "#1234567"}) {
      const auto refused = withColor(fmt::format(", \"color\": \"{}\"", wrong));
      QVERIFY2(!refused, wrong);
      const std::string text = refused.error().text();
      for (const char* part : {"test.gyre", "2", "'b'", "color", wrong, "#3366cc"})
        QVERIFY2(has(text, part), text.c_str());
    }
  }

  void namedViews_areKept_andTrackBodies() {
    const auto tracking = withView(R"(, "height": 2, "track": "body", "body": "a")");
    QVERIFY2(tracking, tracking ? "" : tracking.error().text().c_str());
    const std::string text = modelText(*tracking);
    QCOMPARE(modelText(parsed(text)), text);
    QVERIFY(has(text, "\"views\": [") && !has(modelText(parsed("{\"gyre\": 1}")), "views"));
    const NamedView side = tracking->find("side")->as<NamedView>();
    QVERIFY(side.isParallel() && side.tracksOneBody() && side.body == tracking->find("a")->id);
    // A body that goes takes no view with it.
    Model model = *tracking;
    QVERIFY(model.apply({erasure(model, std::array{side.body})}));
    QCOMPARE(model.find("side")->as<NamedView>().body, ground);
    for (const auto& [view, key] : {std::pair{R"(, "up": [0, 2, 0])", "up"},
                                    {R"(, "height": -1)", "height"},
                                    {R"(, "track": "bodies")", "track"},
                                    {R"(, "body": "side")", "body"},
                                    {R"(, "zoom": 2)", "zoom"}}) {
      const auto refused = withView(view);
      QVERIFY2(!refused, view);
      QVERIFY2(refused.error().key == key && refused.error().element == "side", refused.error().text().c_str());
    }
  }

  void view_goesAlongWithWhatItTracks() {
    NamedView view{.eye = {0, -5, 0}};
    const Frame from, to{Vec3(1, 2, 3), Quat(Eigen::AngleAxisd(std::numbers::pi / 2, Vec3::UnitZ()))};
    QCOMPARE(view.takenAlong(from, to).eye, view.eye);
    view.track = NamedView::Tracks::body;
    QCOMPARE(view.takenAlong(from, to).eye, Vec3(1, -3, 3));
    view.track = NamedView::Tracks::bodyAndTurn;
    QVERIFY(view.takenAlong(from, to).eye.isApprox(Vec3(6, 2, 3)));
    QVERIFY(view.takenAlong(from, to).takenAlong(to, from).eye.isApprox(view.eye));
  }

  void tenThousandBodies_loadFast() {
    const std::string text = chain(10'000);
    QElapsedTimer timer;
    timer.start();
    const Model m = parsed(text);
    QCOMPARE(m.of(Category::joint).size(), std::size_t{10'000});
    const qint64 read = timer.restart();
    (void)modelText(m);
    qInfo("read in %lld ms, written in %lld ms", read, timer.elapsed());
    QVERIFY2(read < 10'000, "loading must not grow with the square of the number of elements");
  }
};

QTEST_GUILESS_MAIN(TestModelFile)
#include "tst_model_file.moc"
