// URDF and MJCF against models made by hand: the same trajectories to round-off; and what is said of the rest.

#include "catalog/catalog.h"
#include "import/import_file.h"
#include "io/model_file.h"
#include "support/run_model.h"
#include "support/same_motion.h"
#include "support/test_models.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

Imported imported(const std::string& file) {
  auto done = importModel(std::string(GYRE_SOURCE_DIR "/tests/engine/import/files/") + file, catalog());
  if (!done) throw std::runtime_error(done.error().text());
  return std::move(*done);
}

/// The notes about lines that contain a text, one a line.
QString notesOf(const Imported& i) { return QString::fromStdString(notesText(i.notes, "file")); }

std::string refusal(const std::string& text) {
  const auto done = importText(text, "test.xml", catalog());
  return done ? std::string{} : done.error().text();
}

/// Whether a stop has been run into.
bool hasStopped(const Model& model, const char* stop) {
  const Run run = runModel(model);
  double deepest = 0;
  for (std::size_t r = 0; r < run.recording->rows(); ++r)
    deepest = std::max(deepest, std::abs(run.at(r, std::string(stop) + ".deflection")));
  return deepest > 1e-3;
}

const Quat toY(Eigen::AngleAxisd(-M_PI / 2, Vec3::UnitX()));  // marker z along y
Quat aboutY(double angle) { return Quat(Eigen::AngleAxisd(angle, Vec3::UnitY())); }

Matrix6 aboutZ(double c) {
  Matrix6 m;
  m.m(5, 5) = c;
  return m;
}

/// A capsule of this density along x: the cylinder and its two half balls (handbook).
std::pair<double, Inertia> capsule(double r, double l, double density) {
  const double mc = density * M_PI * r * r * l, ms = density * 4.0 / 3 * M_PI * r * r * r;
  const double axial = mc * r * r / 2 + ms * 0.4 * r * r;
  const double across = mc * (l * l / 12 + r * r / 4) + ms * (0.4 * r * r + l * l / 4 + 3 * l * r / 8);
  return {mc + ms, diagonal(axial, across, across)};
}

}  // namespace

class TestImport : public QObject {
  Q_OBJECT
 private slots:
  void followers_areCoupled_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("urdf") << QByteArray(R"(<robot name="hand"><link name="base"/>
      <link name="a"><inertial><origin xyz="0 0 -0.2"/><mass value="1"/>
        <inertia ixx="0.02" iyy="0.02" izz="0.01"/></inertial></link>
      <link name="b"><inertial><mass value="0.5"/><inertia ixx="0.01" iyy="0.01" izz="0.01"/></inertial></link>
      <joint name="turn" type="continuous"><parent link="base"/><child link="a"/><axis xyz="0 1 0"/></joint>
      <joint name="slide" type="prismatic"><parent link="base"/><child link="b"/><origin xyz="1 0 0"/>
        <axis xyz="1 0 0"/><mimic joint="turn" multiplier="0.3"/></joint></robot>)");
    QTest::newRow("mjcf") << QByteArray(R"(<mujoco><worldbody>
      <body name="a"><joint name="turn" axis="0 1 0"/>
        <inertial pos="0 0 -0.2" mass="1" diaginertia="0.02 0.02 0.01"/></body>
      <body name="b" pos="1 0 0"><joint name="slide" type="slide" axis="1 0 0"/>
        <inertial pos="0 0 0" mass="0.5" diaginertia="0.01 0.01 0.01"/></body></worldbody>
      <equality><joint joint1="slide" joint2="turn" polycoef="0 0.3 0 0 0"/></equality></mujoco>)");
  }
  void followers_areCoupled() {
    QFETCH(QByteArray, text);
    auto file = importText(text.toStdString(), "test.xml", catalog());
    QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
    QVERIFY2(file->notes.empty(), qPrintable(notesOf(*file)));
    // Released sideways, the hinged body takes the slider along; both start at zero.
    QVERIFY(file->model.apply(Edit{SetField{documentId, "gravity", Vec3(-9.81, 0, 0)}}).has_value());
    QVERIFY(file->model.apply(Edit{SetField{simulationId, "end_time", 0.5}}).has_value());
    const Run run = runModel(file->model);
    double moved = 0, worst = 0;
    for (std::size_t i = 0; i < run.recording->rows(); ++i) {
      const double angle = run.at(i, "turn.angle"), way = run.at(i, "b.x") - 1;
      worst = std::max(worst, std::abs(way - 0.3 * angle));
      moved = std::max(moved, std::abs(angle));
    }
    QVERIFY(moved > 0.1);
    QVERIFY2(worst < 1e-9, qPrintable(QString::number(worst)));  // what the constraint leaves after Newton
  }
  void followers_withoutAnEqual_areListed() {
    const auto file = importText(R"(<mujoco><worldbody><body name="a"><joint name="h"/>
      <inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/><body name="b"><joint name="s" type="slide"/>
      <inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/></body></body></worldbody><equality>
      <joint joint1="h" joint2="s" polycoef="0 1 2 0 0"/><joint joint1="h" joint2="s" polycoef="0 0"/>
      <joint joint1="h"/><joint joint1="h" joint2="x"/>
      </equality></mujoco>)",
                                 "test.xml", catalog());
    QVERIFY(file.has_value());
    const QString notes = notesOf(*file);
    for (const char* expected :
         {"only linear relations", "only a relation between two joints", "no hinge or slide 'x'"})
      QVERIFY2(notes.contains(expected), qPrintable(notes));
    QCOMPARE(file->model.of(Category::joint).size(), 2U);
  }

  void friction_isCoulombs_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("urdf") << QByteArray(R"(<robot name="two"><link name="base"/>
      <link name="slider"><inertial><mass value="2"/><inertia ixx="1" iyy="1" izz="1"/></inertial></link>
      <link name="arm"><inertial><origin xyz="0.5 0 0"/><mass value="1.5"/>
        <inertia ixx="0.1" iyy="0.1" izz="0.1"/></inertial></link>
      <joint name="rail" type="prismatic"><parent link="base"/><child link="slider"/><axis xyz="0 0 1"/>
        <dynamics friction="3"/></joint>
      <joint name="pin" type="continuous"><parent link="base"/><child link="arm"/><axis xyz="0 1 0"/>
        <dynamics friction="0.5"/></joint></robot>)");
    QTest::newRow("mjcf") << QByteArray(R"(<mujoco><option timestep="0.001"/><worldbody>
      <body name="slider"><joint name="rail" type="slide" frictionloss="3"/>
        <inertial mass="2" diaginertia="1 1 1"/></body>
      <body name="arm"><joint name="pin" axis="0 1 0" frictionloss="0.5"/>
        <inertial pos="0.5 0 0" mass="1.5" diaginertia="0.1 0.1 0.1"/></body></worldbody></mujoco>)");
  }
  /// Falling from rest, v = a t with a = g - f, f = F / m; swinging from level, I w^2 / 2 = T sin(angle) - M angle. The
  /// smoothed start leaves out of the friction vr f ln(2 g / (g - f)) / (g + f) of the speed, the integral of
  /// f (1 - tanh(v / vr)) dt with v' = g - f tanh(v / vr); and of the energy the integral of M (1 - tanh(w / wr))
  /// dangle, M I wr^2 pi^2 / 24 over a torque between T - M and T.
  void friction_isCoulombs() {
    QFETCH(QByteArray, text);
    auto file = importText(text.toStdString(), "test.xml", catalog());
    QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
    const QString notes = notesOf(*file);
    QCOMPARE(file->notes.size(), 2U);
    QVERIFY2(notes.contains("3 N tanh(v / (0.001 m/s))") && notes.contains("0.5 N m tanh(v / (0.1 rad/s))"),
             qPrintable(notes));
    // Steps that resolve the start, which takes vr / a = 0.12 ms.
    for (const auto& [key, value] :
         {std::pair{"step", 2e-5}, std::pair{"output_step", 1e-3}, std::pair{"end_time", 0.3}})
      QVERIFY(file->model.apply(Edit{SetField{simulationId, key, value}}).has_value());
    const Run run = runModel(file->model);
    const double g = 9.81, f = 3.0 / 2, I = 0.1 + 1.5 * 0.25, M = 0.5, T = 1.5 * g * 0.5;
    const double spared = 0.001 * f * std::log(2 * g / (g - f)) / (g + f), work = M * I * 0.01 * M_PI * M_PI / 24;
    double swung = 0;
    for (std::size_t r = 100; r < run.recording->rows(); ++r) {
      const double v = -run.at(r, "slider.vz"), w = run.at(r, "arm.wy"), angle = run.at(r, "pin.angle");
      const double t = run.recording->time(r);
      QVERIFY2(std::abs(v - (g - f) * t - spared) < 1e-6, qPrintable(QString::number(v - (g - f) * t)));
      const double energy = I * w * w / 2 - T * std::sin(angle) + M * angle;
      QVERIFY2(energy > work / T && energy < work / (T - M), qPrintable(QString::number(energy)));
      swung = std::max(swung, angle);
    }
    QVERIFY(swung > 0.5);
  }
  void friction_ofOtherJoints_isListed() {
    const auto file = importText(R"(<mujoco><worldbody><body name="a"><joint type="ball" frictionloss="1"/>
      <geom size="1"/></body></worldbody></mujoco>)",
                                 "test.xml", catalog());
    QVERIFY(file.has_value());
    QVERIFY2(notesOf(*file).contains("attribute frictionloss=\"1\" not understood"), qPrintable(notesOf(*file)));
    QVERIFY(refusal(R"(<mujoco><worldbody><body name="a"><joint frictionloss="-1"/><geom size="1"/></body></worldbody>
      </mujoco>)")
                .find("the frictionloss is negative") != std::string::npos);
  }

  void urdf_doublePendulum() {
    Imported file = imported("double-pendulum.urdf");
    const Quat r1 = aboutY(0.5), r2 = aboutY(0.5 - 0.9);
    const Vec3 top(0, 0, 2), hinge = top + r1 * Vec3(0, 0, -1);
    ModelBuilder b;
    const ElementId upper = b.body("rigid", "upper",
                                   {{"mass", 2.0},
                                    {"inertia", diagonal(0.2, 0.3, 0.1)},
                                    {"position", Vec3(top + r1 * Vec3(0, 0, -0.5))},
                                    {"orientation", r1}});
    const ElementId lower = b.body("rigid", "lower",
                                   {{"mass", 1.5},
                                    {"inertia", Inertia{0.08, 0.09, 0.05, 0, 0, 0.01}},
                                    {"position", Vec3(hinge + r2 * Vec3(0.1, 0, -0.4))},
                                    {"orientation", r2}});
    const Values ends{
        {"body1", ground}, {"frame1", at(top, toY)}, {"body2", upper}, {"frame2", at(Vec3(0, 0, 0.5), toY)}};
    b.joint("revolute", "shoulder", ends);
    const ElementId damper = b.force("bushing", "damper", ends);
    b.set(damper, "damping", aboutZ(0.1));
    // 0.2 N m above 0.1 rad/s, of another load on another bearing.
    const ElementId friction = b.force("joint_friction", "friction", ends);
    for (const auto& [key, value] :
         {std::pair{"radius", 0.02}, std::pair{"normal_load", 20.0}, std::pair{"transition_velocity", 0.002},
          std::pair{"static_friction", 0.5}, std::pair{"dynamic_friction", 0.5}})
      b.set(friction, key, value);
    const ElementId elbow = b.joint("revolute", "elbow",
                                    {{"body1", upper},
                                     {"frame1", at(Vec3(0, 0, -0.5), toY)},
                                     {"body2", lower},
                                     {"frame2", at(Vec3(-0.1, 0, 0.4), toY)}});
    // Its limits are -0.2 and 2 rad from the start, where its angle is -0.9 here.
    b.force("joint_stop", "stops", {{"joint", elbow}, {"lower", -0.9 - 0.2}, {"upper", -0.9 + 2}});
    b.run(1e-3, 1.0);
    QVERIFY(file.model.apply(Edit{SetField{simulationId, "end_time", 1.0}}).has_value());
    sameMotion(file.model, b.model(), {"upper", "lower"}, {"x", "z", "qw", "qy", "wy"}, 1e-7);
    QVERIFY(hasStopped(file.model, "elbow stops"));

    const QString notes = notesOf(file);
    for (const char* expected :
         {"file:13: robot 'double pendulum'/link 'upper'/visual/material 'blue': not understood",
          "link 'upper'/collision: left out: there is no contact",
          "joint 'shoulder': its friction of 0.2 N m is smoothed, 0.2 N m tanh(v / (0.1 "
          "rad/s)): it creeps below about 0.1 rad/s instead of sticking",
          "joint 'elbow'/limit: the limit of the speed is left out",
          "joint 'elbow'/limit: its hard limits became stops of",
          "N m s/rad, which follow from the inertia behind them: they give back 0.1 of the speed",
          "transmission 'motor': not understood"})
      QVERIFY2(notes.contains(expected), qPrintable(notes));
    QCOMPARE(file.notes.size(), 6U);
    // The massless tip is drawn as a part of the lower link, from its centre of mass.
    const auto shapes =
        std::get<Shapes>(file.model.find("lower")->value(*file.model.find("lower")->type->find("shapes")));
    QCOMPARE(shapes.size(), 1U);
    QVERIFY((shapes[0].placement.position - Vec3(-0.1, 0, -0.5)).norm() < 1e-15);
  }

  void mjcf_fourBar() {
    const ModelBuilder hand = [] {
      ModelBuilder b = fourBar();
      b.replaceJoint("C", "spherical");
      b.run(1e-3, 0.5);
      return b;
    }();
    const auto rod = [](const Vec3& from, const Vec3& to) {
      const Vec3 d = to - from, m = d / 2;
      const double l = d.norm(), angle = std::atan2(-d.z(), d.x());
      return fmt::format(R"(<inertial pos="{} 0 {}" axisangle="0 1 0 {}" mass="{}" diaginertia="{} {} {}"/>)", m.x(),
                         m.z(), angle * 180 / M_PI, l, l * 1e-4, l * l * l / 12, l * l * l / 12);
    };
    const Vec3 A(0, 0, 0), B(0.3, 0, 0.4), C(1.2, 0, 0.9), D(1, 0, 0);
    const std::string text = R"(<mujoco><option timestep="1e-3"/><default><joint axis="0 1 0"/></default><worldbody>
      <body name="crank"><joint name="A"/>)" +
                             rod(A, B) + R"(<body name="coupler" pos="0.3 0 0.4"><joint name="B"/>)" + rod(B, C) +
                             R"(</body></body><body name="rocker" pos="1 0 0"><joint name="D"/>)" + rod(D, C) +
                             R"(</body></worldbody><equality>
      <connect name="C" body1="coupler" body2="rocker" anchor="0.9 0 0.5"/></equality></mujoco>)";
    auto file = importText(text, "four-bar.xml", catalog());
    QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
    QVERIFY2(file->notes.empty(), qPrintable(notesOf(*file)));
    Model& model = file->model;
    QVERIFY(model.apply(Edit{SetField{simulationId, "end_time", 0.5}}).has_value());
    QVERIFY(model.apply(Edit{SetField{simulationId, "rho_inf", 0.8}}).has_value());
    sameMotion(model, hand.model(), {"crank", "coupler", "rocker"}, {"x", "z", "vx", "vz", "wy"});
  }

  void mjcf_arm() {
    Imported file = imported("arm.xml");
    const Quat r1 = aboutY(M_PI / 6), r2 = aboutY(M_PI / 6 + M_PI / 4);
    const Vec3 base(0, 0, 1), elbow = base + r1 * Vec3(0.5, 0, 0);
    ModelBuilder b;
    const auto [m1, J1] = capsule(0.05, 0.5, 800);
    const auto [m2, J2] = capsule(0.03, 0.4, 800);
    const auto link = [&](const char* name, double m, const Inertia& J, const Vec3& x, const Quat& r) {
      return b.body("rigid", name, {{"mass", m}, {"inertia", J}, {"position", x}, {"orientation", r}});
    };
    const ElementId upper = link("upper", m1, J1, base + r1 * Vec3(0.25, 0, 0), r1);
    const ElementId fore = link("fore", m2, J2, elbow + r2 * Vec3(0.2, 0, 0), r2);
    const Vec3 e(0.1, 0.04, 0.02);
    const double c = 0.2 / 12;
    const ElementId tool = link("tool", 0.2,
                                diagonal(c * (e.y() * e.y() + e.z() * e.z()), c * (e.x() * e.x() + e.z() * e.z()),
                                         c * (e.x() * e.x() + e.y() * e.y())),
                                elbow + r2 * Vec3(0.4, 0, 0), r2);
    const double mb = 900 * 4.0 / 3 * M_PI * 1e-3;
    link("ball", mb, diagonal(0.4 * mb * 0.01, 0.4 * mb * 0.01, 0.4 * mb * 0.01), Vec3(1, 1, 1), Quat::Identity());
    const Values shoulder{
        {"body1", ground}, {"frame1", at(base, r1)}, {"body2", upper}, {"frame2", at(Vec3(-0.25, 0, 0))}};
    const Values hinge{{"body1", upper},
                       {"frame1", at(Vec3(0.25, 0, 0), toY)},
                       {"body2", fore},
                       {"frame2", at(Vec3(-0.2, 0, 0), toY)}};
    b.joint("revolute", "shoulder", shoulder);
    const ElementId elbowJoint = b.joint("revolute", "elbow", hinge);
    b.force("joint_stop", "stops",
            {{"joint", elbowJoint}, {"lower", M_PI / 4 - M_PI / 2}, {"upper", M_PI / 4 + M_PI / 180}});
    b.joint("fixed", "tool joint",
            {{"body1", fore}, {"frame1", at(Vec3(0.2, 0, 0))}, {"body2", tool}, {"frame2", at(Vec3(0, 0, 0))}});
    b.set(b.force("bushing", "damper 1", shoulder), "damping", aboutZ(0.3));
    b.set(b.force("bushing", "damper 2", hinge), "damping", aboutZ(0.3));
    b.run(1e-3, 0.5);
    QVERIFY(file.model.apply(Edit{SetField{simulationId, "end_time", 0.5}}).has_value());
    sameMotion(file.model, b.model(), {"upper", "fore", "tool", "ball"}, {"x", "y", "z", "qw", "qy", "wx", "wz"});
    QVERIFY(hasStopped(file.model, "elbow stops"));
    const QString notes = notesOf(file);
    for (const char* expected :
         {"worldbody/geom: geometry of the world is left out", "joint 'elbow': its hard limits became stops of",
          "actuator/motor 'elbow': left out: a motor that nothing commands gives nothing"})
      QVERIFY2(notes.contains(expected), qPrintable(notes));
    QCOMPARE(file.notes.size(), 3U);
  }

  void result_isAFile() {
    for (const char* name : {"double-pendulum.urdf", "arm.xml"}) {
      const std::string text = modelText(imported(name).model);
      const auto again = parseModel(text, "test.gyre", catalog());
      QVERIFY2(again.has_value(), again ? "" : again.error().text().c_str());
      QCOMPARE(modelText(*again), text);
    }
  }

  void refusals_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* tag, const QByteArray& text, const char* says) {
      QTest::newRow(tag) << text << says;
    };
    const QByteArray inertial = R"(<inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1"/></inertial>)";
    const QByteArray link = "<link name=\"a\">" + inertial + "</link>";
    row("no XML", "{}", "not valid XML");
    row("empty", "", "not valid XML");
    row("cut off", "<robot>\n<link name=\"a\">", "test.xml:");
    row("other root", "\n<svg/>", "test.xml:2: a <robot> (URDF) or a <mujoco> (MJCF) was expected, not <svg>");
    row("no number", "<robot><link name=\"a\"><inertial><mass value=\"one\"/></inertial></link></robot>", "'one'");
    row("infinite", "<robot><link name=\"a\"><inertial><mass value=\"1e999\"/></inertial></link></robot>", "1e999");
    row("too few numbers", "<robot><link name=\"a\"><inertial><origin xyz=\"1 2\"/></inertial></link></robot>",
        "has 2 numbers; 3 were expected");
    row("no such link",
        "<robot>" + link + R"(<joint name="j" type="fixed"><parent link="b"/><child link="a"/></joint></robot>)",
        "no link 'b'");
    row("loop",
        "<robot>" + link + R"(<joint name="j" type="fixed"><parent link="a"/><child link="a"/></joint></robot>)",
        "loop");
    row("unknown joint",
        "<robot><link name=\"b\"/>" + link +
            R"(<joint name="j" type="gear"><parent link="b"/><child link="a"/></joint></robot>)",
        "'gear'");
    row("orientation", R"(<mujoco><worldbody><body quat="0 0 0 0"/></worldbody></mujoco>)", "no orientation");
    row("no such class", R"(<mujoco><worldbody><body><geom class="x"/></body></worldbody></mujoco>)", "'x'");
    row("no size", R"(<mujoco><worldbody><body><geom type="box" size="1"/></body></worldbody></mujoco>)", "3 sizes");
    row("tie to nobody", R"(<mujoco><equality><connect body1="x" anchor="0 0 0"/></equality></mujoco>)", "no body 'x'");
    row("deep", "<mujoco>" + QByteArray("<a>").repeated(100'000), "test.xml:1: elements are nested deeper than ");
    row("class of defaults without a name", "<mujoco><default>\n<default><geom/></default></default></mujoco>",
        "test.xml:2: mujoco/default/default: a class of defaults inside another needs a name");
    row("class inside itself", R"(<mujoco><default class="a"><default class="a"/></default></mujoco>)",
        "two classes of defaults are called 'a'");
    row("class inside itself, later",
        R"(<mujoco><default><default class="a"><default class="b"><default class="a"/></default></default></default></mujoco>)",
        "two classes of defaults are called 'a'");
    row("sequence of angles",
        R"(<mujoco><compiler eulerseq="x"/><worldbody><body euler="1 2 3"/></worldbody></mujoco>)", "eulerseq");
    row("negative mass",
        R"(<mujoco><worldbody><body><freejoint/><inertial mass="-1" diaginertia="1 1 1"/></body></worldbody></mujoco>)",
        "the mass is negative");
  }
  void refusals() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    const QString said = QString::fromStdString(refusal(text.toStdString()));
    QVERIFY2(said.contains(says) && said.contains("test.xml"), qPrintable(said));
  }

  /// Several outermost sections are one class, as where files are included; the later counts.
  void defaults_ofSeveralSections_areJoined() {
    const auto file = importText(R"(<mujoco><default><geom type="box" size="1 1 1" density="1"/>
      <default class="c"><geom density="3"/></default></default><default><geom density="2"/></default>
      <worldbody><body name="a"><freejoint/><geom/></body><body name="b"><freejoint/><geom class="c"/></body></worldbody>
      </mujoco>)",
                                 "test.xml", catalog());
    QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
    for (const auto& [name, mass] : {std::pair{"a", 16.0}, std::pair{"b", 24.0}}) {
      const Element* e = file->model.find(name);
      QVERIFY(std::abs(std::get<double>(e->value(*e->type->find("mass"))) - mass) < 1e-12);
    }
  }

  void namesTakenTwice_areChangedAndNoted() {
    const auto file = importText(R"(<mujoco><worldbody><body name="a"><joint name="a"/><geom size="1"/></body>
      <body name="ground"><freejoint/><geom size="1"/></body></worldbody></mujoco>)",
                                 "test.xml", catalog());
    QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
    QVERIFY(file->model.find("a") && file->model.find("a 1") && file->model.find("ground 1"));
    QCOMPARE(file->notes.size(), 2U);
    QVERIFY(notesOf(*file).contains("called 'a 1' here"));
  }

  void slide_orItsAbsence_isSaid() {
    const auto file = importText(
        R"(<mujoco><worldbody><body name="a"><joint name="s" type="slide"/><geom size="1"/></body></worldbody></mujoco>)",
        "test.xml", catalog());
    QVERIFY(file.has_value());
    const bool known = catalog().find(Category::joint, "prismatic") != nullptr;
    QCOMPARE(file->model.find("s") != nullptr, known);
    QCOMPARE(notesOf(*file).contains("no joint 'prismatic' yet"), !known);
  }
};

QTEST_GUILESS_MAIN(TestImport)
#include "tst_import.moc"
