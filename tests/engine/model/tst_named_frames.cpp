// Markers that named frames give: read, moved, renamed, deleted, copied into files, and taken back.

#include "bodies/mass_from_shapes.h"
#include "catalog/catalog.h"
#include "io/model_file.h"
#include "io/setting.h"
#include "model/named_frame.h"
#include "model/references.h"
#include "system/system.h"

#include <QtTest>

using namespace gyre;

namespace {

constexpr const char* text = R"json({
  "gyre": 1,
  "parameters": [{"name": "L", "value": 2}],
  "bodies": [
    {"name": "crank", "type": "rigid", "mass": 1, "inertia": [1, 1, 1]},
    {"name": "rod", "type": "rigid", "mass": 1, "inertia": [1, 1, 1], "position": [2, 0, 0]}
  ],
  "frames": [
    {"name": "crank pin", "body": "crank", "position": ["L/2", 0, 0], "orientation": [0.6, 0.8, 0, 0]},
    {"name": "anchor", "body": "ground", "position": [0, 0, 3]}
  ],
  "joints": [
    {
      "name": "pin",
      "type": "revolute",
      "body1": "crank",
      "frame1": {"frame": "crank pin"},
      "body2": "rod",
      "frame2": {"position": [-1, 0, 0], "orientation": [0.6, 0.8, 0, 0]}
    }
  ],
  "forces": [
    {
      "name": "spring",
      "type": "spring",
      "stiffness": 10,
      "body1": "ground",
      "frame1": {"frame": "anchor"},
      "body2": "crank",
      "frame2": {"frame": "crank pin"}
    }
  ]
})json";

Model read(const QByteArray& json = text) {
  auto model = parseModel(json.toStdString(), "m.gyre", catalog());
  if (!model) qFatal("%s", model.error().text().c_str());
  return *model;
}

QString refusal(const QByteArray& from, const QByteArray& to) {
  const auto model = parseModel(QByteArray(text).replace(from, to).toStdString(), "m.gyre", catalog());
  return model ? QString() : QString::fromStdString(model.error().text());
}

Frame marker(const Model& m, const char* element, const char* key) {
  const Element& e = *m.find(element);
  return std::get<Frame>(e.value(*e.type->find(key)));
}

Value value(const Model& m, const char* element, const char* key) {
  const Element& e = *m.find(element);
  return e.value(*e.type->find(key));
}

Edit set(const Model& m, const char* element, const char* key, Value value) {
  return {SetField{m.find(element)->id, key, std::move(value)}};
}

}  // namespace

class TestNamedFrames : public QObject {
  Q_OBJECT
 private slots:
  void file_isReadAndWrittenBack() {
    const Model m = read();
    const Frame at = marker(m, "pin", "frame1");
    QCOMPARE(at.position, Vec3(1, 0, 0));
    QCOMPARE(at.orientation.x(), 0.8);
    QCOMPARE(at.named, m.find("crank pin")->id);
    const std::string written = modelText(m);
    QVERIFY(QString::fromStdString(written).simplified().contains(R"("frame1": {"frame": "crank pin"})") ||
            QString::fromStdString(written).simplified().contains(R"("frame1": { "frame": "crank pin" })"));
    QCOMPARE(modelText(read(QByteArray::fromStdString(written))), written);
    QVERIFY(System::compile(m).has_value());
  }

  void points_areGivenByFrames_andFollowThem() {
    const QByteArray withLoads = QByteArray(text).replace(R"("forces": [)", R"("forces": [
    {"name": "push", "type": "force", "body": "crank", "point": {"frame": "crank pin"}, "value": [1, 0, 0]},
    {"name": "hold", "type": "cartesian_spring", "body": "crank", "point": {"frame": "crank pin"}, "anchor": [0, 0, 0],
     "stiffness": [1, 1, 1]},)");
    Model m = read(withLoads);
    const auto point = [&](const char* name) { return std::get<Vec3>(value(m, name, "point")); };
    for (const char* name : {"push", "hold"}) QCOMPARE(point(name), Vec3(1, 0, 0));
    const std::string written = modelText(m);
    QVERIFY(QString::fromStdString(written).simplified().contains(R"("point": {"frame": "crank pin"})") ||
            QString::fromStdString(written).simplified().contains(R"("point": { "frame": "crank pin" })"));
    QCOMPARE(written.find("point_frame"), std::string::npos);
    QCOMPARE(modelText(read(QByteArray::fromStdString(written))), written);
    // The parameter moves the frame, and the frame the points.
    auto moved = m.apply(set(m, "L", "value", 4.0));
    QVERIFY(moved);
    for (const char* name : {"push", "hold"}) QCOMPARE(point(name), Vec3(2, 0, 0));
    QVERIFY(m.apply(*moved));
    // Numbers that are set are no longer the frame's, until that is taken back.
    auto typed = m.apply(set(m, "push", "point", Vec3(0, 0.5, 0)));
    QVERIFY(typed);
    QVERIFY(modelText(m).find(R"("point": [0, 0.5, 0])") != std::string::npos);
    QVERIFY(m.apply(*typed));
    QCOMPARE(modelText(m), written);
    // So does a formula, and so does another body.
    auto formula = m.apply(Edit{SetFormula{m.find("push")->id, {"point", 2, "L/4"}}});
    QVERIFY(formula);
    QCOMPARE(point("push"), Vec3(1, 0, 0.5));
    QVERIFY(m.apply(*formula));
    QCOMPARE(modelText(m), written);
    auto elsewhere = m.apply(set(m, "push", "body", m.find("rod")->id));
    QVERIFY2(elsewhere, elsewhere ? "" : elsewhere.error().text().c_str());
    QCOMPARE(std::get<ElementId>(value(m, "push", "point_frame")), ground);
    QVERIFY(m.apply(*elsewhere));
    QCOMPARE(modelText(m), written);
    // Naming the frame and taking it back is one step, with the numbers that stood there.
    QVERIFY(m.apply(set(m, "push", "point", Vec3(7, 0, 0))));
    const std::string numbers = modelText(m);
    auto named = m.apply(set(m, "push", "point_frame", m.find("crank pin")->id));
    QVERIFY(named);
    QCOMPARE(point("push"), Vec3(1, 0, 0));
    QVERIFY(m.apply(*named));
    QCOMPARE(modelText(m), numbers);
    QVERIFY(!m.apply(set(m, "push", "point_frame", m.find("anchor")->id)));  // which is on the ground
    QCOMPARE(modelText(m), numbers);
    // A frame that goes leaves the numbers.
    const ElementId pin = m.find("crank pin")->id;
    auto gone = m.apply(Edit{erasure(m, std::array{pin})});
    QVERIFY2(gone, gone ? "" : gone.error().text().c_str());
    QCOMPARE(point("hold"), Vec3(1, 0, 0));
    QVERIFY(m.apply(*gone));
    QCOMPARE(modelText(m), numbers);
    QVERIFY(System::compile(m).has_value());
  }

  void wrongFramesOfPoints_areToldWithElementAndKey() {
    const auto refused = [](const char* point) {
      return refusal(R"("forces": [)", QByteArray(R"("forces": [{"name": "push", "type": "force", "body": "crank",
      "value": [1, 0, 0], "point": )") + point +
                                           "},");
    };
    for (const auto& [point, said] : {std::pair{R"({"frame": "crank pim"})", "crank pin"},
                                      {R"({"frame": "anchor"})", "is on ground, and the point on 'crank'"},
                                      {R"({"position": [0, 0, 0]})", "three numbers"},
                                      {R"({"frame": 3})", "name of a frame"}}) {
      const QString told = refused(point);
      QVERIFY2(told.contains("'push'") && told.contains("point") && told.contains(said), qPrintable(told));
    }
  }

  void wrongNames_areToldWithElementAndKey_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char* name, const char* from, const char* to, const QStringList& words) {
      QTest::newRow(name) << QByteArray(from) << QByteArray(to) << words;
    };
    row("unknown", R"({"frame": "anchor"})", R"({"frame": "ancor"})",
        {"m.gyre", "spring", "frame1.frame", "there is no frame 'ancor'", "anchor"});
    row("no frame", R"({"frame": "anchor"})", R"({"frame": "rod"})", {"spring", "'rod' is a body"});
    row("a number", R"({"frame": "anchor"})", R"({"frame": 1})", {"spring", "the name of a frame"});
    row("numbers, too", R"({"frame": "anchor"})", R"({"frame": "anchor", "position": [0, 0, 1]})",
        {"spring", "frame1.position", "leave this key out"});
    row("other body", R"("frame2": {"position": [-1, 0, 0], "orientation": [0.6, 0.8, 0, 0]})",
        R"("frame2": {"frame": "crank pin"})", {"pin", "frame2", "'crank pin' is on 'crank', and the marker on 'rod'"});
  }
  void wrongNames_areToldWithElementAndKey() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QStringList, words);
    const QString told = refusal(from, to);
    for (const QString& word : words) QVERIFY2(told.contains(word), qPrintable(told));
  }

  /// All markers that name it follow, also where a parameter moves it; undo brings back every number.
  void movedFrame_movesItsMarkers() {
    Model m = read();
    const std::string before = modelText(m);
    auto undo = m.apply(set(m, "crank pin", "position", Vec3(0, 5, 0)));
    QVERIFY(undo.has_value());
    QCOMPARE(marker(m, "pin", "frame1").position, Vec3(0, 5, 0));
    QCOMPARE(marker(m, "spring", "frame2").position, Vec3(0, 5, 0));
    QVERIFY(m.apply(*undo).has_value());
    QCOMPARE(modelText(m), before);
    undo = m.apply(set(m, "L", "value", 8.0));
    QCOMPARE(marker(m, "pin", "frame1").position, Vec3(4, 0, 0));
    QVERIFY(m.apply(*undo).has_value());
    QCOMPARE(marker(m, "spring", "frame2").position, Vec3(1, 0, 0));
    QVERIFY(applySetting({"anchor.position", "[1, 1, 1]"}, catalog(), m).has_value());
    QCOMPARE(marker(m, "spring", "frame1").position, Vec3(1, 1, 1));
    QVERIFY(applySetting({"spring.frame1", R"({"position": [7, 0, 0]})"}, catalog(), m).has_value());
    QVERIFY(applySetting({"spring.frame1", R"({"frame": "anchor"})"}, catalog(), m).has_value());
    QCOMPARE(marker(m, "spring", "frame1").position, Vec3(1, 1, 1));
    // One that is in use cannot go to another body.
    const auto elsewhere = m.apply(set(m, "crank pin", "body", m.find("rod")->id));
    QVERIFY(!elsewhere && elsewhere.error().element == "pin");
  }

  void numbersThatAreSet_releaseTheMarker() {
    Model m = read();
    const std::string before = modelText(m);
    auto undo = m.apply(set(m, "pin", "frame1", Frame{Vec3(3, 0, 0), Quat::Identity()}));
    QCOMPARE(marker(m, "pin", "frame1").named, ground);
    QVERIFY(m.apply(*undo).has_value());
    QCOMPARE(modelText(m), before);
    // Another body has other frames: the numbers stay.
    undo = m.apply(set(m, "spring", "body2", m.find("rod")->id));
    QVERIFY(undo.has_value());
    QCOMPARE(marker(m, "spring", "frame2"), (Frame{Vec3(1, 0, 0), Quat(0.6, 0.8, 0, 0)}));
    QVERIFY(m.apply(*undo).has_value());
    QCOMPARE(modelText(m), before);
    undo = m.apply({SetFormula{m.find("pin")->id, {"frame1", 0, "L/4"}}});
    QVERIFY(undo.has_value());
    QCOMPARE(marker(m, "pin", "frame1").named, ground);
    QCOMPARE(marker(m, "pin", "frame1").position, Vec3(0.5, 0, 0));
    QVERIFY(m.apply(*undo).has_value());
    QCOMPARE(modelText(m), before);
  }

  void renamedAndDeleted() {
    Model m = read();
    const std::string before = modelText(m);
    const ElementId pin = m.find("crank pin")->id;
    auto undo = m.apply({Rename{pin, "journal"}});
    QVERIFY(modelText(m).find(R"("journal")") != std::string::npos);
    QVERIFY(modelText(m).find("crank pin") == std::string::npos);
    QVERIFY(m.apply(*undo).has_value());
    QVERIFY(!m.apply({Erase{pin}}));
    undo = m.apply({erasure(m, std::vector{pin})});
    QVERIFY(undo.has_value());
    QVERIFY(!m.find("crank pin") && m.find("pin"));
    QCOMPARE(marker(m, "pin", "frame1"), (Frame{Vec3(1, 0, 0), Quat(0.6, 0.8, 0, 0)}));
    QVERIFY(m.apply(*undo).has_value());
    QCOMPARE(modelText(m), before);
    // With its body it goes, and what is held by both.
    undo = m.apply({erasure(m, std::vector{m.find("crank")->id})});
    QVERIFY(undo.has_value() && !m.find("crank pin") && !m.find("pin") && m.find("anchor"));
    QVERIFY(m.apply(*undo).has_value());
    QCOMPARE(modelText(m), before);
  }

  /// A body whose centre of mass moves keeps its frames, and their markers, where they are in space.
  void newCentreOfMass_leavesFramesInPlace() {
    Model m = read();
    QVERIFY(
        applySetting({"crank.shapes", R"([{"type": "box", "size": [1, 1, 1], "position": [0.5, 0, 0]}])"}, catalog(), m)
            .has_value());
    const auto edit = massFromShapes(m, m.find("crank")->id, 100);
    QVERIFY(edit.has_value() && m.apply(*edit).has_value());
    QCOMPARE(m.find("crank pin")->as<NamedFrame>().position, Vec3(0.5, 0, 0));
    QCOMPARE(marker(m, "pin", "frame1").position, Vec3(0.5, 0, 0));
    QCOMPARE(marker(m, "pin", "frame1").named, m.find("crank pin")->id);
  }
};

QTEST_APPLESS_MAIN(TestNamedFrames)
#include "tst_named_frames.moc"
