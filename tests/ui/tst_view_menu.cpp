// What the View menu adds to the picture of a model, by mouse and keys: colours of bodies by choice, ghosts of what is
// switched off, views with names, pictures without a background, the section plane.

#include "modal_answers.h"
#include "model/named_view.h"
#include "scene/body_colors.h"
#include "screenshot.h"
#include "shell/named_views.h"
#include "shell/section_bar.h"
#include "shell/view_picture.h"
#include "ui_session.h"
#include "viewport/part_extent.h"
#include "vtk/render_widget.h"

#include <vtkCamera.h>

#include <QCheckBox>
#include <QColorDialog>
#include <QInputDialog>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace gyre;
using namespace gyre::ui;

class tst_view_menu : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> dir_;
  std::unique_ptr<MainWindow> window_;

  ModelDocument& document() const { return window_->session().document; }
  const Model& model() const { return document().model(); }
  Viewport& viewport() const { return test::part<Viewport>(*window_); }
  const Element& first() const { return *model().of(Category::body).front(); }

  QAction* action(const QString& text) const {
    for (QAction* a : window_->actions())
      if (a->text().remove('&') == text) return a;
    qFatal("no command %s", qPrintable(text));
  }

  QPointF onWidget(const Vec3& point) const { return viewport().camera().projection().toWidget(point); }
  void click(const Vec3& point) { QTest::mouseClick(&viewport(), Qt::LeftButton, {}, onWidget(point).toPoint()); }

  QColor at(const QImage& picture, const Vec3& point) const {
    const QPointF p = onWidget(point) * picture.width() / viewport().width();
    return picture.pixelColor(p.toPoint());
  }
  QImage shown() const { return viewport().grabFramebuffer(); }

  static double hueApart(const QColor& a, const QColor& b) {
    const double d = std::abs(a.hueF() - b.hueF());
    return std::min(d, 1 - d);
  }

  QAction* entry(const QString& text) {
    QMenu* menu = test::part<NamedViews>(*window_).menu();
    emit menu->aboutToShow();
    for (QAction* a : menu->actions())
      if (a->text().remove('&') == text) return a;
    return nullptr;
  }
  void saveView(const QString& name) {
    test::ModalAnswers answers;
    answers.answer([name](QDialog* dialog) {
      auto* line = dialog->findChild<QLineEdit*>();
      if (!line) return false;
      line->selectAll();
      QTest::keyClicks(line, name);
      QTest::keyClick(line, Qt::Key_Return);
      return true;
    });
    entry("Save this view…")->trigger();
    QVERIFY(answers.allGiven());
  }

 private slots:
  void initTestCase() {
    dir_ = std::make_unique<QTemporaryDir>();
    test::beginUi(dir_->path());
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void init() { QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre")); }
  void cleanupTestCase() { window_.reset(); }

  void colour_isTypedChosenAndTakenBack() {
    window_->session().selection.select(first().id);
    auto* line = test::part<PropertyPanel>(*window_).findChild<QLineEdit*>("color");
    QVERIFY(line && line->text().isEmpty());
    const QColor own = toQColor(bodyColor(0));
    const Vec3 center = viewport().shown().scene().poses()[0].position;
    line->setFocus();
    QTest::keyClicks(line, "Teal");
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(model().of(Category::body).front()->value(*first().type->find("color")), Value(std::string("#008080")));
    QCOMPARE(line->text(), QString("#008080"));
    QVERIFY(hueApart(at(shown(), center), QColor("#008080")) < 0.06);
    test::screenshot(*window_, "colour-typed");

    QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(line, "rouge");
    QTest::keyClick(line, Qt::Key_Return);
    auto* error = line->parentWidget()->parentWidget()->findChild<QLabel*>("fieldError");
    QVERIFY(error && error->isVisible() && error->text().contains("'rouge' is no colour"));

    test::ModalAnswers answers;
    answers.answer([](QDialog* dialog) {
      auto* colors = qobject_cast<QColorDialog*>(dialog);
      if (!colors) return false;
      test::screenshot(*colors, "colour-dialog");
      colors->setCurrentColor(QColor("#cc2010"));
      QTest::keyClick(colors, Qt::Key_Return);
      return true;
    });
    QTest::mouseClick(test::part<PropertyPanel>(*window_).findChild<QToolButton*>("color.swatch"), Qt::LeftButton);
    QVERIFY(answers.allGiven());
    QCOMPARE(line->text(), QString("#cc2010"));
    QVERIFY(hueApart(at(shown(), center), QColor("#cc2010")) < 0.06);
    document().history().undo();
    document().history().undo();
    QVERIFY(line->text().isEmpty());
    QVERIFY(hueApart(at(shown(), center), own) < 0.06);
  }

  void switchedOff_isAGhost_thatCanBeSelected() {
    const ElementId body = first().id;
    const Vec3 center = viewport().shown().scene().poses()[0].position;
    const QColor solid = at(shown(), center);
    QVERIFY(document().submit({SetEnabled{body, false}}, "off"));
    QVERIFY(!viewport().shown().offParts().empty());
    const QColor ghost = at(shown(), center);
    QVERIFY(ghost != solid && ghost.saturation() < solid.saturation());
    test::screenshot(*window_, "ghosts");
    window_->session().selection.select(std::nullopt);
    click(center);
    QCOMPARE(window_->session().selection.element(), body);
    test::screenshot(*window_, "ghost-selected");

    action("What is switched off, as ghosts")->trigger();
    QVERIFY(viewport().shown().offParts().empty());
    QVERIFY(at(shown(), center) != ghost);
    window_->session().selection.select(std::nullopt);
    click(center);
    QVERIFY(!window_->session().selection.element());
    QCOMPARE(QSettings().value("view/switched_off").toBool(), false);
    action("What is switched off, as ghosts")->trigger();
    document().history().undo();
  }

  void views_areKeptUnderNames_andBroughtBack() {
    SceneCamera& camera = viewport().camera();
    camera.standardView(StandardView::front);
    camera.setParallelProjection(true);
    const CameraPose kept = CameraPose::of(camera.vtk());
    saveView("from the front");
    const Element* view = model().find("from the front");
    QVERIFY(view && view->as<NamedView>().isParallel() && window_->isWindowModified());
    camera.setParallelProjection(false);
    camera.standardView(StandardView::top);
    entry("from the front")->trigger();
    const CameraPose back = CameraPose::of(camera.vtk());
    QVERIFY(back.parallel && back.eye.isApprox(kept.eye) && back.focus.isApprox(kept.focus, 1e-9));
    QVERIFY(std::abs(back.halfHeight / kept.halfHeight - 1) < 1e-9);

    // It tracks the body, also where a run has taken that.
    window_->session().selection.select(first().id);
    action("The selected body")->trigger();
    saveView("along");
    QCOMPARE(model().find("along")->as<NamedView>().body, first().id);
    action("Nothing")->trigger();
    BodyPose pose = viewport().shown().scene().poses()[0];
    const Vec3 from = pose.position;
    pose.position += Vec3(0, 0, 5);
    viewport().shown().setPoses(std::array{pose});
    entry("along")->trigger();
    QVERIFY((CameraPose::of(camera.vtk()).focus - kept.focus).isApprox(Vec3(0, 0, 5), 1e-9));
    pose.position = from;
    viewport().shown().setPoses(std::array{pose});  // and follows it back
    QVERIFY((CameraPose::of(camera.vtk()).focus - kept.focus).norm() < 1e-9);
    action("Nothing")->trigger();

    camera.standardView(StandardView::top);
    const CameraPose top = CameraPose::of(camera.vtk());
    test::ModalAnswers answers;
    answers.answer([this](QDialog* dialog) {
      auto* list = dialog->findChild<QListWidget*>();
      if (!list || list->count() != 2) return false;
      list->setFocus();
      QTest::keyClick(list, Qt::Key_F2);
      auto* line = list->findChild<QLineEdit*>();
      if (!line) return false;
      line->selectAll();
      QTest::keyClicks(line, "above");
      QTest::keyClick(line, Qt::Key_Return);
      return true;
    });
    answers.answer([this](QDialog* dialog) {
      auto* list = dialog->findChild<QListWidget*>();
      if (!list || !model().find("above")) return false;
      for (QPushButton* button : dialog->findChildren<QPushButton*>())
        if (button->text().contains("seen")) QTest::mouseClick(button, Qt::LeftButton);
      test::screenshot(*dialog, "named-views");
      list->setCurrentRow(1);
      for (QPushButton* button : dialog->findChildren<QPushButton*>())
        if (button->text().contains("Delete")) QTest::mouseClick(button, Qt::LeftButton);
      dialog->reject();
      return true;
    });
    entry("Rename, replace, delete…")->trigger();
    QVERIFY(answers.allGiven());
    QVERIFY(!model().find("from the front") && !model().find("along"));
    QVERIFY(model().find("above")->as<NamedView>().eye.isApprox(top.eye));
    for (int i = 0; i < 5; ++i) document().history().undo();
    QVERIFY(model().of(Category::namedView).empty() && !window_->isWindowModified());
  }

  void viewsAndColours_areNoChangeOfTheRun() {
    QTRY_VERIFY(window_->session().controller.current().recording());
    window_->session().controller.run();
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > 0.05, 20000);
    window_->session().controller.pause();
    QTRY_COMPARE(window_->session().controller.state(), RunState::paused);
    const auto steps = window_->session().controller.progress().steps;
    saveView("while it ran");
    QVERIFY(!window_->session().controller.isStale());
    document().history().undo();
    QVERIFY(!window_->session().controller.isStale());
    QCOMPARE(window_->session().controller.progress().steps, steps);

    // Nor is a colour, which is seen at once.
    const QColor color("#108020");
    QVERIFY(document().submit({SetField{first().id, "color", std::string("#108020")}}, "colour"));
    QVERIFY(!window_->session().controller.isStale());
    QVERIFY(hueApart(at(shown(), viewport().shown().scene().poses()[0].position), color) < 0.06);
    QVERIFY(document().submit({SetField{first().id, "mass", 3.0}}, "mass"));
    QVERIFY(window_->session().controller.isStale());
  }

  void picture_canBeCutOut() {
    const auto& pictures = test::part<ViewPicture>(*window_);
    const Vec3 center = viewport().shown().scene().poses()[0].position;
    const QImage clear = pictures.cutOut(viewport().size()), plain = pictures.image(viewport().size());
    QCOMPARE(clear.size(), plain.size());
    QCOMPARE(at(clear, center).alpha(), 255);
    QCOMPARE(clear.pixelColor(3, clear.height() / 2).alpha(), 0);
    QCOMPARE(at(clear, center).rgb(), at(plain, center).rgb());
    test::screenshot(clear, "cut-out");

    const QString path = dir_->filePath("view.png");
    test::ModalAnswers answers;
    answers.answer([](QDialog* dialog) {
      auto* box = dialog->findChild<QCheckBox*>("transparent");
      if (!box) return false;
      QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
      test::screenshot(*dialog, "picture-dialog");
      QTest::keyClick(dialog, Qt::Key_Return);
      return true;
    });
    answers.choose(path);
    action("Picture of the view…")->trigger();
    QVERIFY(answers.allGiven());
    QVERIFY(QImage(path).hasAlphaChannel());
    QCOMPARE(QImage(path).pixelColor(3, 3).alpha(), 0);
    QVERIFY(QSettings().value("view/picture_transparent").toBool());
  }

  void sectionPlane_cutsWhatIsDrawn() {
    const ElementId body = first().id;
    const Vec3 center = viewport().shown().scene().poses()[0].position;
    const QImage whole = shown();
    auto& bar = test::part<SectionBar>(*window_);
    QVERIFY(!bar.isVisible());
    action("Section plane")->trigger();
    QVERIFY(bar.isVisible());
    auto* slider = bar.findChild<QSlider*>("sectionSlider");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);  // all is left out
    QVERIFY(at(shown(), center) != at(whole, center));
    window_->session().selection.select(std::nullopt);
    click(center);
    QVERIFY(!window_->session().selection.element());
    QTest::mouseClick(bar.findChild<QToolButton*>("sectionFlip"), Qt::LeftButton);
    QCOMPARE(at(shown(), center), at(whole, center));
    click(center);
    QCOMPARE(window_->session().selection.element(), body);
    QTest::mouseClick(bar.findChild<QToolButton*>("sectionFlip"), Qt::LeftButton);
    bar.findChild<QComboBox*>("sectionWay")->setCurrentIndex(4);
    slider->setValue(500);
    QVERIFY(viewport().shown().options().section->normal.isApprox(
        viewport().shown().scene().placementOf(body)->orientation * Vec3::UnitY()));
    test::screenshot(shown(), "section");
    test::screenshot(*window_, "section-window");
    QTest::mouseClick(bar.findChild<QToolButton*>("sectionClose"), Qt::LeftButton);
    QVERIFY(!bar.isVisible() && !viewport().shown().options().section);
  }

  void sectionPlane_isDraggedByItsHandle_toCentresNearby() {
    viewport().camera().standardView(StandardView::front);
    auto& bar = test::part<SectionBar>(*window_);
    bar.findChild<QComboBox*>("sectionWay")->setCurrentIndex(0);
    bar.findChild<QSlider*>("sectionSlider")->setValue(500);
    action("Section plane")->trigger();
    const auto offset = [this] { return viewport().shown().options().section->offset; };
    const Vec3 middle = bounds(viewport().shown().scene().bodyParts()).center();
    const auto handle = [&] { return onWidget({offset(), middle.y(), middle.z()}).toPoint(); };
    const double first = offset(), pixel = viewport().camera().projection().pixelAt(middle);
    const auto drag = [&](QPoint by, Qt::KeyboardModifiers keys) {
      const QPoint from = handle();
      QTest::mouseMove(&viewport(), from);
      QTest::mousePress(&viewport(), Qt::LeftButton, keys, from);
      for (int i = 1; i <= 10; ++i) {
        QMouseEvent move(QEvent::MouseMove, from + by * i / 10, viewport().mapToGlobal(from + by * i / 10),
                         Qt::NoButton, Qt::LeftButton, keys);
        QApplication::sendEvent(&viewport(), &move);
      }
      test::screenshot(*window_, "section-dragged");
      QTest::mouseRelease(&viewport(), Qt::LeftButton, keys, from + by);
    };
    drag({60, 0}, Qt::ControlModifier);  // free
    QVERIFY2(std::abs(offset() - first - 60 * pixel) < 2 * pixel, qPrintable(QString::number(offset() - first)));
    // To where the centre of the first body is, from some pixels beside it.
    const double center = viewport().shown().scene().poses()[0].position.x();
    const QPointF at = onWidget({center, middle.y(), middle.z()});
    drag(QPoint(qRound(at.x()) + 4 - handle().x(), 0), Qt::NoModifier);
    QVERIFY2(std::abs(offset() - center) < 1e-9, qPrintable(QString::number(offset() - center)));
    QTest::keyClick(&viewport(), Qt::Key_Escape);
    QVERIFY(!bar.isVisible());
  }

  void sectionPlane_isLaidOnAFaceThatIsClicked() {
    viewport().camera().standardView(StandardView::front);
    auto& bar = test::part<SectionBar>(*window_);
    action("Section plane")->trigger();
    auto* button = bar.findChild<QToolButton*>("sectionFace");
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!viewport().shown().options().section);  // a face is picked of what is whole
    QTest::keyClick(&viewport(), Qt::Key_Escape);
    QVERIFY(!button->isChecked() && bar.isVisible() && viewport().shown().options().section);

    QTest::mouseClick(button, Qt::LeftButton);
    const ElementId body = first().id;
    const Frame place = *viewport().shown().scene().placementOf(body);
    QTest::mouseMove(&viewport(), onWidget(place.position).toPoint());
    test::screenshot(*window_, "section-face");
    click(place.position);
    QVERIFY(!button->isChecked());
    const auto section = viewport().shown().options().section;
    QVERIFY(section && section->normal.dot(viewport().camera().projection().camera.forward) < 0);  // it was seen
    // All of the body lies on the side that stays, and touches the plane.
    std::vector<Part> parts = viewport().shown().scene().bodyParts();
    std::erase_if(parts, [body](const Part& part) { return part.id != body; });
    QVERIFY(std::abs(support(parts, section->normal) - section->offset) < 1e-4);
    QVERIFY(bar.findChild<QComboBox*>("sectionWay")->currentText().contains("face"));
    test::screenshot(*window_, "section-on-face");
    QTest::mouseClick(bar.findChild<QToolButton*>("sectionClose"), Qt::LeftButton);
  }

  void dark_isSeenAsWell() {
    if (qEnvironmentVariableIsEmpty("GYRE_SCREENSHOTS")) QSKIP("for people to look at");
    applyTheme(*qApp, ThemeChoice::dark);
    QVERIFY(document().submit({SetEnabled{first().id, false}}, "off"));
    window_->session().selection.select(model().of(Category::body).back()->id);
    action("Section plane")->trigger();
    QTest::qWait(50);
    test::screenshot(*window_, "view-dark");
    applyTheme(*qApp, ThemeChoice::light);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);  // a desktop's own cannot be answered from here
  QApplication app(argc, argv);
  tst_view_menu test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_view_menu.moc"
