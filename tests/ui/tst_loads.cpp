// What acts, as arrows in the window: as long as the one scale says, in replay as live, with values and a legend, by
// switches that are remembered; and names in the picture.

#include "contacts/picture_legend.h"
#include "modal_answers.h"
#include "screenshot.h"
#include "shell/contact_controller.h"
#include "shell/load_controller.h"
#include "theme/shade.h"
#include "ui_session.h"
#include "vtk/render_widget.h"
#include "window_runs.h"

#include <QAction>
#include <QSpinBox>
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

  /// Shades from nothing to the most of the run, one choice at a time; the model has its own colours.
  void bodies_areColouredByAQuantity() {
    command("&Speed")->trigger();
    QVERIFY(viewport().shown().scene().colors().empty() && !legend().shades());
    runToTheEnd(*window_);
    window_->session().playback.showTime(0.5);
    QVERIFY(!viewport().shown().scene().colors().empty());
    QVERIFY(legend().draws() && legend().shades()->title == "speed [m/s]");
    const double most = legend().shades()->to, now = std::hypot(recorded("arm.vx"), recorded("arm.vz"));
    QCOMPARE(viewport().shown().scene().colors()[0], shadeAt(now / most).rgb());
    viewport().grabFramebuffer();
    screenshot(*window_, "speed");
    const QImage picture = viewport().grab().toImage();
    int shades = 0;  // of the legend, which stands in the corner
    for (int x = picture.width() - 200; x < picture.width(); ++x)
      for (int y = picture.height() - 70; y < picture.height(); ++y)
        shades += picture.pixelColor(x, y).blue() < picture.pixelColor(x, y).red() - 60;
    QVERIFY2(shades > 300, qPrintable(QString::number(shades)));
    command("&Reaction force of joints")->trigger();
    QVERIFY(!command("&Speed")->isChecked());
    QCOMPARE(legend().shades()->title, QString("largest reaction of its joints [N]"));
    command("&Reaction force of joints")->trigger();
    QVERIFY(viewport().shown().scene().colors().empty() && !legend().shades());
  }

  /// A body that is followed stays where it is in the picture; one that is turned with stays as it looks.
  void camera_followsABody() {
    runToTheEnd(*window_);
    Playback& playback = window_->session().playback;
    playback.showTime(0);
    window_->session().selection.select(window_->session().document.model().find("arm")->id);
    const auto seen = [&](const Vec3& local) {
      const BodyPose& arm = viewport().shown().scene().poses()[0];
      return viewport().camera().projection().toWidget(arm.position + arm.orientation * local);
    };
    const auto moves = [&](const Vec3& local) {
      playback.showTime(0.1);
      const QPointF before = seen(local);
      playback.showTime(0.7);
      return pixelDistance(before, seen(local));
    };
    const Vec3 center = Vec3::Zero(), tip(0.5, 0, 0);
    QVERIFY(moves(center) > 1);
    command("The &selected body")->trigger();
    QVERIFY(moves(center) < 0.01 && moves(tip) > 1);
    command("The selected body, &turning with it")->trigger();
    QVERIFY(moves(center) < 0.01 && moves(tip) < 0.01);
    command("&Nothing")->trigger();
    QVERIFY(moves(center) > 1);
  }

  void camera_fitsTheWholeRun() {
    runToTheEnd(*window_);
    command("Fit the whole r&un")->trigger();
    for (const double t : {0.0, 0.3, 0.6, 1.0}) {
      window_->session().playback.showTime(t);
      const BodyPose& arm = viewport().shown().scene().poses()[0];
      for (const double x : {-0.5, 0.5})
        QVERIFY(
            QRectF(viewport().rect())
                .contains(viewport().camera().projection().toWidget(arm.position + arm.orientation * Vec3(x, 0, 0))));
    }
    QVERIFY(!viewport().camera().isFitted());
  }

  /// F12 asks for a size and a file; words and legend are in the picture.
  void picture_hasTheSizeThatWasAskedFor() {
    command("&Speed")->trigger();
    runToTheEnd(*window_);
    const QString path = dir_.filePath("view.png");
    ModalAnswers answers;
    answers.answer([](QDialog* dialog) {
      const auto sides = dialog->findChildren<QSpinBox*>();
      if (sides.size() != 2) return false;
      sides[0]->setValue(1801);
      sides[1]->setValue(1200);
      dialog->accept();
      return true;
    });
    answers.choose(path);
    QTest::keyClick(window_.get(), Qt::Key_F12);
    QVERIFY(answers.allGiven());
    const QImage picture(path);
    QCOMPARE(picture.size(), QSize(1801, 1200));
    int shades = 0;  // of the legend, which stands in the corner
    for (int x = picture.width() - 400; x < picture.width(); ++x)
      for (int y = picture.height() - 140; y < picture.height(); ++y)
        shades += picture.pixelColor(x, y).blue() < picture.pixelColor(x, y).red() - 60;
    QVERIFY2(shades > 600, qPrintable(QString::number(shades)));
    screenshot(picture, "view-picture");
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
