// What acts, as arrows in the window: as long as the one scale says, in replay as live, with values and a legend, by
// switches that are remembered; and names in the picture.

#include "contacts/picture_legend.h"
#include "screenshot.h"
#include "shell/contact_controller.h"
#include "shell/load_controller.h"
#include "ui_session.h"
#include "vtk/render_widget.h"
#include "window_runs.h"

#include <QAction>
#include <QTemporaryDir>
#include <QTest>

using namespace gyre;
using namespace gyre::test;
using namespace gyre::ui;

namespace {

/// An arm driven about its pin, with a spring to the ground and a load at its tip.
constexpr const char* kArm = R"({"gyre": 1, "name": "arm",
  "bodies": [{"name": "arm", "type": "rigid", "mass": 2, "inertia": [0.01, 0.2, 0.2], "position": [0.5, 0, 0],
              "shapes": [{"type": "box", "size": [1, 0.1, 0.1]}]}],
  "joints": [{"name": "pin", "type": "revolute", "body1": "ground", "body2": "arm",
              "frame1": {"orientation": [0.7071067811865476, 0.7071067811865476, 0, 0]},
              "frame2": {"position": [-0.5, 0, 0], "orientation": [0.7071067811865476, 0.7071067811865476, 0, 0]}},
             {"name": "motor", "type": "drive", "joint": "pin", "coordinate": "angle", "motion": "sin(3*t)/2"
}],
  "forces": [{"name": "strut", "type": "spring", "body1": "ground", "body2": "arm",
              "frame1": {"position": [0.5, 0, 1]}, "frame2": {}, "stiffness": 40, "free_length": 0.5},
             {"name": "pull", "type": "force", "body": "arm", "point": [0.5, 0, 0], "value": [0, 0, -10]}],
  "simulation": {
  "integrator" : "geom2", "step" : 0.005, "end_time" : 1, "output_step" : 0.01
}
})";

}  // namespace

class tst_loads : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  Viewport& viewport() { return test::part<Viewport>(*window_); }
  PictureLegend& legend() { return test::part<ContactController>(*window_).legend(); }
  const std::vector<PictureLabels::Label>& labels() { return test::part<LoadController>(*window_).labels().labels(); }
  QAction* command(const QString& text) {
    for (QAction* a : window_->findChildren<QAction*>())
      if (a->text() == text) return a;
    return nullptr;
  }
  std::vector<LoadGlyphs::Drawn> drawn() {
    viewport().grabFramebuffer();
    const auto all = viewport().front().loads().drawn();
    return {all.begin(), all.end()};
  }
  double largest(LoadKind kind, bool isMoment = false) {
    double out = 0;
    for (const LoadGlyphs::Drawn& d : drawn())
      if (d.kind == kind && d.isMoment == isMoment) out = std::max(out, d.value);
    return out;
  }
  double recorded(const char* channel) {
    const Recording& recording = *window_->session().controller.current().recording();
    const std::size_t row = *window_->session().playback.row();
    for (std::size_t c = 0; c < recording.columns(); ++c)
      if (recording.channels()[c].name == channel) return recording.at(row, c);
    return -1;
  }

 private slots:
  void initTestCase() { beginUi(dir_.path()); }
  void init() {
    QSettings().clear();
    window_ = openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    openText(*window_, dir_, kArm);
  }
  void cleanup() { window_.reset(); }

  void arrows_followTheMoment() {
    runToTheEnd(*window_);
    QVERIFY(drawn().empty() && !legend().draws());
    for (const char* name :
         {"&Reactions of joints", "&Springs, bushings and beams", "&Loads and friction", "&Drives, stops and gears"})
      command(name)->trigger();
    for (const double t : {0.2, 0.7}) {
      window_->session().playback.showTime(t);
      QVERIFY(std::abs(largest(LoadKind::force) - 10) < 1e-9);
      QVERIFY(std::abs(largest(LoadKind::spring) - std::abs(recorded("strut.force"))) < 1e-9);
      QVERIFY(std::abs(largest(LoadKind::drive, true) - std::abs(recorded("motor.torque"))) < 1e-6);
      const double reaction = std::hypot(recorded("pin.fx"), recorded("pin.fy"), recorded("pin.fz"));
      QVERIFY(std::abs(largest(LoadKind::reaction) - reaction) < 1e-9);
    }
    QVERIFY(legend().draws() && legend().legendForce() > 0 && legend().legendMoment() > 0);
    QTRY_VERIFY(labels().size() >= 4);
    QVERIFY(std::any_of(labels().begin(), labels().end(), [](auto& label) { return label.text == "10 N"; }));
    for (std::size_t i = 0; i < labels().size(); ++i)
      for (std::size_t k = 0; k < i; ++k) QVERIFY(!labels()[i].place.intersects(labels()[k].place));
    screenshot(*window_, "loads");
    applyTheme(*qApp, ThemeChoice::dark);
    drawn();
    screenshot(*window_, "loads-dark");
    applyTheme(*qApp, ThemeChoice::light);
  }

  /// Each name once, the selected one among them; those of joints go with their sketches.
  void names_standInThePicture() {
    const auto written = [&] {
      drawn();
      QStringList out;
      for (const PictureLabels::Label& label : labels()) out << label.text;
      out.sort();
      return out;
    };
    QVERIFY(written().isEmpty());
    command("Names of &bodies, joints and forces")->trigger();
    QTRY_COMPARE(written(), QStringList({"arm", "motor", "pin", "pull", "strut"}));
    screenshot(*window_, "names");
    command("&Joints and forces")->trigger();
    QTRY_COMPARE(written(), QStringList{"arm"});
    window_ = openMainWindow();
    QVERIFY(command("Names of &bodies, joints and forces")->isChecked());
  }

  /// A switch for each kind; none is drawn before the run or after it was taken back.
  void switches_areRemembered() {
    command("&Springs, bushings and beams")->trigger();
    QVERIFY(drawn().empty());
    runToTheEnd(*window_);
    QCOMPARE(drawn().size(), std::size_t{1});
    window_ = openMainWindow();
    QVERIFY(command("&Springs, bushings and beams")->isChecked());
    QVERIFY(!command("&Reactions of joints")->isChecked() && command("&Values at the arrows")->isEnabled());
    openText(*window_, dir_, kArm);
    runToTheEnd(*window_);
    QCOMPARE(drawn().size(), std::size_t{1});
    window_->session().controller.reset();
    QTRY_VERIFY(drawn().empty() && !legend().draws());
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  tst_loads test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_loads.moc"
