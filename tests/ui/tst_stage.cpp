// The stage: whose poses are shown, over edits, runs, drags and previews; and what is emphasized apart from what is
// selected.

#include "catalog/catalog.h"
#include "run/session.h"
#include "support/model_builder.h"

#include <QSignalSpy>
#include <QTest>

using namespace gyre;
using namespace gyre::ui;

namespace {

const Vec3 initially(0, 0, 2), velocity(1, 0, 0);

Shape ball(double radius) { return {.kind = Shape::Kind::sphere, .radius = radius}; }

/// A ball that flies: after a time t it is at initially + t velocity.
Model flying(double z = initially.z()) {
  test::ModelBuilder build;
  build.gravity(Vec3::Zero());
  build.run(0.01, 0.5);
  build.body("rigid", "stone", {{"position", Vec3(0, 0, z)}, {"velocity", velocity}, {"shapes", Shapes{ball(0.1)}}});
  return build.model();
}

}  // namespace

class TestStage : public QObject {
  Q_OBJECT

  std::unique_ptr<Session> session_;
  ElementId stone_;

  Stage& stage() { return session_->stage; }
  Vec3 shown() { return stage().placementOf(stone_).value().position; }
  double radius() { return stage().scene().bodies[0].shapes[0].radius; }
  /// At the end of the run its bodies are shown elsewhere.
  void run() {
    session_->controller.setSpeed(0);
    session_->controller.run();
    QTRY_COMPARE_WITH_TIMEOUT(session_->controller.state(), RunState::finished, 20000);
    QTRY_VERIFY(shown().x() > 0.1);
  }
  void edit(const char* key, Value value) {
    QVERIFY(session_->document.submit({SetField{stone_, key, std::move(value)}}, "edit"));
  }
  std::vector<BodyPose> elsewhere() const { return {{stone_, Vec3(7, 8, 9), Quat::Identity()}}; }

 private slots:
  void init() {
    session_ = std::make_unique<Session>(catalog());
    session_->document.file().adopt(flying(), {});
    stone_ = session_->document.model().find("stone")->id;
    QTRY_VERIFY_WITH_TIMEOUT(session_->controller.current().recording(), 10000);
  }
  void cleanup() { session_.reset(); }

  void theModelIsShown_untilItRuns_andAfterReset() {
    QCOMPARE(stage().source(), PoseSource::model);
    QCOMPARE(shown(), initially);
    run();
    QCOMPARE(stage().source(), PoseSource::run);
    QVERIFY(!stage().showsModel());
    session_->controller.reset();
    QTRY_COMPARE(stage().source(), PoseSource::model);
    QCOMPARE(shown(), initially);
  }

  void anEditMovesTheModel_butNotTheRun() {
    edit("position", Vec3(0, 0, 3));
    QCOMPARE(shown(), Vec3(0, 0, 3));
    run();
    const Vec3 there = shown();
    QSignalSpy scenes(&stage(), &Stage::sceneReplaced);
    edit("shapes", Shapes{ball(0.3)});
    QCOMPARE(shown(), there);
    QCOMPARE(scenes.count(), 0);
  }

  void aDragIsTheModels_andIsTakenBack() {
    stage().showDrag(elsewhere());
    QCOMPARE(stage().source(), PoseSource::drag);
    QVERIFY(stage().showsModel());
    QCOMPARE(shown(), elsewhere()[0].position);
    QSignalSpy shows(&stage(), &Stage::dragShown);
    stage().endDrag();
    QCOMPARE(shows.count(), 1);
    QCOMPARE(stage().source(), PoseSource::model);
    QCOMPARE(shown(), initially);
  }

  void aPreviewIsNeitherModelNorRun_andEndsWithAnEdit() {
    QSignalSpy placements(&stage().preview(), &Preview::placed), ends(&stage().preview(), &Preview::ended);
    stage().preview().begin(PoseSource::mode, "Mode 1");
    stage().preview().show(elsewhere());
    stage().preview().show(elsewhere());
    QCOMPARE(placements.count(), 1);
    QCOMPARE(stage().preview().title(), QString("Mode 1"));
    QVERIFY(!stage().showsModel() && std::isnan(session_->playback.cursor()));
    edit("mass", 2.0);
    QCOMPARE(ends.count(), 1);
    QCOMPARE(stage().source(), PoseSource::model);
    QCOMPARE(shown(), initially);
  }

  void aPreviewOverARun_leadsBackToItsMoment_andPausesIt() {
    run();
    session_->playback.showTime(0.5 * session_->playback.recordedUntil());
    const Vec3 there = shown();
    stage().preview().begin(PoseSource::equilibrium, "Equilibrium");
    stage().preview().show(elsewhere());
    stage().preview().end();
    QCOMPARE(stage().source(), PoseSource::run);
    QCOMPARE(shown(), there);
    // A moment that is asked for ends the preview, too.
    stage().preview().begin(PoseSource::freeMotion, "Free motion 1 of 1");
    session_->playback.showTime(0);
    QVERIFY(!stage().preview().isOn());
    QCOMPARE(shown(), initially);
  }

  void aPreviewDuringARun_pausesIt_andGoingOnEndsThePreview() {
    session_->controller.setSpeed(0.1);
    session_->controller.run();
    QTRY_VERIFY_WITH_TIMEOUT(stage().source() == PoseSource::run && session_->runs.shown().hasBegun(), 10000);
    stage().preview().begin(PoseSource::mode, "Mode 1");
    stage().preview().show(elsewhere());
    QTRY_COMPARE(session_->controller.state(), RunState::paused);
    QVERIFY(stage().preview().isOn());
    QCOMPARE(shown(), elsewhere()[0].position);
    run();
    QVERIFY(!stage().preview().isOn());
  }

  // Back from a run that was kept, what is shown is the model, and a tool may take its places; not before.
  void aKeptRunIsShownWithItsOwnBodies_andTheModelAgainAfterIt() {
    run();
    session_->runs.keepShown();
    const RunPtr kept = session_->runs.kept().all().front();
    session_->controller.reset();
    edit("position", Vec3(0, 0, 5));
    edit("shapes", Shapes{ball(0.3)});
    QTRY_VERIFY_WITH_TIMEOUT(session_->runs.shown().run(), 10000);
    QCOMPARE(radius(), 0.3);
    session_->runs.show(kept);
    session_->playback.showTime(kept->recordedUntil());
    QCOMPARE(stage().source(), PoseSource::run);
    QVERIFY(!stage().showsModel());
    QCOMPARE(shown().z(), initially.z());
    QCOMPARE(radius(), 0.1);
    session_->runs.showOwn();
    QCOMPARE(stage().source(), PoseSource::model);
    QCOMPARE(shown(), Vec3(0, 0, 5));
    QCOMPARE(radius(), 0.3);
  }

  void emphasisIsNoSelection_andEndsWithTheNext() {
    session_->selection.select(documentId);
    session_->emphasis.set({stone_});
    QCOMPARE(session_->emphasis.elements(), std::vector{stone_});
    QVERIFY(!session_->selection.contains(stone_));
    session_->selection.select(stone_);
    QVERIFY(session_->emphasis.elements().empty());
    session_->emphasis.set({stone_});
    edit("mass", 3.0);
    QVERIFY(session_->emphasis.elements().empty());
  }

  void anotherModelIsANewScene_seenAnewUnlessItIsTheSameReadAgain() {
    QSignalSpy scenes(&stage(), &Stage::sceneReplaced);
    stage().preview().begin(PoseSource::mode, "Mode 1");
    session_->document.file().adopt(flying(4), {});
    QVERIFY(!stage().preview().isOn());
    QCOMPARE(scenes.count(), 1);
    QCOMPARE(scenes[0][0].toBool(), false);
    stage().keepView(true);
    session_->document.file().adopt(flying(6), {});
    QCOMPARE(scenes[1][0].toBool(), true);
  }
};

QTEST_MAIN(TestStage)
#include "tst_stage.moc"
