// Named frames in the real window: made of a marker, chosen in its form, moved, deleted, taken back; and what copies
// and images of bodies do with them.

#include "catalog/catalog.h"
#include "document/duplication.h"
#include "document/mirroring.h"
#include "model/named_frame.h"
#include "panels/number_edit.h"
#include "screenshot.h"
#include "support/test_models.h"
#include "ui_session.h"
#include "vtk/render_widget.h"
#include "window_driver.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace gyre;
using namespace gyre::ui;
using namespace gyre::test;

class tst_frames : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  ModelDocument& document() { return window_->session().document; }
  const Element& element(const char* name) { return *document().model().find(name); }
  Frame marker(const char* name, const char* key) {
    return std::get<Frame>(element(name).value(*element(name).type->find(key)));
  }
  /// The list of frames in the form of a marker of what is selected.
  QComboBox* source(const char* key) {
    for (QComboBox* box : part<PropertyPanel>(*window_).findChildren<QComboBox*>("frame"))
      if (box->isVisible() && box->accessibleName().contains(key)) return box;
    return nullptr;
  }
  void show(const char* name) { window_->session().selection.select(element(name).id); }

 private slots:
  void initTestCase() { beginUi(dir_.path()); }
  void init() {
    window_ = openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/four-bar.gyre"));
    QTRY_VERIFY(window_->session().controller.current().recording());
  }
  void cleanup() { window_.reset(); }

  void aMarker_becomesAFrame_thatOthersTakeUp() {
    const Frame before = marker("B", "frame1");
    show("B");
    QVERIFY(source("body 1"));
    source("body 1")->setFocus();
    QTest::keyClick(source("body 1"), Qt::Key_End);  // New frame here
    const ElementId made = marker("B", "frame1").named;
    QVERIFY(made != ground);
    QCOMPARE(element("frame 1").id, made);
    QCOMPARE(element("frame 1").as<NamedFrame>().body, element("crank").id);
    QCOMPARE(marker("B", "frame1").position, before.position);
    QCOMPARE(source("body 1")->currentText(), QString("frame 1"));
    // The numbers are those of the frame, and are typed there.
    auto* x = part<PropertyPanel>(*window_).findChild<NumberEdit*>("frame1.position.x");
    QVERIFY(!x || !x->isEnabled());
    show("frame 1");
    QTRY_VERIFY(part<PropertyPanel>(*window_).findChild<NumberEdit*>("position.x"));
    auto* position = part<PropertyPanel>(*window_).findChild<NumberEdit*>("position.x");
    position->setFocus();
    position->selectAll();
    QTest::keyClicks(position, "20 cm");
    QTest::keyClick(position, Qt::Key_Return);
    QCOMPARE(marker("B", "frame1").position.x(), 0.2);
    QTest::qWait(300);
    screenshot(*window_, "frame-light");
    applyTheme(*qApp, ThemeChoice::dark);
    show("B");
    QTest::qWait(300);
    screenshot(*window_, "frame-dark");
    applyTheme(*qApp, ThemeChoice::light);
    // Back to numbers, which stay.
    source("body 1")->setFocus();
    QTest::keyClick(source("body 1"), Qt::Key_Home);
    QCOMPARE(marker("B", "frame1").named, ground);
    QCOMPARE(marker("B", "frame1").position.x(), 0.2);
    document().history().undo();
    QCOMPARE(marker("B", "frame1").named, made);
    // Deleted, it leaves them, too.
    show("frame 1");
    part<ModelTree>(*window_).enter();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
    QVERIFY(!document().model().find("frame 1"));
    QCOMPARE(marker("B", "frame1").named, ground);
    QCOMPARE(marker("B", "frame1").position.x(), 0.2);
    while (document().history().canUndo()) document().history().undo();
    QCOMPARE(marker("B", "frame1"), before);
    // A new one is on the body that is selected.
    show("coupler");
    for (QAction* insert : window_->findChildren<QAction*>())
      if (insert->text() == "F&rame") insert->trigger();
    QCOMPARE(element("frame 1").as<NamedFrame>().body, element("coupler").id);
  }

  void frames_goWithCopiesAndImagesOfTheirBodies() {
    Model model = document().model();
    const auto apply = [&](const Edit& edit) {
      const auto done = model.apply(edit);
      if (!done) qFatal("%s", done.error().text().c_str());
    };
    const ElementId crank = model.find("crank")->id, coupler = model.find("coupler")->id, pin = model.freeId();
    const Frame at = marker("B", "frame1");
    apply({Insert{{pin, "crank pin", &namedFrameType(), NamedFrame{crank, at.position, at.orientation}}, 100}});
    apply({SetField{model.find("B")->id, "frame1", Frame{.named = pin}}});
    const auto copies =
        copiesOf(model, std::array{crank, coupler}, std::array{Motion{Vec3(0, 1, 0), Quat::Identity()}});
    apply({copies.edit});
    const Element* copy = model.find("B 2");
    QVERIFY(copy && model.find("crank pin 2"));
    const auto named = std::get<Frame>(copy->value(*copy->type->find("frame1")));
    QCOMPARE(named.named, model.find("crank pin 2")->id);
    QCOMPARE(named.position, at.position);
    const auto images = mirrorImages(model, std::array{crank, coupler}, {Vec3(0, 2, 0), Vec3(0.3, 1, 0)});
    QVERIFY2(images, images ? "" : images.error().text().c_str());
    apply({images->edit});
    const auto inPlace = mirroredInPlace(model, std::array{crank, coupler}, {Vec3(0, 2, 0), Vec3(0.3, 1, 0)});
    QVERIFY2(inPlace, inPlace ? "" : inPlace.error().text().c_str());
    apply({*inPlace});
    const auto& frame = model.find("crank pin")->as<NamedFrame>();
    const Element& joint = *model.find("B");
    QVERIFY((frame.position - std::get<Frame>(joint.value(*joint.type->find("frame1"))).position).norm() < 1e-12);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  tst_frames test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_frames.moc"
