// Flexible beams in the window: the bent surface takes clicks where it is, shades follow the stress, diagrams the
// section forces, and the plot along the beams the moment; all of it as recorded.

#include "beams/beam_panel.h"
#include "contacts/picture_legend.h"
#include "figure/plot_surface.h"
#include "figure_checks.h"
#include "flexible/flexible_beam.h"
#include "modal_answers.h"
#include "scene/scene_from_model.h"
#include "screenshot.h"
#include "shell/beam_controller.h"
#include "shell/contact_controller.h"
#include "support/cpu_times.h"
#include "support/model_builder.h"
#include "theme/shade.h"
#include "ui_session.h"
#include "vtk/render_widget.h"
#include "window_runs.h"

#include <QAction>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace gyre;
using namespace gyre::test;
using namespace gyre::ui;

namespace {

/// A rod that a force at its end bends far down, and a post of two legs with a ball on top.
constexpr const char* kBeams = R"json({"gyre": 1, "name": "beams", "gravity": [0, 0, 0], "bodies": [
    {"name": "rod", "type": "flexible_beam", "elements": 8, "length": 1, "width": 0.03, "height": 0.02,
     "youngs_modulus": 1e8, "density": 500, "damping_time": 0.1},
    {"name": "post", "type": "flexible_beam", "elements": 6, "line": [[0, 0, 0], [0, 0, 0.5], [0.3, 0, 0.5]],
     "up": [0, 1, 0], "position": [0, 0.6, 0], "section": "tube", "diameter": 0.04, "wall": 0.005,
     "youngs_modulus": 1e9, "density": 500, "damping_time": 0.05},
    {"name": "ball", "type": "rigid", "mass": 0.1, "inertia": [1e-4, 1e-4, 1e-4], "position": [0.3, 0.6, 0.5],
     "shapes": [{"type": "sphere", "radius": 0.06}]}],
  "joints": [
    {"name": "clamp", "type": "fixed", "body1": "ground", "body2": "rod"},
    {"name": "foot", "type": "fixed", "body1": "ground", "body2": "post", "frame1": {"position": [0, 0.6, 0],
     "orientation": [0.5, -0.5, -0.5, -0.5]}},
    {"name": "top", "type": "spherical", "body1": "post", "station1": 1, "body2": "ball"}],
  "forces": [
    {"name": "load", "type": "force", "body": "rod", "station": 1, "value": [0, 0, "-8*min(t, 1)"]},
    {"name": "push", "type": "force", "body": "ball", "value": [0, "2*min(t, 1)", 0]}],
  "simulation": {"integrator": "geom1", "step": 0.01, "end_time": 2, "output_step": 0.02}})json";

}  // namespace

class tst_flexible_view : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  Viewport& viewport() { return test::part<Viewport>(*window_); }
  PictureLegend& legend() { return test::part<ContactController>(*window_).legend(); }
  BeamPanel& panel() { return *test::part<BeamController>(*window_).panel(); }
  const SceneParts& scene() { return viewport().shown().scene(); }
  const SceneBeam& beam(std::size_t i) { return scene().description().beams[i]; }
  QAction* command(const QString& text) {
    for (QAction* a : window_->findChildren<QAction*>())
      if (a->text().remove('&') == text) return a;
    return nullptr;
  }
  double recorded(const std::string& channel) {
    const Recording& recording = *window_->session().controller.current().recording();
    const std::size_t row = *window_->session().playback.row();
    for (std::size_t c = 0; c < recording.columns(); ++c)
      if (recording.channels()[c].name == channel) return recording.at(row, c);
    return std::nan("");
  }
  QPoint onWidget(const Vec3& point) { return viewport().camera().projection().toWidget(point).toPoint(); }
  void click(const Vec3& point) { QTest::mouseClick(&viewport(), Qt::LeftButton, {}, onWidget(point)); }
  QColor colorAt(const Vec3& point) { return viewport().grabFramebuffer().pixelColor(onWidget(point)); }
  /// The section half way between the nodes of an element.
  Vec3 middleOf(std::size_t which, std::size_t element) {
    const std::vector<Frame> sections = beam(which).skin->placed(scene().nodesOf(beam(which)));
    for (std::size_t i = 0; i < sections.size(); ++i)
      if (beam(which).skin->sections()[i] == BeamSkin::Section{element, 0.5}) return sections[i].position;
    return Vec3::Zero();
  }
  std::vector<ElementId> selected() { return window_->session().selection.elements(); }
  void showTime(double t) { window_->session().playback.showTime(t); }

 private slots:
  void initTestCase() { beginUi(dir_.path()); }
  void init() {
    QSettings().clear();
    window_ = openMainWindow({1600, 1000});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    openText(*window_, dir_, kBeams);
  }
  void cleanup() { window_.reset(); }

  /// At rest a click half way along hits the rod; bent, it does so where the rod has gone, and no more where it was.
  void clicks_meetTheBentSurface() {
    const ElementId rod = beam(0).id;
    const Vec3 before = middleOf(0, 6);
    click(before);
    QCOMPARE(selected(), std::vector{rod});
    runToTheEnd(*window_);
    const Vec3 after = middleOf(0, 6);
    QVERIFY((after - before).norm() > 0.1);
    QTest::keyClick(&viewport(), Qt::Key_3);  // from the right, where the bend is seen as such
    QTest::keyClick(&viewport(), Qt::Key_1);
    click(before);
    QVERIFY(selected().empty());
    click(after);
    QCOMPARE(selected(), std::vector{rod});
    // The rim of what is selected, just above and just below.
    const QColor accent = viewportColors(false).accent;
    const QImage picture = viewport().grabFramebuffer();
    const auto isRim = [&](const QPoint& at) {
      const QColor c = picture.pixelColor(at);
      return std::abs(c.red() - accent.red()) + std::abs(c.green() - accent.green()) +
                 std::abs(c.blue() - accent.blue()) <
             60;
    };
    for (const int side : {-1, 1}) {
      bool found = false;
      for (int away = 0; away < 24; ++away) found = found || isRim(onWidget(after) + QPoint(0, side * away));
      QVERIFY(found);
    }
    screenshot(*window_, "flexible-bent");
    applyTheme(*qApp, ThemeChoice::dark);
    screenshot(*window_, "flexible-bent-dark");
    applyTheme(*qApp, ThemeChoice::light);
  }

  /// One part for each beam, whatever its nodes.
  void parts_areTheSkins() {
    for (const std::size_t i : {0U, 1U}) {
      std::vector<Geometry> kinds;
      for (const Part& part : scene().bodyParts())
        if (part.id == beam(i).id) kinds.push_back(part.geometry);
      QCOMPARE(kinds, std::vector{Geometry::swept});
    }
    QCOMPARE(scene().bodyParts().size(), std::size_t{3});
  }

  void shades_tellTheStress() {
    command("Stress of flexible beams")->trigger();
    runToTheEnd(*window_);
    showTime(2);
    const double most = std::max(recorded("rod.max_stress"), recorded("post.max_stress"));
    QVERIFY(legend().shades());
    QVERIFY(legend().shades()->title.contains("[Pa]"));
    QVERIFY(legend().shades()->to >= most && legend().shades()->to < 1.3 * most);
    const std::size_t first = beam(0).bodies.front(), last = beam(0).bodies.back();
    const double of = legend().shades()->to;
    QCOMPARE(QColor(scene().colors()[first]), QColor(shadeAt(recorded("rod.0.stress") / of).rgb()));
    QCOMPARE(QColor(scene().colors()[last]), QColor(shadeAt(recorded("rod.8.stress") / of).rgb()));
    const std::vector<SceneBody>& bodies = scene().description().bodies;
    const auto ball = std::ranges::find(bodies, "ball", &SceneBody::name) - bodies.begin();
    QCOMPARE(QColor(scene().colors()[static_cast<std::size_t>(ball)]), QColor(viewportColors(false).fixture.rgb()));
    screenshot(*window_, "flexible-stress");
    // Over the run a shade keeps its meaning; by the moment it does not.
    showTime(0.3);
    QCOMPARE(legend().shades()->to, of);
    command("Shades over the whole run")->trigger();
    QVERIFY(legend().shades()->to < 0.8 * of);
    QVERIFY(std::abs(legend().shades()->to - std::max(recorded("rod.max_stress"), recorded("post.max_stress"))) <
            1e-9 * of);
    command("Strain energy of flexible beams")->trigger();
    QVERIFY(legend().shades()->title.contains("[J/m]"));
    command("Strain energy of flexible beams")->trigger();
    QVERIFY(!legend().shades() && scene().colors().empty());
  }

  void diagrams_standOnTheBeams() {
    runToTheEnd(*window_);
    const BeamDiagrams& diagrams = viewport().front().diagrams();
    QVERIFY(diagrams.isEmpty() && !legend().draws());
    command("Bending moment My")->trigger();
    showTime(2);
    QCOMPARE(diagrams.diagrams().size(), std::size_t{2});
    QVERIFY(std::abs(diagrams.largest(BeamQuantity::My) -
                     std::max(std::abs(recorded("rod.0.M_y")), std::abs(recorded("post.0.M_y")))) < 1e-9);
    QCOMPARE(diagrams.largest(BeamQuantity::Mz), 0.0);
    QVERIFY(diagrams.scale().moment > 0 && legend().draws());
    viewport().grabFramebuffer();
    QVERIFY(diagrams.cornersDrawn() > 2 * 8);
    // The ribbon is seen: on the side that is in tension, above the rod.
    const Frame start{scene().poses()[0].position, scene().poses()[0].orientation};
    const double reach = diagrams.scale().moment * recorded("rod.0.M_y");
    QVERIFY(reach > 0.02);
    const Vec3 inside = start.position + Vec3(0.02, 0, 0.5 * reach + 0.005);
    QTest::keyClick(&viewport(), Qt::Key_1);
    const QColor with = colorAt(inside);
    command("Bending moment My")->trigger();
    const QColor without = colorAt(inside);
    QVERIFY(std::abs(with.red() - without.red()) + std::abs(with.blue() - without.blue()) > 20);
    command("Bending moment My")->trigger();
    command("Bending moment Mz")->trigger();
    command("Torsion T")->trigger();
    QTest::keyClick(&viewport(), Qt::Key_0);
    screenshot(*window_, "flexible-diagrams");
    applyTheme(*qApp, ThemeChoice::dark);
    screenshot(*window_, "flexible-diagrams-dark");
    applyTheme(*qApp, ThemeChoice::light);
  }

  /// By keys: its own opens it, arrows choose what is drawn.
  void plot_followsTheMoment() {
    QTest::keyClick(window_.get(), Qt::Key_L, Qt::AltModifier | Qt::ShiftModifier);
    QTRY_VERIFY(panel().isVisible());
    QVERIFY(panel().emptyText().contains("Run a model"));
    runToTheEnd(*window_);
    QTRY_VERIFY(panel().emptyText().isEmpty());
    panel().quantity()->setFocus();
    QTest::keyClick(panel().quantity(), Qt::Key_Home);
    for (int i = 0; i < static_cast<int>(BeamQuantity::My); ++i) QTest::keyClick(panel().quantity(), Qt::Key_Down);
    QCOMPARE(panel().quantity()->currentText(), QString("bending moment My [N m]"));
    QCOMPARE(panel().plot().curves().size(), std::size_t{2});
    const AxisRange values = panel().plot().inSight().y;
    for (const double t : {0.4, 1.0, 2.0}) {
      showTime(t);
      const std::vector<BeamSpan>& spans = panel().plot().curves()[0].spans;
      QCOMPARE(spans.size(), std::size_t{8});
      QCOMPARE(spans[0].start, recorded("rod.0.M_y"));
      QCOMPARE(spans[3].start, recorded("rod.3.M_y"));
      QCOMPARE(spans[7].end, recorded("rod.8.M_y"));
      QCOMPARE(panel().plot().inSight().y, values);  // the scale stays
    }
    screenshot(*window_, "flexible-plot");
    checkFigure(panel().plot());
    panel().beams()->setFocus();
    QTest::keyClick(panel().beams(), Qt::Key_Down);
    QCOMPARE(panel().plot().curves().size(), std::size_t{1});
    QCOMPARE(panel().plot().curves()[0].name, QString("rod"));
    panel().quantity()->setFocus();
    QTest::keyClick(panel().quantity(), Qt::Key_End);
    QCOMPARE(panel().quantity()->currentText(), QString("deflection [m]"));
    const Vec3 moved(recorded("rod.tip.x") - 1, recorded("rod.tip.y"), recorded("rod.tip.z"));
    QVERIFY(std::abs(panel().plot().curves()[0].spans.back().end - moved.norm()) < 1e-9);
  }

  /// A hundred beams are a few calls of the graphics; what a frame takes is told.
  void manyBeams_areDrawnTogether() {
    ModelBuilder b;
    for (int i = 0; i < 100; ++i) {
      FlexibleBeam p;
      p.elements = 16;
      p.section = i % 2 ? FlexibleBeam::Section::circle : FlexibleBeam::Section::rectangle;
      p.position = Vec3(0, 0.1 * (i % 10), 0.15 * (i / 10));
      b.insert(flexibleBeamType(), "b" + std::to_string(i), std::any(p));
    }
    const SceneDescription many = sceneFromModel(b.model());
    Viewport view;
    view.resize(1000, 700);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setScene(many);
    const auto bent = [&](double curvature) {
      std::vector<BodyPose> poses;
      for (const SceneBody& body : many.bodies) {
        const double angle = curvature * body.initial.position.x();
        const Vec3 sag(0, 0, -0.5 * curvature * std::pow(body.initial.position.x(), 2));
        poses.push_back({body.id, body.initial.position + sag, Quat(Eigen::AngleAxisd(angle, Vec3::UnitY()))});
      }
      return poses;
    };
    view.setPoses(bent(0.1));
    QTest::qWait(300);  // the first frames compile shaders
    constexpr int count = 30;
    const int before = view.framesDrawn();
    double drawing = 0;
    QElapsedTimer clock;
    clock.start();
    const CpuTimes cpu;
    for (int i = 0; i < count; ++i) {
      view.setPoses(bent(0.02 * i));
      while (view.framesDrawn() <= before + i) QApplication::processEvents();
      drawing += view.lastFrameSeconds();
    }
    const double total = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
    qInfo("100 beams of 16 elements: %.1f frames/s, %.1f ms of a frame in the viewport", count / total,
          1e3 * drawing / count);
    qInfo("processors: %.1f ms a frame in this thread, %.1f ms in all", 1e3 * cpu.ofThread() / count,
          1e3 * cpu.ofProcess() / count);
    QVERIFY2(view.batchesDrawn() <= 4, qPrintable(QString::number(view.batchesDrawn())));
    screenshot(view, "flexible-many");
  }

  void table_isWrittenAsCsv() {
    QTest::keyClick(window_.get(), Qt::Key_L, Qt::AltModifier | Qt::ShiftModifier);
    runToTheEnd(*window_);
    const QString path = dir_.filePath("along.csv");
    ModalAnswers answers;
    answers.choose(path);
    QTest::mouseClick(panel().exportButton(), Qt::LeftButton);
    QVERIFY(answers.allGiven());
    QTRY_VERIFY(QFile::exists(path));
    const QByteArray text = contentOf(path);
    QVERIFY(text.contains("beam,s [m],N [N]"));
    QCOMPARE(text.count("\nrod,"), 9);
    QCOMPARE(text.count("\npost,"), 8);
  }
};

QTEST_MAIN(tst_flexible_view)
#include "tst_flexible_view.moc"
